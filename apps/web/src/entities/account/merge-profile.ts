/** Merges two edits of a profile that were made at once. */
import type { UserProfile } from '@fms/contract/account';

type Fields = Readonly<Record<string, unknown>>;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const listChanges = (base: Fields, wanted: Fields) =>
  Object.entries(wanted).filter(([name, value]) => !isSame(value, base[name]));

/** The fields that a person changes. */
function editableOf({ fullName, email, phone, role, organizationId }: UserProfile): Fields {
  return { fullName, email, phone, role, organizationId };
}

/**
 * What was changed from `base` to `wanted`, made to `now`. Undefined when a field was changed there too; of one
 * preference the later choice counts.
 */
export function mergeProfile(base: UserProfile, wanted: UserProfile, now: UserProfile): UserProfile | undefined {
  const [before, present] = [editableOf(base), editableOf(now)];
  const fields = listChanges(before, editableOf(wanted));
  const isContested = fields.some(
    ([name, value]) => !isSame(present[name], before[name]) && !isSame(present[name], value),
  );
  if (isContested) return undefined;
  const data = { ...now.data, ...Object.fromEntries(listChanges(base.data, wanted.data)) };
  return { ...now, ...Object.fromEntries(fields), data };
}
