import type { ReactNode } from 'react';
import '../../../language/machinery/conning.ts';
import type { PlantView } from '../../plant/index.ts';
import { SHIP } from '../ship/conning-slots.ts';
import { AzimuthPanel } from './azimuth.panel.tsx';
import { HeadingPanel } from './heading.panel.tsx';
import { MotionPanel } from './motion.panel.tsx';
import type { ConningPanelProps } from './panel-props.ts';
import { PropulsionPanel } from './propulsion.panel.tsx';
import { SpeedPanel } from './speed.panel.tsx';
import { SteeringPanel } from './steering.panel.tsx';
import { ThrusterPanel } from './thruster.panel.tsx';
import { WindPanel } from './wind.panel.tsx';

export type ConningPart =
  | 'heading'
  | 'speed'
  | 'wind'
  | 'motion'
  | 'steering'
  | 'propulsion'
  | 'azimuths'
  | 'thrusters';

interface PartRule {
  readonly Panel: (props: ConningPanelProps) => ReactNode;
  /** Whether this ship measures any of it. */
  readonly isThere: (plant: PlantView) => boolean;
}

const ofKind = (kind: 'rudder' | 'shaft' | 'azimuth' | 'thruster') => (plant: PlantView) =>
  plant.ofKind(kind).some(({ id }) => plant.listSlots(id).length > 0);
const anyOf =
  (...slots: readonly (keyof typeof SHIP)[]) =>
  (plant: PlantView) =>
    slots.some((slot) => plant.has(SHIP[slot]));

const PARTS: Readonly<Record<ConningPart, PartRule>> = {
  heading: { Panel: HeadingPanel, isThere: anyOf('heading', 'course') },
  speed: { Panel: SpeedPanel, isThere: anyOf('speedOverGround', 'speedThroughWater') },
  wind: { Panel: WindPanel, isThere: anyOf('trueWindSpeed', 'apparentWindSpeed') },
  motion: {
    Panel: MotionPanel,
    isThere: anyOf('depthBelowKeel', 'depthBelowTransducer', 'depthBelowSurface', 'roll', 'pitch'),
  },
  steering: { Panel: SteeringPanel, isThere: ofKind('rudder') },
  propulsion: { Panel: PropulsionPanel, isThere: ofKind('shaft') },
  azimuths: { Panel: AzimuthPanel, isThere: ofKind('azimuth') },
  thrusters: { Panel: ThrusterPanel, isThere: ofKind('thruster') },
};

/** One panel of conning by itself; undefined where the ship measures nothing of it. */
export function findConningPanel(plant: PlantView, part: ConningPart): PartRule['Panel'] | undefined {
  const { Panel, isThere } = PARTS[part];
  return isThere(plant) ? Panel : undefined;
}
