import { MINUTE_MS } from '@fms/domain/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOON } from '../../../testing/builders.ts';
import { IdleWatch } from './idle-watch.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function aWatch(mayEnd = true) {
  const told: string[] = [];
  const watch = new IdleWatch({
    now: Date.now,
    mayEnd: () => mayEnd,
    onIdle: () => told.push('idle'),
    onReturn: () => told.push('return'),
    onTimeout: () => told.push('timeout'),
  });
  return { told, watch, stop: watch.run() };
}

const press = () => window.dispatchEvent(new KeyboardEvent('keydown'));
const otherTab = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity', newValue: String(Date.now()) }));

describe('§4.3, idle', () => {
  it('begins after 5 minutes without activity, which is told once', () => {
    const { told, watch, stop } = aWatch();
    vi.advanceTimersByTime(5 * MINUTE_MS - 10_000);
    expect([watch.isIdle, told]).toEqual([false, []]);
    vi.advanceTimersByTime(60_000);
    expect([watch.isIdle, told]).toEqual([true, ['idle']]);
    stop();
  });

  it('ends with the next activity, which is told', () => {
    const { told, watch, stop } = aWatch();
    vi.advanceTimersByTime(6 * MINUTE_MS);
    press();
    expect([watch.isIdle, told]).toEqual([false, ['idle', 'return']]);
    stop();
  });

  it('is over 25 minutes later, once, whatever is pressed then', () => {
    const { told, stop } = aWatch();
    vi.advanceTimersByTime(30 * MINUTE_MS - 10_000);
    expect(told).toEqual(['idle']);
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual(['idle', 'timeout']);
    press();
    vi.advanceTimersByTime(60 * MINUTE_MS);
    expect(told).toEqual(['idle', 'timeout']);
    stop();
  });

  it('never ends a sign-in of a user without auto-logout', () => {
    const { told, watch, stop } = aWatch(false);
    vi.advanceTimersByTime(120 * MINUTE_MS);
    expect([watch.isIdle, told]).toEqual([true, ['idle']]);
    press();
    expect(told).toEqual(['idle', 'return']);
    stop();
  });

  it('begins anew with activity in another tab', () => {
    const { told, watch, stop } = aWatch();
    vi.advanceTimersByTime(29 * MINUTE_MS);
    otherTab();
    expect(watch.isIdle).toBe(false);
    vi.advanceTimersByTime(29 * MINUTE_MS);
    expect(told).toEqual(['idle', 'return', 'idle']);
    stop();
  });

  it('is found over when a computer wakes from sleep, also by a movement', () => {
    const { told, stop } = aWatch();
    vi.setSystemTime(NOON + 31 * MINUTE_MS);
    window.dispatchEvent(new Event('pointermove'));
    expect(told).toEqual(['timeout']);
    stop();
  });

  it('watches nothing once it was left', () => {
    const { told, stop } = aWatch();
    stop();
    vi.advanceTimersByTime(60 * MINUTE_MS);
    press();
    expect(told).toEqual([]);
  });
});
