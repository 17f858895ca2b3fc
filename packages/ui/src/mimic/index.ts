/** Mimics of a plant from props alone: pipes by medium, devices, tanks, readings and marks of flow. */
export type { DeviceIconName } from './device-names.ts';
