import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlink } from './blink.ts';

/** A page whose visibility and wish for stillness a test can turn. */
function aPage() {
  const root = document.createElement('div');
  const page = document.implementation.createHTMLDocument();
  let visibility: DocumentVisibilityState = 'visible';
  let wishesStillness = false;
  const stillness = new EventTarget();
  Object.defineProperty(stillness, 'matches', { get: () => wishesStillness });
  Object.defineProperty(page, 'visibilityState', { get: () => visibility });
  Object.defineProperty(page, 'defaultView', { value: { matchMedia: () => stillness } });
  return {
    root,
    blink: createBlink(root, page),
    alarm: () => root.getAttribute('data-alarm-blink'),
    warning: () => root.getAttribute('data-warning-blink'),
    turn(next: DocumentVisibilityState) {
      visibility = next;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    askForStillness() {
      wishesStillness = true;
      stillness.dispatchEvent(new Event('change'));
    },
  };
}

describe('the blink timer of a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does not run while nothing is unacknowledged', () => {
    aPage();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('blinks alarms at 1 Hz and warnings at 0.25 Hz, in step', () => {
    const page = aPage();
    page.blink.hold('alarm');
    page.blink.hold('warning');
    const alarm: (string | null)[] = [];
    const warning: (string | null)[] = [];
    for (let tick = 0; tick < 8; tick += 1) {
      vi.advanceTimersByTime(500);
      alarm.push(page.alarm());
      warning.push(page.warning());
    }
    expect(alarm).toEqual(['off', 'on', 'off', 'on', 'off', 'on', 'off', 'on']);
    expect(warning).toEqual(['on', 'on', 'on', 'off', 'off', 'off', 'off', 'on']);
  });

  it('is one timer for any number of marks and stops with the last of them', () => {
    const page = aPage();
    const releases = [page.blink.hold('alarm'), page.blink.hold('alarm'), page.blink.hold('warning')];
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(500);
    expect(page.alarm()).toBe('off');
    for (const release of releases) release();
    expect(vi.getTimerCount()).toBe(0);
    expect(page.alarm()).toBe('on');
  });

  it('stops while the page is hidden and goes on when it is seen again', () => {
    const page = aPage();
    page.blink.hold('alarm');
    page.turn('hidden');
    expect(vi.getTimerCount()).toBe(0);
    page.turn('visible');
    vi.advanceTimersByTime(500);
    expect(page.alarm()).toBe('off');
  });

  it('never darkens a mark for a reader who asked for reduced motion', () => {
    const page = aPage();
    page.blink.hold('alarm');
    vi.advanceTimersByTime(500);
    page.askForStillness();
    vi.advanceTimersByTime(10_000);
    expect(page.alarm()).toBe('on');
    expect(vi.getTimerCount()).toBe(0);
  });
});
