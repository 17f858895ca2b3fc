/** Entries of a vessel that people make: one open in a form, added, corrected, taken away. */
export { AddButton } from './add-button.tsx';
export { type EntryCalls, useEntryChanges } from './use-entry-changes.ts';
