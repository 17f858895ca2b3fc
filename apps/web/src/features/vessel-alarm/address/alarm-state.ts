/** What the alarm tab shows, as it stands in the address: a link shows a colleague the same alarms. */
import { type AlarmPriority, alarmPriorities } from '@fms/contract/alarm';
import type { Instant } from '@fms/domain/identity';

export const ALARM_VIEWS = ['list', 'performance', 'back-test'] as const;
export type AlarmView = (typeof ALARM_VIEWS)[number];

const DAY_MS = 86_400_000;
export const JOURNAL_RANGE_MS = { '24h': DAY_MS, '7d': 7 * DAY_MS, '30d': 30 * DAY_MS, '1y': 365 * DAY_MS } as const;
export type JournalRange = keyof typeof JOURNAL_RANGE_MS;
export const JOURNAL_RANGES = Object.keys(JOURNAL_RANGE_MS) as JournalRange[];

/** Up to now, or two moments both of which are given (§5 "Time filter"). */
export type JournalTime =
  | { readonly kind: 'range'; readonly range: JournalRange }
  | { readonly kind: 'fixed'; readonly from: Instant; readonly to: Instant };

/** Which of the active alarms are listed. */
export const SHOWN_ACTIVE = ['all', 'unacknowledged', 'mine', 'shelved', 'out-of-service'] as const;
export type ShownActive = (typeof SHOWN_ACTIVE)[number];

export interface AlarmTabState {
  readonly view: AlarmView;
  readonly shown: ShownActive;
  readonly time: JournalTime;
  /** None is all. */
  readonly priorities: readonly AlarmPriority[];
  readonly text: string;
  readonly offset: number;
  /** The tag whose limits are tried. */
  readonly tagId: number | undefined;
}

export function readState(search: URLSearchParams): AlarmTabState {
  const asked = (search.get('priority') ?? '').split(',');
  const tagId = Number(search.get('tag'));
  const offset = Number(search.get('offset'));
  return {
    view: ALARM_VIEWS.find((view) => view === search.get('view')) ?? 'list',
    shown: SHOWN_ACTIVE.find((shown) => shown === search.get('active')) ?? 'all',
    time: readTime(search),
    priorities: alarmPriorities.filter((priority) => asked.includes(priority)),
    text: search.get('q') ?? '',
    offset: Number.isInteger(offset) && offset > 0 ? offset : 0,
    tagId: Number.isInteger(tagId) && tagId > 0 ? tagId : undefined,
  };
}

function readTime(search: URLSearchParams): JournalTime {
  const from = Date.parse(search.get('from') ?? '');
  const to = Date.parse(search.get('to') ?? '');
  if (from < to) return { kind: 'fixed', from, to };
  return { kind: 'range', range: JOURNAL_RANGES.find((range) => range === search.get('range')) ?? '24h' };
}

/** The address of a state, without what is as it always is. */
export function writeState({ view, shown, time, priorities, text, offset, tagId }: AlarmTabState): URLSearchParams {
  const search = new URLSearchParams({ tab: 'alarm' });
  if (view !== 'list') search.set('view', view);
  if (shown !== 'all') search.set('active', shown);
  if (time.kind === 'fixed') {
    search.set('from', new Date(time.from).toISOString());
    search.set('to', new Date(time.to).toISOString());
  } else if (time.range !== '24h') search.set('range', time.range);
  if (priorities.length > 0) search.set('priority', priorities.join(','));
  if (text !== '') search.set('q', text);
  if (offset > 0) search.set('offset', String(offset));
  if (tagId !== undefined) search.set('tag', String(tagId));
  return search;
}

/** From when to when: of what moves with the time, to the end of this minute. */
export function getJournalSpan(time: JournalTime, minute: Instant): { from: Instant; to: Instant } {
  if (time.kind === 'fixed') return { from: time.from, to: time.to };
  return { from: minute - JOURNAL_RANGE_MS[time.range], to: minute + 60_000 };
}
