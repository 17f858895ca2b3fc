import { formatAngle, formatNumber } from '@fms/domain/format';
import type { SlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer, refuse } from '@fms/domain/plant-value';
import { HOUR_MS } from '@fms/domain/time';
import { Segmented } from '@fms/ui/control';
import { z } from 'zod';
import { useText } from '../../../language/index.ts';
import type { TagFreshness } from '../../../live/index.ts';
import { addressOf, parameter } from '../../../navigation/address-schema.ts';
import { useAddressState } from '../../../navigation/use-address.ts';
import { Lazy } from '../../../registry/index.ts';
import { ComputedValue, getSlotNumber, PlantPanel, usePlantPlace, useSlotSeries, useSlots } from '../../plant/index.ts';
import { getAnswerNumber } from '../ship/answer.ts';
import { SHIP } from '../ship/conning-slots.ts';
import { useSpan } from '../ship/use-span.ts';
import { findShipWind, type ShipWind, WIND_SLOTS } from '../ship/wind.ts';
import { useWindHistory } from '../ship/wind-history.ts';
import style from './conning-panel.module.css';
import { WindRose } from './instrument-part.ts';
import type { Titled } from './panel-props.ts';
import { speak } from './spoken.ts';

/** A gust is the strongest of the last ten minutes (WMO-No. 8, mean wind of ten minutes). */
const GUST_MS = 600_000;
const REFERENCES = ['true', 'relative'] as const;
type Reference = (typeof REFERENCES)[number];
const ADDRESS = addressOf<{ reference: Reference }>({
  reference: parameter('wind', z.enum(REFERENCES), 'true'),
});

/** Wind on the rose, true with north up or relative with the bow up; both in numbers under it. */
export function WindPanel({ title }: Titled) {
  const t = useText();
  const { plant } = usePlantPlace();
  const [{ reference }, change] = useAddressState(ADDRESS);
  const measured = [SHIP.trueWindSpeed, SHIP.apparentWindSpeed].filter((slot) => plant.has(slot));
  if (measured.length === 0) return null;
  return (
    <PlantPanel
      title={title ?? t('WIND')}
      quiet
      slots={measured}
      className={style.panel}
      actions={
        <Segmented
          label={t('CONNING_WIND_REFERENCE')}
          value={reference}
          onChange={(next) => change({ reference: next })}
          options={[
            { value: 'true', label: t('CONNING_WIND_TRUE') },
            { value: 'relative', label: t('CONNING_WIND_RELATIVE') },
          ]}
        />
      }
    >
      <div className={style.windRose}>
        <WindRoseOf reference={reference} />
      </div>
      <WindNumbers />
    </PlantPanel>
  );
}

/** The rose alone. */
export function WindRoseOf({ reference }: { reference: Reference }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const readings = useSlots(WIND_SLOTS);
  const wind = findShipWind(plant, readings);
  const history = useWindHistory(useSpan(HOUR_MS));
  const from = reference === 'true' ? wind.trueFrom : wind.feltAngle;
  const degrees = getAnswerNumber(from);
  const turned = degrees === null ? null : (degrees + 360) % 360;
  const name = t(reference === 'true' ? 'WIND' : 'WIND_APPARENT');
  return (
    <Lazy
      part={WindRose}
      props={{
        label: speak(name, formatAngle(turned), stateOf(from), t),
        state: stateOf(from),
        fromDegrees: turned,
        beaufort: getAnswerNumber(wind.beaufort),
        headingDegrees: reference === 'true' ? (getSlotNumber(readings.get(SHIP.heading)) ?? 0) : 0,
        ...(reference === 'true' && { history }),
      }}
      fallback={null}
    />
  );
}

function stateOf(answer: PlantAnswer): TagFreshness {
  if (!hasValue(answer)) return 'unknown';
  return answer.state === 'late' ? 'late' : 'fresh';
}

/** Both winds in two columns: strength, gust and force; where they come from. */
function WindNumbers() {
  const t = useText();
  const { plant } = usePlantPlace();
  const readings = useSlots(WIND_SLOTS);
  const wind = findShipWind(plant, readings);
  const speeds = { layout: 'row', size: 'small', unit: 'm/s', decimals: 1 } as const;
  const [speed, angle] = plant.has(SHIP.trueWindSpeed)
    ? [SHIP.trueWindSpeed, SHIP.trueWindDirection]
    : [SHIP.apparentWindSpeed, SHIP.apparentWindAngle];
  return (
    <div className={style.pairs}>
      <ComputedValue {...speeds} label={t('CONNING_WIND_TRUE')} answer={wind.trueSpeed} from={speed} />
      <Words
        label={t('CONNING_FROM')}
        answer={wind.trueFrom}
        text={formatAngle(getAnswerNumber(wind.trueFrom))}
        from={angle}
      />
      <Gust />
      <ComputedValue {...speeds} label={t('CONNING_WIND_RELATIVE')} answer={wind.feltSpeed} from={speed} />
      <ComputedValue
        label={t('CONNING_BEAUFORT')}
        answer={wind.beaufort}
        unit=""
        layout="row"
        size="small"
        from={speed}
      />
      <Words label={t('CONNING_OFF_BOW')} answer={wind.feltAngle} text={offBow(wind)} from={angle} />
    </div>
  );
}

/** `47° P`: off the bow, and on which side. */
function offBow({ feltAngle }: ShipWind): string {
  const angle = getAnswerNumber(feltAngle);
  if (angle === null) return formatNumber(null);
  return `${formatNumber(Math.abs(angle))}° ${angle < 0 ? 'P' : 'S'}`;
}

type WordsProps = {
  readonly label: string;
  readonly answer: PlantAnswer;
  readonly text: string;
  readonly from: SlotRef;
};

const Words = (words: WordsProps) => <ComputedValue {...words} unit="" layout="row" size="small" />;

function Gust() {
  const t = useText();
  const { plant } = usePlantPlace();
  const { series } = useSlotSeries([SHIP.trueWindSpeed], useSpan(GUST_MS), 10);
  const points = series.get(SHIP.trueWindSpeed)?.points ?? [];
  const last = points.at(-1);
  const answer: PlantAnswer =
    last === undefined
      ? refuse(plant.has(SHIP.trueWindSpeed) ? 'too-few' : 'unknown', 'trueWindSpeed')
      : { value: Math.max(...points.map(({ max }) => max)), state: 'good', time: last.time };
  const look = { unit: 'm/s', decimals: 1, layout: 'row', size: 'small' } as const;
  return <ComputedValue {...look} label={t('CONNING_GUST')} answer={answer} from={SHIP.trueWindSpeed} />;
}
