import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '../message/index.ts';
import { anAlarm } from '../test-kit/builders.ts';
import { createAlarmToasts } from './alarm-toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function someToasts(isShown: () => boolean = () => true) {
  const shown: Toast[] = [];
  return { shown, toasts: createAlarmToasts({ isShown, display: (toast) => shown.push(toast) }) };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => anAlarm(index + 1));

describe('section 8.8, alarm toasts', () => {
  it('says who, where and what for 7 s, as a success for Normal and as a warning otherwise', () => {
    const { shown, toasts } = someToasts();
    toasts.tell([anAlarm(1), anAlarm(2, { status: 'Normal' })]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([
      {
        kind: 'toast',
        tone: 'warning',
        title: 'NEW_ALARM_FROM',
        text: 'NEW_ALARM',
        values: { vessel: 'Vessel 1', channel: 'Channel 1', description: 'Alarm 1', status: 'High' },
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

  it('tells up to ten waiting one by one', () => {
    const { shown, toasts } = someToasts();
    toasts.tell(many(10));
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(10);
  });

  it('tells a flood of more than ten as one summary that opens the list', () => {
    const { shown, toasts } = someToasts();
    toasts.tell(many(11));
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([
      expect.objectContaining({ text: 'NEW_ALARMS', values: { count: 11, vessels: 1 }, opens: '/vessel/home' }),
    ]);
  });

  it('is silent while the user does not want to see them, and forgets what was waiting', () => {
    let isWanted = false;
    const { shown, toasts } = someToasts(() => isWanted);
    toasts.tell(many(5));
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([]);
    isWanted = true;
    toasts.tell([anAlarm(9)]);
    expect(shown).toHaveLength(1);
  });

  it('falls silent when it is stopped', () => {
    const { shown, toasts } = someToasts();
    toasts.tell(many(5));
    toasts.stop();
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(1);
  });
});
