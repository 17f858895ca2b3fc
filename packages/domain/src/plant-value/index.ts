/** Values of the plant with their states, how a result takes the state of its worst input, dated factors, and explanations. */
export * from './combine.ts';
export * from './explanation.ts';
export * from './factor-set.ts';
export * from './plant-value.ts';
