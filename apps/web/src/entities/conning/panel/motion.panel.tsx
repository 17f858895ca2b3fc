import { computeHeel } from '@fms/domain/conning';
import { formatAge, formatNumber } from '@fms/domain/format';
import type { SlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import { MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import { CentreBar, computeDepthScale, DepthProfile } from '@fms/ui/instrument';
import { useMemo } from 'react';
import { type TextKey, useText } from '../../../language/index.ts';
import { findGaps, type TagFreshness } from '../../../live/index.ts';
import {
  ComputedValue,
  getSlotNumber,
  PlantPanel,
  SlotValue,
  usePlantPlace,
  useSlot,
  useSlotSeries,
} from '../../plant/index.ts';
import { SHIP } from '../ship/conning-slots.ts';
import { useSpan } from '../ship/use-span.ts';
import style from './conning-panel.module.css';
import type { Titled } from './panel-props.ts';
import { speak } from './spoken.ts';

const PROFILE_MS = 30 * MINUTE_MS;
const PROFILE_POINTS = 60;
const PROFILE_GAP_MS = 2 * MINUTE_MS;
/** Ends of the bars: beyond these a ship is in distress. */
const ROLL_DEGREES = 20;
const PITCH_DEGREES = 5;

const DEPTHS: readonly (readonly [SlotRef, TextKey])[] = [
  [SHIP.depthBelowKeel, 'CONNING_BELOW_KEEL'],
  [SHIP.depthBelowTransducer, 'CONNING_BELOW_TRANSDUCER'],
  [SHIP.depthBelowSurface, 'CONNING_BELOW_SURFACE'],
];

/** Water under the ship with the seabed of the last half hour, draught, and how the ship moves in the sea. */
export function MotionPanel({ title }: Titled) {
  const t = useText();
  const { plant } = usePlantPlace();
  const depth = DEPTHS.find(([slot]) => plant.has(slot));
  const moves = [SHIP.roll, SHIP.pitch].filter((slot) => plant.has(slot));
  if (depth === undefined && moves.length === 0) return null;
  const slots = [...(depth ? [depth[0]] : []), ...moves];
  return (
    <PlantPanel title={title ?? t('CONNING_DEPTH_AND_MOTION')} quiet slots={slots} className={style.panel}>
      <div className={style.fill}>
        {depth && (
          <>
            <div className={style.line}>
              <SlotValue slot={depth[0]} label={t(depth[1])} size="large" />
              {plant.has(SHIP.draught) && <SlotValue slot={SHIP.draught} label={t('DRAUGHT')} showAge />}
            </div>
            <Seabed slot={depth[0]} />
          </>
        )}
        <div className={style.rows}>
          {plant.has(SHIP.roll) && (
            <MotionRow slot={SHIP.roll} label={t('CONNING_ROLL')} extent={ROLL_DEGREES} sides={['P', 'S']} />
          )}
          {plant.has(SHIP.pitch) && (
            <MotionRow
              slot={SHIP.pitch}
              label={t('CONNING_PITCH')}
              extent={PITCH_DEGREES}
              sides={[t('CONNING_DOWN'), t('CONNING_UP')]}
            />
          )}
          {plant.has(SHIP.heel) ? (
            <MotionRow slot={SHIP.heel} label={t('CONNING_HEEL')} extent={ROLL_DEGREES} sides={['P', 'S']} />
          ) : (
            plant.has(SHIP.roll) && <ComputedHeel />
          )}
        </div>
      </div>
    </PlantPanel>
  );
}

/** Whole minutes of the past half hour, and what is measured now at its end. */
function Seabed({ slot }: { slot: SlotRef }) {
  const t = useText();
  const span = useSpan(PROFILE_MS);
  const { points } = useSlotSeries([slot], span, PROFILE_POINTS).series.get(slot) ?? { points: [] };
  const now = useSlot(slot);
  const meters = now.state === 'stale' ? undefined : getSlotNumber(now);
  const { time, depth, window } = useMemo(() => {
    const end =
      meters === undefined || now.time === undefined || now.time < span.to ? [] : [[now.time, meters] as const];
    return {
      time: [...points.map((point) => point.time), ...end.map(([at]) => at)],
      depth: [...points.map(({ avg }) => avg), ...end.map(([, value]) => value)],
      window: { from: span.from, to: Math.max(span.to, now.time ?? 0) } satisfies TimeSpan,
    };
  }, [points, meters, now.time, span]);
  const gaps = findGaps(points, span, PROFILE_MS / PROFILE_POINTS, PROFILE_GAP_MS);
  return (
    <DepthProfile
      label={speak(t('CONNING_SEABED'), `${formatNumber(meters)} ${now.unit}`, now.state, t)}
      state={now.state}
      time={time}
      depth={depth}
      window={window}
      gaps={gaps}
      scaleMeters={computeDepthScale(depth)}
      ends={[`−${formatAge(PROFILE_MS)}`, t('CONNING_NOW')]}
    />
  );
}

interface MotionRowProps {
  readonly slot: SlotRef;
  readonly label: string;
  /** Degrees at both ends. */
  readonly extent: number;
  /** Words for negative and positive. */
  readonly sides: readonly [string, string];
}

function MotionRow({ slot, label, extent, sides }: MotionRowProps) {
  const reading = useSlot(slot);
  const value = getSlotNumber(reading) ?? null;
  return (
    <div className={style.motion}>
      <MotionBar label={label} state={reading.state} value={value} extent={extent} sides={sides} />
      <SlotValue slot={slot} label={label} text={formatSided(value, sides)} layout="row" size="small" />
    </div>
  );
}

/** `1.8° P`: how far, and to which side; one that rounds to nothing leans to none. */
function formatSided(degrees: number | null, sides: MotionRowProps['sides']): string {
  if (degrees === null) return formatNumber(null);
  const far = formatNumber(Math.abs(degrees), { decimals: 1 });
  return Number(far) === 0 ? `${far}°` : `${far}° ${sides[degrees < 0 ? 0 : 1]}`;
}

/** The mean of the roll of a minute, where the ship does not say its heel. */
function ComputedHeel() {
  const t = useText();
  const span = useSpan(MINUTE_MS);
  const series = useSlotSeries([SHIP.roll], { from: span.from - MINUTE_MS, to: span.to }, 24).series.get(SHIP.roll);
  const samples = (series?.points ?? []).map(({ time, avg }) => ({ time, roll: avg }));
  const answer: PlantAnswer = computeHeel(samples, samples.at(-1)?.time ?? span.to);
  const label = t('CONNING_HEEL');
  const value = hasValue(answer) ? answer.value : null;
  const sides = ['P', 'S'] as const;
  return (
    <div className={style.motion}>
      <MotionBar
        label={label}
        state={hasValue(answer) ? 'fresh' : 'unknown'}
        value={value}
        extent={ROLL_DEGREES}
        sides={sides}
      />
      <ComputedValue
        label={label}
        answer={answer}
        text={formatSided(value, sides)}
        unit=""
        layout="row"
        size="small"
        from={SHIP.roll}
      />
    </div>
  );
}

interface MotionBarProps extends Omit<MotionRowProps, 'slot'> {
  readonly state: TagFreshness;
  readonly value: number | null;
}

function MotionBar({ label, state, value, extent, sides }: MotionBarProps) {
  const t = useText();
  return (
    <CentreBar label={speak(label, formatSided(value, sides), state, t)} state={state} value={value} extent={extent} />
  );
}
