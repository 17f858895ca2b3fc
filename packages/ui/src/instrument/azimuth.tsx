import './strict-style.ts';
import '@oicl/openbridge-webcomponents/dist/navigation-instruments/azimuth-thruster/azimuth-thruster.js';
import './watch-face.ts';
import { getInstrumentPriority, InstrumentFrame, type InstrumentProps, isShown } from './instrument-frame.tsx';

export interface AzimuthProps extends InstrumentProps {
  /** Direction of the thrust from the bow, clockwise. */
  angleDegrees: number | null;
  angleOrderDegrees?: number | null;
  /** −100 to 100. */
  thrustPercent: number | null;
  thrustOrderPercent?: number | null;
}

/** A turning thruster from above: where it pushes and how much, orders as marks. Its numbers stand under it. */
export default function Azimuth(props: AzimuthProps) {
  const { label, state, angleDegrees, angleOrderDegrees = null, thrustPercent, thrustOrderPercent = null } = props;
  return (
    <InstrumentFrame label={label} state={state}>
      {isShown(angleDegrees, state) ? (
        <obc-azimuth-thruster
          angle={angleDegrees}
          angleSetpoint={angleOrderDegrees ?? undefined}
          thrust={clamp(thrustPercent ?? 0)}
          thrustSetpoint={thrustOrderPercent === null ? undefined : clamp(thrustOrderPercent)}
          priority={getInstrumentPriority(state)}
          showLabels={false}
          starboardPortIndicator
          topPropeller="none"
        />
      ) : undefined}
    </InstrumentFrame>
  );
}

const clamp = (percent: number) => Math.min(100, Math.max(-100, percent));
