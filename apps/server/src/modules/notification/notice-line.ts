/** What waits for one person by each channel, until it may be sent. */

import { type FloodGate, isBreakingQuiet, OPEN_GATE, passGate } from '@fms/domain/notification';
import type { Instant } from '@fms/domain/time';
import type { ToldNotice } from './notice.ts';

/** The channels the server sends by; toasts are shown by browsers. */
export const CHANNELS = ['push', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** So long a mail waits for more; an emergency alarm does not wait. */
export const MAIL_PAUSE_MS = 60_000;

export interface WaitingNotice {
  readonly notice: ToldNotice;
  /** Since when it waits. */
  readonly atMs: Instant;
}

interface Line {
  waiting: WaitingNotice[];
  /** How many of them, from the first, are in the store. */
  stored: number;
  gate: FloodGate;
}

/** What is to be sent now as one message. */
export interface Passed {
  readonly notices: readonly ToldNotice[];
  /** It was held back in a flood. */
  readonly isFlood: boolean;
  /** Some of it is in the store, and is deleted with the message. */
  readonly hasStored: boolean;
}

const newLine = (): Line => ({ waiting: [], stored: 0, gate: OPEN_GATE });

export class NoticeLines {
  readonly #lines: Readonly<Record<Channel, Line>> = { push: newLine(), mail: newLine() };

  get isEmpty(): boolean {
    return CHANNELS.every((channel) => this.#lines[channel].waiting.length === 0);
  }

  add(notice: ToldNotice, channels: ReadonlySet<string>, now: Instant): void {
    for (const channel of CHANNELS.filter((one) => channels.has(one))) {
      this.#lines[channel].waiting.push({ notice, atMs: now });
    }
  }

  /** Takes what the store held when the server started. */
  restore(channel: Channel, waiting: WaitingNotice): void {
    const line = this.#lines[channel];
    line.waiting.push(waiting);
    line.stored += 1;
  }

  /** What still waits of a channel and is not in the store yet; counts as stored from now on. */
  takeUnstored(channel: Channel): readonly WaitingNotice[] {
    const line = this.#lines[channel];
    const unstored = line.waiting.slice(line.stored);
    line.stored = line.waiting.length;
    return unstored;
  }

  /**
   * What is due of a channel, without what `isKept` refuses, which is none where it refuses all; undefined while it waits
   * for more or is held back.
   */
  take(channel: Channel, now: Instant, isKept: (notice: ToldNotice) => boolean): Passed | undefined {
    const line = this.#lines[channel];
    const [first] = line.waiting;
    if (first === undefined) return undefined;
    const notices = line.waiting.map(({ notice }) => notice).filter(isKept);
    if (notices.length === 0) return this.#empty(line, { notices, isFlood: false, hasStored: line.stored > 0 });
    const isUrgent = notices.some(isBreakingQuiet);
    if (channel === 'mail' && !isUrgent && now - first.atMs < MAIL_PAUSE_MS) return undefined;
    const { decision, gate } = passGate(line.gate, now, isUrgent);
    line.gate = gate;
    if (decision === 'hold') return undefined;
    return this.#empty(line, { notices, isFlood: decision === 'summary', hasStored: line.stored > 0 });
  }

  #empty(line: Line, passed: Passed): Passed {
    line.waiting = [];
    line.stored = 0;
    return passed;
  }
}
