/** Removes secrets from text that leaves for a log or an error report. */

/** Tokens, and values of query parameters: an error often quotes the address it happened at. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, '[token]'],
  [/([?&#][\w.%-]+=)[^&\s"']*/g, '$1[hidden]'],
];

export function redactSecrets(text: string): string {
  return SECRETS.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text);
}
