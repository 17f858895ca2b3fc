/** Sessions in words: their state, the time that is left, who approved, and what ended them. */
import type { ListedSession, PastSession, ShipViewEntry, ViewHold } from '@fms/contract/ship-view';
import { formatBytes, formatNumber, formatTime } from '@fms/domain/format';
import type { BoxMinutes, EndCause, ViewQuality } from '@fms/domain/ship-view';
import type { Instant } from '@fms/domain/time';
import type { TextKey, Translate } from '../../../language/index.ts';
import { LEVEL_TEXT } from './level-text.ts';

const STATE_TEXT: Readonly<Record<ShipViewEntry['state'], TextKey>> = {
  reachable: 'SCREEN_REACHABLE',
  closed: 'SCREEN_CLOSED',
  'still-only': 'SCREEN_STILL_ONLY',
  unreachable: 'SCREEN_UNREACHABLE',
  'not-set-up': 'SCREEN_NOT_SET_UP',
};

/** `Closed by master until 12:00:00`. */
export function formatScreenState(
  { state, until }: Pick<ShipViewEntry, 'state' | 'until'>,
  nowMs: Instant,
  t: Translate,
): string {
  if (state !== 'closed' || until === null) return t(STATE_TEXT[state]);
  return t('SCREEN_CLOSED_UNTIL', { time: formatTime(Date.parse(until), nowMs) });
}

const HOLD_TEXT: Readonly<Record<ViewHold['reason'], TextKey>> = {
  'thin-line': 'HELD_THIN_LINE',
  'day-budget': 'HELD_DAY_BUDGET',
  'month-budget': 'HELD_MONTH_BUDGET',
  schedule: 'HELD_SCHEDULE',
  'at-sea': 'HELD_AT_SEA',
  'slow-line': 'HELD_SLOW_LINE',
};

/** `Stills only: today’s budget is used. Goes on at 00:00:00 UTC.` */
export function formatHold({ reason, until }: ViewHold, nowMs: Instant, t: Translate): string {
  const words = t(HOLD_TEXT[reason]);
  if (until === null) return t('VIEW_HELD', { reason: words });
  return t('VIEW_HELD_UNTIL', { reason: words, time: formatTime(Date.parse(until), nowMs) });
}

/** `0.06`, `1.2`, `24`: two figures tell enough of a line of so many bits a second. */
export function formatMegabits(bitRate: number): string {
  const megabits = bitRate / 1_000_000;
  return formatNumber(megabits, { decimals: megabits < 0.1 ? 2 : megabits < 10 ? 1 : 0 });
}

/** What is left of a wait or a box: `12:16`, `1:02:16`; `00:00` when it is over. */
export function formatTimeLeft(until: string | null, nowMs: Instant): string {
  const seconds = Math.max(0, Math.ceil(((until === null ? nowMs : Date.parse(until)) - nowMs) / 1000));
  return formatStopwatch(seconds);
}

/** Seconds as a stopwatch shows them: `00:17:44` is `17:44`. */
export function formatStopwatch(seconds: number): string {
  const [hours, rest] = [Math.floor(seconds / 3600), Math.floor(seconds) % 3600];
  const clock = [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${clock}` : clock;
}

/** A name given on board, or what approved in its place. */
export function formatApprover(approvedBy: string | null, t: Translate): string {
  if (approvedBy === 'policy') return t('BY_POLICY');
  return approvedBy === 'window' ? t('BY_WINDOW') : (approvedBy ?? '');
}

const CAUSE_TEXT: Readonly<Record<EndCause, TextKey>> = {
  refused: 'END_REFUSED',
  closed: 'END_CLOSED',
  'killed-ashore': 'END_KILLED_ASHORE',
  'killed-on-board': 'END_KILLED_ON_BOARD',
  time: 'END_TIME',
  right: 'END_RIGHT',
};

/** What ended a session: `Refused by A. Lunde: mooring`. */
export function formatEnd({ cause, by, why }: PastSession['endedBy'], t: Translate): string {
  const values = { name: by === '' ? t('CREW') : by, why };
  return t(cause === 'refused' && why !== '' ? 'END_REFUSED_WHY' : CAUSE_TEXT[cause], values);
}

/** What a session does at present, beside the name of who has it. */
export function formatSessionState({ state, level, until }: ListedSession, nowMs: Instant, t: Translate): string {
  if (state === 'waiting') return t('WAITS_FOR_CREW');
  if (state === 'approved') return t('APPROVED_NOT_OPEN');
  return `${t(LEVEL_TEXT[level])} ${t('TIME_LEFT', { time: formatTimeLeft(until, nowMs) })}`;
}

/** Bits a second a changing picture takes at most; a still desktop takes a tenth. */
const FLOW_BITS: Readonly<Record<Exclude<ViewQuality, 'still'>, number>> = { low: 64_000, normal: 1_100_000 };
/** One picture of a usual screen at low quality. */
const STILL_BYTES = 100 * 1024;

/** What a quality costs the line in a time box. */
export function formatCost(quality: ViewQuality, minutes: BoxMinutes, t: Translate): string {
  if (quality === 'still') return t('COST_STILL', { bytes: formatBytes(STILL_BYTES) });
  return t('COST_FLOW', { bytes: formatBytes((FLOW_BITS[quality] / 8) * minutes * 60), minutes });
}

/** `2.6 GB left this month.`; empty where nothing bounds it. */
export function formatLeft(budget: ShipViewEntry['budget'], t: Translate): string {
  if (budget === null || budget.mostMonthBytes === null) return '';
  return t('LEFT_OF_MONTH', { bytes: formatBytes(Math.max(0, budget.mostMonthBytes - budget.monthBytes)) });
}

/** How good a line is in four bars: by what it carries, less one where an answer takes over a second. */
export function countLinkBars({ bitRate, roundTripMs }: Pick<ShipViewEntry, 'bitRate' | 'roundTripMs'>): number {
  if (roundTripMs === null) return 0;
  const carried = bitRate === null ? 3 : [0, 256_000, 1_000_000, 5_000_000].filter((least) => bitRate >= least).length;
  return Math.max(1, carried - Number(roundTripMs > 1000));
}
