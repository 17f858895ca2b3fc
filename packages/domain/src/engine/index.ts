/** Engines: consumption and its reference, cylinders, shaft, heat, and proof of flow. */
export * from './cylinder.ts';
export * from './flow-proof.ts';
export * from './fuel-consumption.ts';
export * from './fuel-grade.ts';
export * from './heat-flow.ts';
export * from './load-comparison.ts';
export * from './sfoc-correction.ts';
export * from './sfoc-drift.ts';
export * from './sfoc-factors.ts';
export * from './shaft.ts';
export * from './shop-test.ts';
