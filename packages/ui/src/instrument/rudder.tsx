import './strict-style.ts';
import '@oicl/openbridge-webcomponents/dist/navigation-instruments/rudder/rudder.js';
import './watch-face.ts';
import { getInstrumentPriority, InstrumentFrame, type InstrumentProps, isShown } from './instrument-frame.tsx';

export interface RudderProps extends InstrumentProps {
  /** Degrees, positive to starboard. */
  angleDegrees: number | null;
  /** Ordered angle; no mark where there is none. */
  orderDegrees?: number | null;
  /** Both ends of the scale; a larger angle is drawn at its end. */
  highestDegrees?: number;
}

const HIGHEST_DEGREES = 45;
/** An arc of 45 degrees to each side with its labels. */
const RATIO = 2;
/** The part frames the arc as if it were a whole circle: drawn larger to fill its slot. */
const ZOOM = 1.45;

/** A rudder's angle on a lying arc, its order as a mark on the rim. Its number stands under it. */
export default function Rudder(props: RudderProps) {
  const { label, state, angleDegrees, orderDegrees = null, highestDegrees = HIGHEST_DEGREES } = props;
  const onScale = (degrees: number) => Math.min(highestDegrees, Math.max(-highestDegrees, degrees));
  return (
    <InstrumentFrame label={label} state={state} ratio={RATIO} zoom={isShown(angleDegrees, state) ? ZOOM : 1}>
      {isShown(angleDegrees, state) ? (
        <obc-rudder
          angle={onScale(angleDegrees)}
          setpoint={orderDegrees === null ? undefined : onScale(orderDegrees)}
          maxAngle={highestDegrees}
          priority={getInstrumentPriority(state)}
          variant="bar"
          showLabels
          zoomToFitArc
        />
      ) : undefined}
    </InstrumentFrame>
  );
}
