/** Data tags, their latest values, their statistics and what people set of them. */
export * from './tag.ts';
export * from './tag-edit.ts';
export * from './tag-forecast.ts';
export * from './tag-setting.ts';
