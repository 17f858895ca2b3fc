/** What an edit changed, field by field, as the audit trail keeps it and people read it. */

export type Fields = Readonly<Record<string, unknown>>;

/** `{ setting: { a: 1 } }` → `{ 'setting.a': 1 }`; lists stay whole. */
export function flatten(fields: Fields, head = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isNested ? Object.entries(flatten(value as Fields, `${head}${name}.`)) : [[`${head}${name}`, value]];
    }),
  );
}

/** The fields that differ, before and after; undefined when none does. */
export function differences(before: Fields, after: Fields): { old: Fields; new: Fields } | undefined {
  const [old, now] = [flatten(before), flatten(after)];
  const changed = Object.keys(now).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  if (changed.length === 0) return undefined;
  // The store forgets the order of what an entry of a list holds: lists are kept as people read them.
  const kept = (value: unknown) => (Array.isArray(value) ? changeText(value) : (value ?? null));
  const pick = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, kept(fields[name])]));
  return { old: pick(old), new: pick(now) };
}

/** A value as a person reads it; an entry of a list by its words. */
export function changeText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(changeText).join('; ');
  if (typeof value === 'object') return Object.values(value).map(changeText).filter(Boolean).join(', ');
  return String(value);
}
