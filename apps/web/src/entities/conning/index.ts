/** What the bridge reads: heading, speed, wind, water, rudders and propellers, and their playback. */

export { BridgeButton, BridgeLayer, LiveBridgeLayer } from './bridge/bridge-button.tsx';
export { AzimuthPanel } from './panel/azimuth.panel.tsx';
export { type ConningPart, findConningPanel } from './panel/conning-part.tsx';
export { HeadingPanel } from './panel/heading.panel.tsx';
export { MotionPanel } from './panel/motion.panel.tsx';
export { PropulsionPanel } from './panel/propulsion.panel.tsx';
export { SpeedPanel } from './panel/speed.panel.tsx';
export { SteeringPanel } from './panel/steering.panel.tsx';
export { ThrusterPanel } from './panel/thruster.panel.tsx';
export { WindPanel } from './panel/wind.panel.tsx';
export { ARRANGEMENTS, type Arrangement, findArrangement, hasControllablePitch } from './ship/arrangement.ts';
export { SHIP } from './ship/conning-slots.ts';
export { TimelinePanel } from './timeline/timeline.panel.tsx';
