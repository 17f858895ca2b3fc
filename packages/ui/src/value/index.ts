/** Readings, their age, and small curves. */
export { AgeMark } from './age-mark.tsx';
export { Hatch } from './hatch.tsx';
export { Reading, type ReadingAlarm, type ReadingProps } from './reading.tsx';
export type { ReadingState } from './reading-state.ts';
export { Sparkline } from './sparkline.tsx';
