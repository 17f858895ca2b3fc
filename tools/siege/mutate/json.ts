/** Mutated JSON: a valid body with one or more of its parts changed, left out, doubled or cut. */
import { createHostileLike, createHostileValue } from './hostile-value.ts';
import type { Random } from './random.ts';

/** Writes `value` as JSON with the part that is the `at`-th, counted in order, written by `write` in its place. */
function writeWith(value: unknown, at: number, write: (own: string) => string): string {
  let seen = 0;
  function text(part: unknown): string {
    const isChosen = seen++ === at;
    const own = textOf(part);
    return isChosen ? write(own) : own;
  }
  function textOf(part: unknown): string {
    if (Array.isArray(part)) return `[${part.map(text).join(',')}]`;
    if (part !== null && typeof part === 'object') {
      const entries = Object.entries(part).filter(([, own]) => own !== undefined);
      return `{${entries.map(([name, own]) => `${JSON.stringify(name)}:${text(own)}`).join(',')}}`;
    }
    return JSON.stringify(part) ?? 'null';
  }
  return text(value);
}

function partsOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + partsOf(part), 1);
}

/** Adds a member to an object, first or last; other values are put into a list. */
function withMember(own: string, random: Random): string {
  const name = random.pick(['__proto__', 'constructor', 'toString', 'id', 'Id', 'role', 'level', 'vesselId', '']);
  const member = `${JSON.stringify(name)}:${createHostileValue(random)}`;
  if (!own.startsWith('{')) return `[${own},${createHostileValue(random)}]`;
  const inner = own.slice(1, -1);
  const members = inner === '' ? [member] : random.oneIn(2) ? [member, inner] : [inner, member];
  return `{${members.join(',')}}`;
}

/** The same member twice, with another value the second time. */
function withDouble(own: string, random: Random): string {
  const name = /^\{("(?:[^"\\]|\\.)*"):/.exec(own)?.[1];
  return name === undefined ? createHostileValue(random) : `${own.slice(0, -1)},${name}:${createHostileValue(random)}}`;
}

/** One mutated body as text; the same random draws the same body. */
export function mutateJson(valid: unknown, random: Random): string {
  const at = random.below(partsOf(valid));
  switch (random.below(8)) {
    case 0:
      return writeWith(valid, at, (own) => withMember(own, random));
    case 1:
      return writeWith(valid, 0, (own) => withDouble(own, random));
    case 2: {
      const text = JSON.stringify(valid) ?? '';
      return text.slice(0, random.below(text.length + 1));
    }
    case 3: {
      const text = JSON.stringify(valid) ?? '';
      const place = random.below(text.length + 1);
      return (
        text.slice(0, place) + random.pick(['"', ',', '}', '\\', '\u0000', '\ud800', '[', ' ']) + text.slice(place)
      );
    }
    default:
      return writeWith(valid, at, (own) => createHostileLike(own, random));
  }
}
