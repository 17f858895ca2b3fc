/** The ship's link: frames, their columns and their bytes. Runs in Node only. */
export * from './batch.ts';
export * from './codec.ts';
export * from './column.ts';
export * from './frame.ts';
export * from './gateway-setting.ts';
export * from './log-frame.ts';
export * from './ship-alarm.ts';
export * from './ship-view-setting.ts';
export * from './source-setting.ts';
export * from './tag-setting.ts';
