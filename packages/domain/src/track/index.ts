/** Tracks: points, lines, jumps, prediction, drift and stays. */
export * from './drift.ts';
export * from './prediction.ts';
export * from './stay.ts';
export * from './track.ts';
export * from './track-jump.ts';
export * from './track-line.ts';
