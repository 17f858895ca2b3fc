import { HOUR_MS } from '@fms/domain/time';
import { Reading, type ReadingProps } from '../../src/value/reading.tsx';
import { Sparkline, type SparklineProps } from '../../src/value/sparkline.tsx';
import { buildCurve } from './curves.ts';

const NOW = Date.UTC(2026, 10, 21, 8, 42, 16);
const WINDOW = { from: NOW - HOUR_MS, to: NOW };
/** The whole range of the tag, so that a steady pressure looks steady. */
const SCALE = { low: 1.4, high: 4.4 };
const SECONDS_2 = { kind: 'full', text: '2 s' } as const;

function steady(until: number): Shown['spark'] {
  const to = WINDOW.from + until * HOUR_MS;
  const { time, value } = buildCurve({ from: WINDOW.from, to, count: 60, noise: 0.08, seed: 7 }, () => 3.9);
  return { time, value, scale: SCALE };
}

function falling(drop: number, limit: number): Shown['spark'] {
  const { time, value } = buildCurve(
    { from: WINDOW.from, to: NOW, count: 60, noise: 0.08, seed: 3 },
    (share) => 3.9 - drop * Math.max(0, share - 0.55) ** 1.5,
  );
  return { time, value, limit, scale: SCALE };
}

interface Shown {
  reading: Omit<ReadingProps, 'label' | 'unit' | 'decimals' | 'boxed' | 'children'>;
  spark: Pick<SparklineProps, 'time' | 'value' | 'limit' | 'scale' | 'plain'>;
  name: string;
  words: string;
}

const acknowledged = { priority: 'warning', acknowledged: true, label: 'warning, acknowledged' } as const;
const raised = { priority: 'alarm', acknowledged: false, label: 'alarm, unacknowledged' } as const;

const STATES: Shown[] = [
  {
    reading: { value: 3.9, state: 'fresh', age: SECONDS_2 },
    spark: steady(1),
    name: 'Fresh',
    words: 'within one interval',
  },
  {
    reading: { value: 3.9, state: 'late', age: { kind: 'half', text: '3 min' } },
    spark: steady(0.92),
    name: 'Late',
    words: 'past 3 intervals, value still shown',
  },
  {
    reading: { value: 3.9, state: 'stale', age: { kind: 'half', text: '21 min' } },
    spark: steady(0.74),
    name: 'Stale',
    words: 'past 10 min, struck out',
  },
  {
    reading: { value: 3.9, state: 'bad', age: SECONDS_2 },
    spark: steady(0.64),
    name: 'Bad quality',
    words: 'sensor fault reported',
  },
  {
    reading: { value: null, state: 'unknown', age: { kind: 'none', text: 'no data' } },
    spark: { time: [], value: [] },
    name: 'Unknown',
    words: 'never received',
  },
  {
    reading: { value: 2.7, state: 'fresh', age: SECONDS_2, alarm: acknowledged },
    spark: falling(4.2, 2.7),
    name: 'Warning',
    words: 'acknowledged, steady',
  },
  {
    reading: { value: 2.1, state: 'fresh', age: SECONDS_2, alarm: raised },
    spark: { ...falling(6, 2.5), plain: true },
    name: 'Alarm',
    words: 'unacknowledged, frame blinks at 1 Hz',
  },
];

export function ValueStates() {
  return (
    <div className="values">
      {STATES.map(({ reading, spark, name, words }) => (
        <Reading key={name} label="LO pressure" unit="bar" decimals={1} boxed {...reading}>
          <Sparkline
            {...spark}
            window={WINDOW}
            state={reading.state}
            height={26}
            label={`LO pressure, last hour, ${name}`}
          />
          <p className="name">{name}</p>
          <p className="words">{words}</p>
        </Reading>
      ))}
    </div>
  );
}
