/** The name in the collapsed menu's "Welcome {username}" (§2.3). */

/** §2.3: names longer than this get an ellipsis. */
export const USERNAME_ELLIPSIS_ABOVE = 8;
/** §2.3: ... and are cut at this length. */
export const USERNAME_CUT_AT = 16;

/**
 * §2.3 to the letter: "cut at 16 characters plus an ellipsis when longer than 8". The ellipsis therefore also
 * follows a name of 9 to 16 characters that lost nothing; the two numbers are kept as they are written.
 */
export function shortenUsername(username: string): string {
  const characters = [...username];
  if (characters.length <= USERNAME_ELLIPSIS_ABOVE) return username;
  return `${characters.slice(0, USERNAME_CUT_AT).join('')}…`;
}
