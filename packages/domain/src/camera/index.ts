/** Cameras on board: when stills are taken and kept, what pictures may cost, how old they are, and what they must not show. */
export * from './alarm-still.ts';
export * from './camera-budget.ts';
export * from './live-view.ts';
export * from './picture-state.ts';
export * from './privacy-zone.ts';
export * from './still-schedule.ts';
export * from './still-timeline.ts';
