/** What waits for one person by each channel, until it may be sent. */

import { breaksQuiet, type FloodGate, OPEN_GATE, passGate } from '@fms/domain/notification';
import type { Instant } from '@fms/domain/time';
import type { ToldNotice } from './notice.ts';

/** The channels the server sends by; toasts are shown by browsers. */
export const CHANNELS = ['push', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** So long a mail waits for more; an emergency alarm does not wait. */
export const MAIL_PAUSE_MS = 60_000;

interface Line {
  waiting: ToldNotice[];
  /** Since when the first of it waits. */
  sinceMs: Instant;
  gate: FloodGate;
}

/** What is to be sent now as one message. */
export interface Passed {
  readonly notices: readonly ToldNotice[];
  /** It was held back in a flood. */
  readonly isFlood: boolean;
}

const newLine = (): Line => ({ waiting: [], sinceMs: 0, gate: OPEN_GATE });

export class NoticeLines {
  readonly #lines: Readonly<Record<Channel, Line>> = { push: newLine(), mail: newLine() };

  get isEmpty(): boolean {
    return CHANNELS.every((channel) => this.#lines[channel].waiting.length === 0);
  }

  add(notice: ToldNotice, channels: ReadonlySet<string>, now: Instant): void {
    for (const channel of CHANNELS.filter((one) => channels.has(one))) {
      const line = this.#lines[channel];
      if (line.waiting.length === 0) line.sinceMs = now;
      line.waiting.push(notice);
    }
  }

  /** What is due of a channel, without what `isKept` refuses; undefined while it waits for more or is held back. */
  take(channel: Channel, now: Instant, isKept: (notice: ToldNotice) => boolean): Passed | undefined {
    const line = this.#lines[channel];
    line.waiting = line.waiting.filter(isKept);
    if (line.waiting.length === 0) return undefined;
    const isUrgent = line.waiting.some(breaksQuiet);
    if (channel === 'mail' && !isUrgent && now - line.sinceMs < MAIL_PAUSE_MS) return undefined;
    const { decision, gate } = passGate(line.gate, now, isUrgent);
    line.gate = gate;
    if (decision === 'hold') return undefined;
    const notices = line.waiting;
    line.waiting = [];
    return { notices, isFlood: decision === 'summary' };
  }
}
