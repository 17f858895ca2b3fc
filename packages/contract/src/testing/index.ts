/** Test helpers on the contract's schemas for other workspaces. */
export * from './text-field.ts';
