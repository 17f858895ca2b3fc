/** Values of the plant with their states, and how a result takes the state of its worst input. */
export * from './combine.ts';
export * from './plant-value.ts';
