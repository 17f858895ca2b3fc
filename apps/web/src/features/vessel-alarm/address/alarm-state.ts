/** What the alarm tab shows, as it stands in the address: a link shows a colleague the same alarms. */

import { type AlarmPriority, alarmPriorities } from '@fms/contract/alarm';
import { DAY_MS, type Instant, type TimeSpan } from '@fms/domain/time';
import { z } from 'zod';
import {
  type AddressTime,
  addressOf,
  COUNT,
  parameter,
  someOf,
  timeAddress,
  WHOLE_NUMBER,
} from '../../../navigation/address-schema.ts';

export const ALARM_VIEWS = ['list', 'performance', 'back-test'] as const;
export type AlarmView = (typeof ALARM_VIEWS)[number];

export const JOURNAL_RANGE_MS = { '24h': DAY_MS, '7d': 7 * DAY_MS, '30d': 30 * DAY_MS, '1y': 365 * DAY_MS } as const;
export type JournalRange = keyof typeof JOURNAL_RANGE_MS;
export const JOURNAL_RANGES = Object.keys(JOURNAL_RANGE_MS) as JournalRange[];

/** Up to now, or two moments both of which are given (§5 "Time filter"). */
export type JournalTime = AddressTime<JournalRange>;

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

/** The alarm tab in the address. */
export const ALARM_ADDRESS = addressOf<AlarmTabState>({
  view: parameter('view', z.enum(ALARM_VIEWS), 'list'),
  shown: parameter('active', z.enum(SHOWN_ACTIVE), 'all'),
  time: timeAddress(JOURNAL_RANGES, '24h'),
  priorities: parameter('priority', someOf(alarmPriorities), []),
  text: parameter('q', z.string(), ''),
  offset: parameter('offset', COUNT, 0),
  tagId: parameter('tag', WHOLE_NUMBER),
});

/** From when to when: of what moves with the time, to the end of this minute. */
export function getJournalSpan(time: JournalTime, minute: Instant): TimeSpan {
  if (time.mode === 'fixed') return { from: time.from, to: time.to };
  return { from: minute - JOURNAL_RANGE_MS[time.range], to: minute + 60_000 };
}
