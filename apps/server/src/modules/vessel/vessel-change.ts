/** What an edit changed, field by field, as the audit trail keeps it and people read it. */

export type Fields = Readonly<Record<string, unknown>>;

/** `{ setting: { a: 1 } }` → `{ 'setting.a': 1 }`; lists stay whole. */
export function flattenFields(fields: Fields, head = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isNested ? Object.entries(flattenFields(value as Fields, `${head}${name}.`)) : [[`${head}${name}`, value]];
    }),
  );
}

/** The fields that differ, before and after; undefined when none does. */
export function diffFields(before: Fields, after: Fields): { old: Fields; new: Fields } | undefined {
  const [old, now] = [flattenFields(before), flattenFields(after)];
  const changed = Object.keys(now).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  if (changed.length === 0) return undefined;
  const pick = (fields: Fields, others: Fields) =>
    Object.fromEntries(changed.map((name) => [name, kept(fields[name], others[name])]));
  return { old: pick(old, now), new: pick(now, old) };
}

/**
 * The store forgets the order of what an entry of a list holds: lists are kept as people read them, and of a long one
 * only the entries the other list does not have, unless it was the order alone that changed.
 */
function kept(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value)) return value ?? null;
  const entries = value.map(formatChange);
  const others = Array.isArray(other) ? other.map(formatChange) : [];
  const own = without(entries, others);
  const isReordered = own.length === 0 && without(others, entries).length === 0;
  return (isReordered ? entries : own).join('; ');
}

/** The entries that are left when each of the others has taken one like it away. */
function without(entries: readonly string[], others: readonly string[]): string[] {
  const taking = [...others];
  return entries.filter((entry) => {
    const place = taking.indexOf(entry);
    if (place !== -1) taking.splice(place, 1);
    return place === -1;
  });
}

/** A value as a person reads it; an entry of a list by its words. */
export function formatChange(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(formatChange).join('; ');
  if (typeof value === 'object') return Object.values(value).map(formatChange).filter(Boolean).join(', ');
  return String(value);
}
