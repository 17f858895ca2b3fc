/** Formula tags: parser and evaluation. */
export * from './formula.ts';
export * from './formula-value.ts';
