import type { Vessel } from '@fms/contract/vessel';
import { computeHeadingDifference } from '@fms/domain/conning';
import { formatAngle, formatNumber } from '@fms/domain/format';
import { hasValue, type PlantInput, refuse } from '@fms/domain/plant-value';
import { getBoardName } from '@fms/domain/tag';
import { useText } from '../../../language/index.ts';
import { getNumber, useTag } from '../../../live/index.ts';
import { Lazy } from '../../../registry/index.ts';
import { getSlotNumber, PlantPanel, SlotValue, toPlantInput, usePlantPlace, useSlots } from '../../plant/index.ts';
import { useVesselTags } from '../../tag/index.ts';
import { SHIP } from '../ship/conning-slots.ts';
import style from './conning-panel.module.css';
import { Compass } from './instrument-part.ts';
import type { ConningPanelProps } from './panel-props.ts';
import { speak } from './spoken.ts';
import { getVesselPicture } from './vessel-picture.ts';

const SLOTS = [SHIP.heading, SHIP.headingOrder, SHIP.course, SHIP.rateOfTurn, SHIP.crossTrackError] as const;

/** Heading with set heading, course over ground and rate of turn on a north-up rose; their numbers beside it. */
export function HeadingPanel({ vessel, title }: ConningPanelProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const shown = SLOTS.filter((slot) => plant.has(slot));
  if (!plant.has(SHIP.heading) && !plant.has(SHIP.course)) return null;
  return (
    <PlantPanel title={title ?? t('CONNING_HEADING')} quiet slots={shown} className={style.panel} actions={<Words />}>
      <div className={style.beside}>
        <div className={style.rose} title={t('TURN_DOTS')}>
          <HeadingRose vessel={vessel} />
        </div>
        <div className={style.numbers}>
          {plant.has(SHIP.heading) && <SlotValue slot={SHIP.heading} label={t('HDG_TRUE')} size="large" />}
          {plant.has(SHIP.headingOrder) && (
            <div className={style.order}>
              <SlotValue slot={SHIP.headingOrder} label={t('CONNING_SET_HEADING')} size="small" />
            </div>
          )}
          {plant.has(SHIP.course) && <SlotValue slot={SHIP.course} label={t('COG')} />}
          {plant.has(SHIP.rateOfTurn) && <SlotValue slot={SHIP.rateOfTurn} label={t('ROT')} signed />}
          {plant.has(SHIP.crossTrackError) && (
            <SlotValue slot={SHIP.crossTrackError} label={t('CONNING_XTE')} size="small" signed />
          )}
        </div>
      </div>
      <HeadingSource vessel={vessel} />
    </PlantPanel>
  );
}

function Words() {
  const t = useText();
  return <span className={style.words}>{t('NORTH_UP')}</span>;
}

/** The rose alone; also in the layout that is read from afar. */
export function HeadingRose({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const readings = useSlots(SLOTS);
  const [heading, order, course, turn] = SLOTS.map((slot) => readings.get(slot));
  const main = heading?.tag === undefined ? course : heading;
  const degrees = getSlotNumber(main) ?? null;
  const isTurnKnown = turn?.state !== 'stale' && turn?.state !== 'late';
  const name = t(main === heading ? 'HEADING' : 'COURSE');
  return (
    <Lazy
      part={Compass}
      props={{
        label: speak(name, formatAngle(degrees), main?.state ?? 'unknown', t),
        state: main?.state ?? 'unknown',
        headingDegrees: degrees,
        courseDegrees: course?.state === 'stale' ? null : (getSlotNumber(course) ?? null),
        setHeadingDegrees: order?.state === 'stale' ? null : (getSlotNumber(order) ?? null),
        rateOfTurn: isTurnKnown ? (getSlotNumber(turn) ?? null) : null,
        vessel: getVesselPicture(vessel),
      }}
      fallback={null}
    />
  );
}

/** Which sensor the heading is of, and how much the second one differs. */
function HeadingSource({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const { tags } = useVesselTags(vessel.id);
  const first = plant.tagOf(SHIP.heading);
  const heading = useSlots([SHIP.heading]).get(SHIP.heading);
  const second = tags.find((tag) => first !== undefined && tag.Id !== first.Id && isSameQuantity(tag, first));
  const other = useTag(second?.Id ?? null);
  if (first === undefined) return null;
  const value = getNumber(other);
  const secondHeading: PlantInput =
    value === undefined || other.freshness === 'stale' || other.freshness === 'bad'
      ? refuse('unknown', 'secondHeading')
      : { value, state: 'good' };
  const difference = computeHeadingDifference({ heading: toPlantInput(heading, 'heading'), secondHeading });
  // The vessel's own heading is kept without the name of its source.
  const words = first.source === '' ? [] : [t('CONNING_SOURCE', { source: first.source })];
  if (second !== undefined && hasValue(difference)) {
    const degrees = formatNumber(difference.value, { decimals: 1, signed: true });
    words.push(t('CONNING_SECOND_SOURCE', { source: second.source, degrees }));
  }
  return words.length === 0 ? null : <p className={style.foot}>{words.join(' · ')}</p>;
}

const isSameQuantity = (one: Parameters<typeof getBoardName>[0], other: Parameters<typeof getBoardName>[0]): boolean =>
  getBoardName(one) === getBoardName(other);
