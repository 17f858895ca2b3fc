/** What tests of other workspaces ask of the contract's schemas. */
export * from './text-field.ts';
