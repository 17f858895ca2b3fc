import './strict-style.ts';
import '@oicl/openbridge-webcomponents/dist/navigation-instruments/speed-gauge/speed-gauge.js';
import './watch-face.ts';
import { formatReading } from '../value/reading-state.ts';
import {
  getInstrumentPriority,
  InstrumentFrame,
  type InstrumentProps,
  isShown,
  MiddleReading,
} from './instrument-frame.tsx';

export interface SpeedGaugeProps extends InstrumentProps {
  speedKnots: number | null;
  /** End of the scale; a multiple of the tick interval. */
  maxKnots: number;
  tickKnots: number;
  planKnots?: number | undefined;
  /** Under the number: "kn over ground". */
  caption: string;
}

/** Speed on an arc of 225 degrees, the number in its middle. */
export default function SpeedGauge({
  label,
  state,
  speedKnots,
  maxKnots,
  tickKnots,
  planKnots,
  caption,
}: SpeedGaugeProps) {
  const text = formatReading(speedKnots, state, { decimals: 1 });
  return (
    <InstrumentFrame
      label={label}
      state={state}
      reading={<MiddleReading text={text} caption={caption} state={state} />}
    >
      {isShown(speedKnots, state) ? (
        // No speedAdvices: the part draws a stray sector for them.
        <obc-speed-gauge
          speed={Math.min(Math.max(0, speedKnots), maxKnots)}
          maxSpeed={maxKnots}
          setpoint={planKnots}
          priority={getInstrumentPriority(state)}
          needleType="bar"
          tickmarkInterval={tickKnots}
          showLabels
        />
      ) : undefined}
    </InstrumentFrame>
  );
}
