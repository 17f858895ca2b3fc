/** What a form says of its fields, and the field of a moment. */
export const englishForm = {
  FIELD_INVALID: 'This is not valid',
  FIELD_TOO_SHORT: 'At least {{minimum}} characters',
  FIELD_TOO_LONG: 'At most {{maximum}} characters',
  FIELD_TOO_SMALL: 'At least {{minimum}}',
  FIELD_TOO_LARGE: 'At most {{maximum}}',
  CALENDAR: 'Calendar',
  PREVIOUS_MONTH: 'Previous month',
  NEXT_MONTH: 'Next month',
  WRONG_TIME: 'Not a valid time. Example: {{example}}',
  DISCARD_FORM_QUESTION: 'The form has unsaved changes. Discard them?',
  LOAD_AGAIN: 'Load again',
  COMPARE_EDITS: 'Compare',
  COMPARED_EDITS: 'Saved now → typed here. Save once more to keep what is typed.',
  FIELD_REQUIRED: 'This is required',
  DAYS_one: '{{count}} day',
  DAYS_other: '{{count}} days',
} as const;
