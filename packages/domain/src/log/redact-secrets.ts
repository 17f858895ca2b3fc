/** Removes secrets from text that leaves for a log or an error report. */

/**
 * Tokens, and values that stand behind the name of a secret or in an address: an error often quotes where it happened.
 * Each pattern begins where it can end, so that a long text takes time by its length and not by its square.
 */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, '[token]'],
  [/fms_[\w-]{20,}/g, '[token]'],
  [/(Bearer )(?!\[token])\S+/gi, '$1[hidden]'],
  [/([?&#][\w.%-]+=)[^&\s"']*/g, '$1[hidden]'],
  [/(:\/\/[^\s:/@]*:)[^\s@/]+@/g, '$1[hidden]@'],
  [/((?:password|passphrase|secret|token|api.?key|otp)["']?[:=]\s*["']?)(?!\[)[^\s"',;}]+/gi, '$1[hidden]'],
];

/** The text with what looks like a secret replaced; texts without one stay as they are. */
export function redactSecrets(text: string): string {
  return SECRETS.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text);
}
