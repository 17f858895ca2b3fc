/** The audit trail: who did what, when and from where. */
export * from './action.ts';
export * from './audit.ts';
