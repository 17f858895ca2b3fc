/** A profile travels whole (§7.2): what another browser saved meanwhile is merged, unless both changed the same. */
import { editAccountInfomation, getAccountInfomation, type UserProfile } from '@fms/contract/account';
import { ApiError, call } from '../../api/index.ts';

/** Saves a profile that was made from `base`. @throws {ApiError} `changed-meanwhile` when another edit changed the same */
export async function saveProfile(base: UserProfile, wanted: UserProfile): Promise<UserProfile> {
  const send = (body: UserProfile) => call(editAccountInfomation, { body });
  try {
    return await send(wanted);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'changed-meanwhile')) throw error;
    // Seldom needed, and so no part of what every screen loads.
    const { mergeProfile } = await import('./merge-profile.ts');
    const { userName } = wanted;
    const merged = mergeProfile(base, wanted, await call(getAccountInfomation, { query: { userName } }));
    if (merged === undefined) throw error;
    return send(merged);
  }
}
