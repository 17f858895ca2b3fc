/** Mimics of a plant from props alone: pipes by medium, devices, tanks, readings and marks of flow. */
export { DeviceIcon, DeviceSymbol, type DeviceSymbolProps } from './device-symbol.tsx';
export { MEDIUM_COLOR, type MimicMedium } from './medium.ts';
export { MediumKey } from './medium-key.tsx';
export { MimicDrawing, type MimicDrawingProps } from './mimic-drawing.tsx';
export { MimicReading, type MimicReadingProps } from './mimic-reading.tsx';
export { MimicTank, type MimicTankProps } from './mimic-tank.tsx';
export { MimicPipe, type MimicPipeProps } from './pipe.tsx';
