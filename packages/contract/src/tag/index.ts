/** Data tags, their latest values and their statistics. */
export * from './tag.ts';
