/** What the bridge reads: heading, speed, wind, water, rudders and propellers, and their playback. */
export { ARRANGEMENTS, type Arrangement, findArrangement, hasControllablePitch } from './arrangement.ts';
export { BridgeButton, BridgeLayer, LiveBridgeLayer } from './bridge/bridge-button.tsx';
export { type ConningPart, findConningPanel } from './conning-part.tsx';
export { SHIP } from './conning-slots.ts';
export { AzimuthPanel } from './panel/azimuth.panel.tsx';
export { HeadingPanel } from './panel/heading.panel.tsx';
export { MotionPanel } from './panel/motion.panel.tsx';
export { PropulsionPanel } from './panel/propulsion.panel.tsx';
export { SpeedPanel } from './panel/speed.panel.tsx';
export { SteeringPanel } from './panel/steering.panel.tsx';
export { ThrusterPanel } from './panel/thruster.panel.tsx';
export { WindPanel } from './panel/wind.panel.tsx';
export { TimelinePanel } from './timeline/timeline.panel.tsx';
