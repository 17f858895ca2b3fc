/** The budget of the line, and the governor that holds lanes to it. */
export * from './governor.ts';
export * from './line-budget.ts';
export * from './line-hours.ts';
export * from './line-usage.ts';
export * from './pace.ts';
export * from './port-state.ts';
