import './strict-style.ts';
import '@oicl/openbridge-webcomponents/dist/navigation-instruments/compass/compass.js';
import { useReducedMotion } from '@mantine/hooks';
import { getInstrumentPriority, InstrumentFrame, type InstrumentProps, isShown } from './instrument-frame.tsx';

export interface CompassProps extends InstrumentProps {
  headingDegrees: number | null;
  /** Course over ground; the heading where it is not known, so that no arrow points north by default. */
  courseDegrees: number | null;
  /** Autopilot's set heading. */
  setHeadingDegrees?: number | null;
  /** Degrees a minute, positive to starboard. */
  rateOfTurn?: number | null;
  /** Strength in Beaufort and direction it comes from. */
  wind?: { beaufort: number; fromDegrees: number } | null;
  /** Speed in knots and direction it comes from. */
  current?: { knots: number; fromDegrees: number } | null;
  /** Type of ship the hull in the middle is of; `psv` where left out. */
  vessel?: VesselPicture | undefined;
}

/** Hulls OpenBridge draws from above. */
export type VesselPicture = 'car-ferry' | 'cargo' | 'fishing-vessel' | 'psv' | 'tanker' | 'generic';

/**
 * How fast the dots of the rate of turn go round: ten times a minute at 30 degrees a minute, a moderate turn of a ship.
 * They stand still for a rate that is no longer fresh, since what moves looks live, and with reduced motion.
 */
const turnsPerMinute = (degreesPerMinute: number) => degreesPerMinute / 3;

/** The part keeps a generous inner margin: drawn larger to fill its slot. */
const ZOOM = 1.2;

/** Heading and course on a north-up rose. Its readings stand beside it. */
export default function Compass(props: CompassProps) {
  const {
    label,
    state,
    headingDegrees,
    courseDegrees,
    setHeadingDegrees = null,
    rateOfTurn,
    wind,
    current,
    vessel = 'psv',
  } = props;
  const isStill = useReducedMotion() || (state !== 'fresh' && state !== 'manual' && state !== 'simulated');
  return (
    <InstrumentFrame label={label} state={state} zoom={isShown(headingDegrees, state) ? ZOOM : 1}>
      {isShown(headingDegrees, state) ? (
        <obc-compass
          heading={headingDegrees}
          courseOverGround={courseDegrees ?? headingDegrees}
          headingSetpoint={setHeadingDegrees}
          windSpeed={wind?.beaufort ?? null}
          windFromDirection={wind?.fromDegrees ?? null}
          currentSpeed={current?.knots ?? null}
          currentFromDirection={current?.fromDegrees ?? null}
          rotationsPerMinute={isStill ? 0 : turnsPerMinute(rateOfTurn ?? 0)}
          priority={getInstrumentPriority(state)}
          priorityElements={['hdg', 'cog']}
          showLabels
          vesselImage={`${vessel}-top`}
        />
      ) : undefined}
    </InstrumentFrame>
  );
}
