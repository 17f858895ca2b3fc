import './strict-style.ts';
import '@oicl/openbridge-webcomponents/dist/navigation-instruments/gauge-radial/gauge-radial.js';
import './watch-face.ts';
import { readingText } from '../value/reading-state.ts';
import { InstrumentFrame, type InstrumentProps, isShown, MiddleReading, priorityOf } from './instrument-frame.tsx';

export interface RadialGaugeProps extends InstrumentProps {
  value: number | null;
  /** Under zero for scales that go both ways. */
  min?: number;
  max: number;
  decimals?: number;
  /** Under the number. */
  unit: string;
  setPoint?: number | undefined;
  /** Numbers at the ticks; the part clips those of four digits under 180 px. */
  showLabels?: boolean;
}

/** Revolutions, load and other plain scales on an arc of 270 degrees, the number in its middle. */
export default function RadialGauge(props: RadialGaugeProps) {
  const { label, state, value, min = 0, max, decimals = 0, unit, setPoint, showLabels = false } = props;
  const text = readingText(value, state, { decimals });
  return (
    <InstrumentFrame label={label} state={state} reading={<MiddleReading text={text} caption={unit} state={state} />}>
      {isShown(value, state) ? (
        <obc-gauge-radial
          value={Math.min(Math.max(min, value), max)}
          minValue={min}
          maxValue={max}
          setpoint={setPoint}
          priority={priorityOf(state)}
          type="filled"
          showLabels={showLabels}
          primaryTickmarkInterval={max / 2}
          secondaryTickmarkInterval={max / 8}
        />
      ) : undefined}
    </InstrumentFrame>
  );
}
