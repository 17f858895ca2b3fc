/** Sessions in which a person ashore looks at a screen on board: their levels, states, rights and approval. */
export * from './approval.ts';
export * from './level.ts';
export * from './pin.ts';
export * from './quality.ts';
export * from './right.ts';
export * from './screen-address.ts';
export * from './session.ts';
export * from './step.ts';
export * from './view-hold.ts';
