import './strict-style.ts';
import '@oicl/openbridge-webcomponents/dist/navigation-instruments/gauge-radial/gauge-radial.js';
import './watch-face.ts';
import type { LimitZone } from '@fms/domain/instrument';
import { useMemo } from 'react';
import { formatReading } from '../value/reading-state.ts';
import {
  getInstrumentPriority,
  InstrumentFrame,
  type InstrumentProps,
  isShown,
  MiddleReading,
} from './instrument-frame.tsx';

export interface RadialGaugeProps extends InstrumentProps {
  value: number | null;
  /** Under zero for scales that go both ways: zero then stands at the top, and both sides are as long as the longer one. */
  min?: number;
  max: number;
  decimals?: number;
  /** Under the number. */
  unit: string;
  setPoint?: number | undefined;
  /** What lies beyond the limits, marked along the arc. */
  zones?: readonly LimitZone[];
  /** Numbers at the ticks; the part clips those of four digits under 180 px. */
  showLabels?: boolean;
}

const NO_ZONES: readonly LimitZone[] = [];

/** Revolutions, load and other plain scales on an arc of 270 degrees, the number in its middle. */
export default function RadialGauge(props: RadialGaugeProps) {
  const { label, state, value, min = 0, max, decimals = 0, unit, setPoint, showLabels = false } = props;
  const { zones = NO_ZONES } = props;
  const text = formatReading(value, state, { decimals });
  // The part knows scales that begin at zero, and scales as long below zero as above it.
  const start = Math.max(0, min);
  const length = min < 0 ? Math.max(-min, max) : max - start;
  const advices = useMemo(
    () =>
      zones.map(({ from, to }) => ({
        minValue: from - start,
        maxValue: to - start,
        type: 'advice' as const,
        hinted: false,
      })),
    [zones, start],
  );
  return (
    <InstrumentFrame label={label} state={state} reading={<MiddleReading text={text} caption={unit} state={state} />}>
      {isShown(value, state) ? (
        <obc-gauge-radial
          value={Math.min(Math.max(min, value), max) - start}
          minValue={min < 0 ? -length : 0}
          maxValue={length}
          setpoint={setPoint === undefined ? undefined : setPoint - start}
          priority={getInstrumentPriority(state)}
          type="filled"
          advices={advices}
          showLabels={showLabels}
          primaryTickmarkInterval={length / 2}
          secondaryTickmarkInterval={length / 8}
        />
      ) : undefined}
    </InstrumentFrame>
  );
}
