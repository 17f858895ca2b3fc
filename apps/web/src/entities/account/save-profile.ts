/** A profile travels whole (§7.2): what another browser saved meanwhile is merged, unless both changed the same. */
import { editAccountInfomation, getAccountInfomation, type UserProfile } from '@fms/contract/account';
import { ApiError, call } from '../../api/index.ts';

/** The last save of this browser and what it left; undefined where it failed. */
let last: Promise<UserProfile | undefined> = Promise.resolve(undefined);

/**
 * Saves a profile that was made from `base`. Saves go one after the other: the second of two quick choices was made before
 * the first was answered, and is not another edit.
 * @throws {ApiError} `changed-meanwhile` when another edit changed the same
 */
export function saveProfile(base: UserProfile, wanted: UserProfile): Promise<UserProfile> {
  const saved = last.then((stored) => saveAfter(stored, base, wanted));
  last = saved.catch(() => undefined);
  return saved;
}

async function saveAfter(stored: UserProfile | undefined, base: UserProfile, wanted: UserProfile) {
  const send = (body: UserProfile) => call(editAccountInfomation, { body });
  const isNewer = stored?.userName === wanted.userName && stored.revision > wanted.revision;
  try {
    return await send(isNewer ? ((await merge(base, wanted, stored)) ?? wanted) : wanted);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'changed-meanwhile')) throw error;
    const { userName } = wanted;
    const merged = await merge(base, wanted, await call(getAccountInfomation, { query: { userName } }));
    if (merged === undefined) throw error;
    return send(merged);
  }
}

/** Seldom needed, and so no part of what every screen loads. */
async function merge(base: UserProfile, wanted: UserProfile, now: UserProfile): Promise<UserProfile | undefined> {
  const { mergeProfile } = await import('./merge-profile.ts');
  return mergeProfile(base, wanted, now);
}
