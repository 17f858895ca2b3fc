/** Hull and propeller: points and their filters, corrections, the reference, speed loss, and other speeds. */
export * from './charter-check.ts';
export * from './correction.ts';
export * from './noon-difference.ts';
export * from './noon-report.ts';
export * from './performance-block.ts';
export * from './performance-bucket.ts';
export * from './performance-factors.ts';
export * from './performance-point.ts';
export * from './performance-quantity.ts';
export * from './speed-loss.ts';
export * from './trial-curve.ts';
export * from './what-if.ts';
