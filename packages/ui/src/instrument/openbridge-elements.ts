/** OpenBridge's instruments as React knows them: the properties we set, and no more. React 19 sets them natively. */
import type { Key } from 'react';

/** `enhanced` is the Live colour, `regular` the grey of values that are not fresh. */
export type InstrumentPriority = 'enhanced' | 'regular';

interface Element {
  key?: Key;
}

interface CompassElement extends Element {
  heading: number;
  courseOverGround: number;
  headingSetpoint: number | null;
  windSpeed: number | null;
  windFromDirection: number | null;
  currentSpeed: number | null;
  currentFromDirection: number | null;
  rotationsPerMinute: number;
  priority: InstrumentPriority;
  priorityElements: readonly string[];
  showLabels: boolean;
  vesselImage: string;
}

interface SpeedGaugeElement extends Element {
  speed: number;
  maxSpeed: number;
  setpoint: number | undefined;
  priority: InstrumentPriority;
  needleType: 'bar' | 'full';
  tickmarkInterval: number;
  showLabels: boolean;
}

interface WindElement extends Element {
  currentWindFromDirection: number;
  currentWindSpeedBeaufort: number;
  windHistogramData: readonly { direction: number; occurrences: number }[];
  vesselHeadingDeg: number;
}

/** A stretch of the scale that is marked along its outer edge; `caution` would borrow the colour of an alarm. */
interface GaugeAdvice {
  minValue: number;
  maxValue: number;
  type: 'advice';
  hinted: boolean;
}

interface GaugeRadialElement extends Element {
  value: number;
  minValue: number;
  maxValue: number;
  setpoint: number | undefined;
  priority: InstrumentPriority;
  type: 'filled' | 'bar' | 'needle';
  advices: readonly GaugeAdvice[];
  showLabels: boolean;
  primaryTickmarkInterval: number;
  secondaryTickmarkInterval: number;
}

interface RudderElement extends Element {
  /** Positive to starboard. */
  angle: number;
  setpoint: number | undefined;
  maxAngle: number;
  priority: InstrumentPriority;
  variant: 'bar' | 'needle';
  showLabels: boolean;
  zoomToFitArc: boolean;
}

/** Left bar: speed, 0 to 100; right bar: thrust, −100 to 100. */
interface MainEngineElement extends Element {
  thrust: number;
  thrustSetpoint: number | undefined;
  speed: number;
  speedSetpoint: number | undefined;
  priority: InstrumentPriority;
}

interface AzimuthThrusterElement extends Element {
  /** Degrees from the bow, clockwise. */
  angle: number;
  angleSetpoint: number | undefined;
  /** −100 to 100. */
  thrust: number;
  thrustSetpoint: number | undefined;
  priority: InstrumentPriority;
  showLabels: boolean;
  starboardPortIndicator: boolean;
  topPropeller: 'none' | 'cap' | 'single';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'obc-compass': CompassElement;
      'obc-speed-gauge': SpeedGaugeElement;
      'obc-wind': WindElement;
      'obc-gauge-radial': GaugeRadialElement;
      'obc-rudder': RudderElement;
      'obc-main-engine': MainEngineElement;
      'obc-azimuth-thruster': AzimuthThrusterElement;
    }
  }
}
