/** Values that break what was not written for them, drawn by a seeded random. */
import type { Random } from './random.ts';

/** None of them is the number of an account or a vessel there is: a hostile input must not end the siege's own sign-in. */
const NUMBERS = [0, -1, -0, 0.5, 1e-320, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 63, 1e308, -1e308, 999_999, 86_400_000];
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00x',
  '\u202eevil\u202c',
  '\ufeff',
  'İ\u0307'.repeat(20),
  '=1+1',
  "' or 1=1 --",
  '"; drop table account; --',
  '../../../../etc/passwd',
  '%00',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  '1e999',
  'NaN',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00Z',
  '0000-00-00T00:00:00Z',
];
const LONG = [201, 4_000, 70_000];
const DEEP = [10, 200, 5_000];

function nested(depth: number, isArray: boolean): string {
  return isArray ? '['.repeat(depth) + ']'.repeat(depth) : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

/** A value as JSON text; now and then one that no JSON parser takes. */
export function createHostileValue(random: Random): string {
  switch (random.below(10)) {
    case 0:
    case 1:
      return JSON.stringify(random.pick(NUMBERS));
    case 2:
    case 3:
    case 4:
      return JSON.stringify(random.pick(TEXTS));
    case 5:
      return JSON.stringify(random.pick(TEXTS).padEnd(random.pick(LONG), 'ä'));
    case 6:
      return random.pick(['null', 'true', '[]', '{}', '[null]', '[[]]', '{"__proto__":{"level":2}}', '[-0]']);
    case 7:
      return random.pick(['1e999', '-1e999', '9'.repeat(400), '0.1e-400', '01', 'NaN', 'undefined', "'a'", '1_0']);
    case 8:
      return nested(random.pick(DEEP), random.oneIn(2));
    default:
      return `[${Array.from({ length: random.pick([2, 600, 3_000]) }, () => random.pick(NUMBERS)).join(',')}]`;
  }
}

/** Mostly of the kind of `own`, a value as JSON text: what has the wrong kind is refused before it gets anywhere. */
export function createHostileLike(own: string, random: Random): string {
  if (random.oneIn(3)) return createHostileValue(random);
  if (own.startsWith('"')) {
    const text = random.oneIn(2) ? random.pick(TEXTS) : JSON.parse(own) + random.pick(TEXTS);
    return JSON.stringify(text);
  }
  return /^-?\d/.test(own) ? JSON.stringify(random.pick(NUMBERS)) : createHostileValue(random);
}

/** A text of a query or a header. */
export function createHostileText(random: Random): string {
  return random.oneIn(3) ? createHostileValue(random).slice(0, 2_000) : random.pick(TEXTS);
}
