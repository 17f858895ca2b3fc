/** Patterns of `like` and `ilike` from words that people type: what they type is no pattern. */

/** Matches texts that hold the words anywhere; blanks around them do not count. */
export const formatLikePattern = (words: string) => `%${words.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
