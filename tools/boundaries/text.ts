/** What no file of the product may say: where it was written, and what its author meant to come back to. */

type Forbidden = { pattern: RegExp; why: string; sourcesOnly?: true };

const FORBIDDEN: Forbidden[] = [
  { pattern: /(?<![\w.$}>/])\/(home|Users|root|work)\/[\w.-]+/, why: 'names a folder of one machine' },
  { pattern: /"resolved": "https?:\/\/(?!registry\.npmjs\.org\/)/, why: 'names a registry of one machine' },
  { pattern: /\b(TO[D]O|FIX[M]E)\b/, why: 'leaves something for later', sourcesOnly: true },
  {
    pattern: /\btype(?:=|: )["'](date|time|datetime-local|month|week)["']/,
    why: 'shows a date in the spelling of the browser: take DayField or UtcTimeField',
    sourcesOnly: true,
  },
  {
    pattern: /\b(n[o]body|s[o]mebody|wh[o]ever|every[b]ody|any[b]ody|[s]he|h[e]rself)\b/i,
    why: 'tells a story: name the role, account or vessel',
    sourcesOnly: true,
  },
  { pattern: /@ts-(ignore|nocheck)\b/, why: 'silences the compiler', sourcesOnly: true },
  { pattern: /\b(describe|it|test)\.on[l]y\(/, why: 'keeps the other tests from running', sourcesOnly: true },
];

/** Complaints about one file, each with its line number. */
export function listTextViolations(path: string, text: string): string[] {
  const isSource = /\.(ts|tsx|mjs)$/.test(path);
  const rules = FORBIDDEN.filter(({ sourcesOnly }) => isSource || !sourcesOnly);
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules.filter(({ pattern }) => pattern.test(line)).map(({ why }) => `${path}:${index + 1} ${why}: ${line.trim()}`),
    );
}
