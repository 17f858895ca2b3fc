/** Instruments drawn without OpenBridge; those of OpenBridge are entries of their own and load late. */
export { BarGauge } from './bar-gauge.tsx';
export { BatteryBar } from './battery-bar.tsx';
export { CentreBar, type CentreBarProps } from './centre-bar.tsx';
export { computeDepthScale, DepthProfile, type DepthProfileProps } from './depth-profile.tsx';
export { Lamp } from './lamp.tsx';
export { TankBar } from './tank-bar.tsx';
