/** Permission levels (§6 and §9.12). */

/** §6. */
export const LEVEL_USER = 0;
export const LEVEL_MANAGER = 1;
export const LEVEL_ADMIN = 2;
export type PermissionLevel = typeof LEVEL_USER | typeof LEVEL_MANAGER | typeof LEVEL_ADMIN;

/**
 * §6: Admin gives 2, Manager gives 1, anything else 0. While two-factor authentication must still be enabled,
 * Admin and Manager drop to 0.
 */
export function getPermissionLevel(role: string | null | undefined, needEnable2FA = false): PermissionLevel {
  if (needEnable2FA) return LEVEL_USER;
  if (role === 'Admin') return LEVEL_ADMIN;
  return role === 'Manager' ? LEVEL_MANAGER : LEVEL_USER;
}

/**
 * Whether the role is withheld until the second factor is on: the organisation decides, `byDefault` where there is none.
 */
export function needsTwoFactor(
  account: { role: string; twoFactorEnabled: boolean; twoFactorRequired: boolean | null },
  byDefault: boolean,
): boolean {
  return account.role !== 'User' && !account.twoFactorEnabled && (account.twoFactorRequired ?? byDefault);
}

/** §6: whether the missing second factor lowers the user's level, who is then told and sent to settings. */
export function isLevelWithheld(role: string | null | undefined, needEnable2FA: boolean): boolean {
  return needEnable2FA && getPermissionLevel(role) > LEVEL_USER;
}

/** §6: admins see all folders, even empty ones; others see only folders that hold vessels. */
export function canSeeFolder(level: PermissionLevel, vesselCount: number): boolean {
  return level === LEVEL_ADMIN || vesselCount > 0;
}

/** §2.3 and §6: the Documentation link shows only when the level is above 0. */
export function canSeeDocumentation(level: PermissionLevel): boolean {
  return level > LEVEL_USER;
}

/** §6: function visibility is limited by the configuration's functionLimit list, such as `location` (2.3). */
export function isFunctionVisible(name: string, functionLimit: readonly string[]): boolean {
  return !functionLimit.includes(name);
}
