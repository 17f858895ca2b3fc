/** What differs between two states of a form, in words. */

export interface FieldChange {
  readonly field: string;
  readonly old: string;
  readonly new: string;
}

/** The label of each field whose changes are told, in the order in which they are. */
export type FieldLabels<Values> = { readonly [Name in keyof Values]?: string };
/** The words of a value; those of ids and choices are the form's own. */
export type ShowValue<Values> = (name: keyof Values & string, value: unknown) => string;

export function listFieldChanges<Values extends object>(
  before: Values,
  after: Values,
  labels: FieldLabels<Values>,
  show: ShowValue<Values>,
): readonly FieldChange[] {
  return (Object.keys(labels) as (keyof Values & string)[]).flatMap((name) => {
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) return [];
    return [{ field: labels[name] ?? name, old: show(name, before[name]), new: show(name, after[name]) }];
  });
}
