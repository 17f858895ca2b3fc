/** What a search of the log asks for, read from its text. */

import type { Instant } from '../time/instant.ts';
import { DAY_MS, MINUTE_MS } from '../time/unit.ts';
import { LOG_LEVELS, type LogLevel } from './log-level.ts';
import { type LogTerm, type LogTermName, listLogTerms } from './log-term.ts';

export interface LogQuery {
  /** Of each of these lists one word must occur: words joined by `or` are one list. In small letters. */
  readonly words: readonly (readonly string[])[];
  /** Names of vessels as typed: a line of any of them. */
  readonly vessels: readonly string[];
  /** Levels of which a line has one; empty: of any level. */
  readonly levels: readonly LogLevel[];
  /** Parts of the product or sources, of which a line has one; in small letters. */
  readonly parts: readonly string[];
  readonly sinceMs: Instant | null;
  readonly untilMs: Instant | null;
  /** Terms that cannot be read, such as an `or` that does not stand between two words or two terms of one name. */
  readonly problems: readonly LogTerm[];
}

const SPAN_MS: Readonly<Record<string, number>> = { s: 1000, m: MINUTE_MS, h: 3_600_000, d: DAY_MS };

const SPAN = /^(\d{1,6})([smhd])$/;
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;
const DATE = /^\d{4}-\d{2}-\d{2}(T[\d:.]+)?Z?$/;

/**
 * A moment as it is typed, in UTC: `30m`, `2h` or `7d` before now, `08:36` of today or, where that is still to come, of
 * yesterday, `2026-11-21`, `2026-11-21T08:36`. Null for what is none of them.
 */
export function parseLogTime(text: string, now: Instant): Instant | null {
  const [, count, unit] = SPAN.exec(text) ?? [];
  if (count !== undefined && unit !== undefined) return now - Number(count) * (SPAN_MS[unit] as number);
  const [, hours, minutes, seconds = '0'] = CLOCK.exec(text) ?? [];
  if (hours !== undefined) {
    const ofDay = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * 1000;
    const today = Math.floor(now / DAY_MS) * DAY_MS + ofDay;
    return today > now ? today - DAY_MS : today;
  }
  if (!DATE.test(text)) return null;
  const [day, time = '00:00'] = text.replace(/Z$/, '').split('T');
  const moment = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(moment) ? null : moment;
}

/** Levels of `warning`, or of `>=warning` with all that are graver; null for an unknown one. */
function parseLevels(text: string): readonly LogLevel[] | null {
  const isAtLeast = text.startsWith('>=');
  const at = LOG_LEVELS.indexOf(text.replace(/^>=/, '').toLowerCase() as LogLevel);
  if (at < 0) return null;
  return isAtLeast ? LOG_LEVELS.slice(at) : LOG_LEVELS.slice(at, at + 1);
}

/** Names whose terms ask for any of their values, with or without an `or` between them. */
const LISTED: readonly LogTerm['name'][] = ['vessel', 'level', 'part'];

/** True for an `or` between two words, or between two terms of one name that may have several values. */
function joins(terms: readonly LogTerm[], at: number): boolean {
  const [before, after] = [terms[at - 1], terms[at + 1]];
  if (before === undefined || after === undefined || before.name !== after.name) return false;
  return before.name === null || LISTED.includes(before.name);
}

/** Words that must occur; each is another choice for the one before where an `or` stands between them. */
function groupWords(terms: readonly LogTerm[]): string[][] {
  const groups: string[][] = [];
  terms.forEach(({ name, value }, at) => {
    if (name !== null) return;
    const isChoice = terms[at - 1]?.name === 'or' && joins(terms, at - 1);
    if (isChoice) groups.at(-1)?.push(value.toLowerCase());
    else groups.push([value.toLowerCase()]);
  });
  return groups;
}

/** Reads a search; `now` is what times of day and spans are counted from. Never throws. */
export function parseLogQuery(text: string, now: Instant): LogQuery {
  const terms = listLogTerms(text);
  const valuesOf = (name: LogTermName) => terms.filter((term) => term.name === name).map(({ value }) => value);
  const momentOf = (name: 'since' | 'until') => parseLogTime(valuesOf(name).at(-1) ?? '', now);
  const levels = valuesOf('level').flatMap((value) => parseLevels(value) ?? []);
  const isWrong = ({ name, value }: LogTerm, at: number) =>
    (name === 'or' && !joins(terms, at)) ||
    (name === 'level' && parseLevels(value) === null) ||
    ((name === 'since' || name === 'until') && parseLogTime(value, now) === null);
  return {
    words: groupWords(terms),
    vessels: valuesOf('vessel'),
    levels: LOG_LEVELS.filter((level) => levels.includes(level)),
    parts: valuesOf('part').map((part) => part.toLowerCase()),
    sinceMs: momentOf('since'),
    untilMs: momentOf('until'),
    problems: terms.filter(isWrong),
  };
}
