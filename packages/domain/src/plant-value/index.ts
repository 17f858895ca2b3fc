/** Values of the plant with their states, how a result takes the state of its worst input, and dated factors. */
export * from './combine.ts';
export * from './factor-set.ts';
export * from './plant-value.ts';
