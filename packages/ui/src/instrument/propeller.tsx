import './strict-style.ts';
import '@oicl/openbridge-webcomponents/dist/navigation-instruments/main-engine/main-engine.js';
import { getInstrumentPriority, InstrumentFrame, type InstrumentProps, isShown } from './instrument-frame.tsx';

export interface PropellerProps extends InstrumentProps {
  /** Shaft speed as a share of its scale, 0 to 100. */
  speedPercent: number | null;
  speedOrderPercent?: number | null;
  /** Pitch, −100 full astern to 100 full ahead; of a fixed propeller its speed with the sign of its direction. */
  thrustPercent: number | null;
  thrustOrderPercent?: number | null;
}

const RATIO = 0.5;

/** A shaft: its speed as a bar from the foot, its thrust as one from the middle, orders as marks beside them. */
export default function Propeller(props: PropellerProps) {
  const { label, state, speedPercent, speedOrderPercent = null, thrustPercent, thrustOrderPercent = null } = props;
  const main = speedPercent ?? thrustPercent;
  return (
    <InstrumentFrame label={label} state={state} ratio={RATIO}>
      {isShown(main, state) ? (
        <obc-main-engine
          speed={clamp(Math.abs(speedPercent ?? 0), 0)}
          speedSetpoint={speedOrderPercent === null ? undefined : clamp(Math.abs(speedOrderPercent), 0)}
          thrust={clamp(thrustPercent ?? 0, -100)}
          thrustSetpoint={thrustOrderPercent === null ? undefined : clamp(thrustOrderPercent, -100)}
          priority={getInstrumentPriority(state)}
        />
      ) : undefined}
    </InstrumentFrame>
  );
}

const clamp = (percent: number, least: number) => Math.min(100, Math.max(least, percent));
