/** How a form is made: one hook, its frame, its buttons, and the fields that Mantine has not. */

export { ChangePreview } from './change/change-preview.tsx';
export { type FieldLabels, listFieldChanges, type ShowValue } from './change/field-change.ts';
export { FieldChangeList } from './change/field-change-list.tsx';
export { OutdatedLine } from './change/outdated-line.tsx';
export { ChoiceField } from './choice-field.tsx';
export { FormDialog } from './form.dialog.tsx';
export { FormButtons } from './form-buttons.tsx';
export { FormFrame } from './form-frame.tsx';
export { PasswordField } from './password-field.tsx';
export { ReadOnlyField } from './read-only-field.tsx';
export { SaveViewForm } from './save-view-form.tsx';
export { DayField } from './time/day-field.tsx';
export { UtcTimeField } from './time/utc-time-field.tsx';
export { useContractForm } from './use-contract-form.ts';
