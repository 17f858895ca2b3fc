import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../message/index.ts';
import { anAlarm } from '../test-kit/builders.ts';
import { createAlarmToasts } from './alarm-toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function someToasts() {
  const shown: Message[] = [];
  return { shown, toasts: createAlarmToasts((message) => shown.push(message)) };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => anAlarm(index + 1));

describe('section 8.8, alarm toasts', () => {
  it('says who, where and what for 7 s, as a success for Normal and as a warning otherwise', () => {
    const { shown, toasts } = someToasts();
    toasts.tell([anAlarm(1), anAlarm(2, { status: 'Normal' })]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([
      {
        tone: 'warning',
        title: { key: 'NEW_ALARM_FROM', values: { vessel: 'Vessel 1' } },
        text: { key: 'NEW_ALARM', values: { channel: 'Channel 1', description: 'Alarm 1', status: 'High' } },
        lifetimeMs: 7000,
      },
      expect.objectContaining({ tone: 'success' }),
    ]);
  });

  it('shows one a second', () => {
    const { shown, toasts } = someToasts();
    toasts.tell(many(4));
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    toasts.tell(many(1));
    expect(shown).toHaveLength(3);
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(5);
  });

  it('tells a flood of more than ten as one summary', () => {
    const { shown, toasts } = someToasts();
    toasts.tell(many(11));
    vi.advanceTimersByTime(60_000);
    expect(shown.map(({ text }) => text)).toEqual([{ key: 'NEW_ALARMS', values: { count: 11, vessels: 1 } }]);
  });

  it('falls silent when it is stopped', () => {
    const { shown, toasts } = someToasts();
    toasts.tell(many(5));
    toasts.stop();
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(1);
  });
});
