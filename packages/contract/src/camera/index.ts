/** Cameras on board: their stills, live views, what they may cost, and who looked. */
export * from './camera.ts';
export * from './camera-budget.ts';
export * from './camera-setting.ts';
export * from './live-view.ts';
export * from './still.ts';
