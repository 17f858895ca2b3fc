import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import { ReplayMoment } from '../../../map/index.ts';
import { buildAlarm, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen } from '../../../testing/screen.tsx';
import { buildReplay, HOUR_MS, SPAN } from '../testing/build-replay.ts';
import { buildTimeTicks } from './time-tick.ts';
import TimelinePanel from './timeline.panel.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(clearScreen);

const raised = (hoursAgo: number, priority: 'alarm' | 'warning') =>
  buildAlarm(hoursAgo, { priority, time: new Date(NOON - hoursAgo * HOUR_MS).toISOString() });
const ALARMS = [raised(30, 'alarm'), raised(18, 'warning'), raised(6, 'alarm'), raised(2, 'warning')];
const HISTORY = { scope: 7, vessels: [] };

function draw(time: number, given: Parameters<typeof buildReplay>[1] = {}) {
  const replay = buildReplay(time, { alarms: ALARMS, history: HISTORY, ...given });
  const view = renderLive({ tags: [], children: <TimelinePanel replay={replay} middle={undefined} /> });
  const text = () => screen.getByRole('region', { name: 'Timeline of the fleet' }).textContent;
  return { ...view, ...replay, text };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('the clock of the timeline', () => {
  it('says “now” with the day while the map is live', () => {
    expect(draw(NOON).text()).toContain('12:00UTC · Sat 21 Nov · now');
  });

  it('says how long ago the replayed time is, with its own day', () => {
    expect(draw(NOON - 18 * HOUR_MS).text()).toContain('18:00UTC · Fri 20 Nov · 18 h 00 ago');
  });

  it('has seconds in the window of six hours', () => {
    const span = { from: NOON - 6 * HOUR_MS, to: NOON };
    expect(draw(NOON - HOUR_MS, { window: '6h', span }).text()).toContain('11:00:00UTC');
  });

  it('counts the alarms that were raised in the window, by priority', () => {
    expect(draw(NOON).text()).toContain('12in window');
    expect(screen.getAllByLabelText(/^(alarm|warning)$/).map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'alarm',
      'warning',
    ]);
  });

  it('says nothing of alarms where there was none', () => {
    expect(draw(NOON, { alarms: [] }).text()).not.toContain('in window');
  });
});

describe('the buttons of the timeline', () => {
  it.each([
    ['Next alarm', NOON - 12 * HOUR_MS, NOON - 6 * HOUR_MS],
    ['Previous alarm', NOON - 12 * HOUR_MS, NOON - 18 * HOUR_MS],
    ['Next alarm', NOON - HOUR_MS, SPAN.to],
  ])('%s from %i goes to %i', (name, from, to) => {
    const { goTo } = draw(from);
    press(name);
    expect(goTo.mock.calls).toEqual([[to]]);
  });

  it('goes to the start of the window where no alarm was before', () => {
    const { goTo } = draw(NOON - 12 * HOUR_MS, { alarms: ALARMS.slice(2) });
    press('Previous alarm');
    expect(goTo.mock.calls).toEqual([[SPAN.from]]);
  });

  it('plays at 60 times the speed, takes another while it plays, and pauses', () => {
    const { moment } = draw(NOON - 12 * HOUR_MS);
    press('Play');
    expect(moment?.speed).toBe(60);
    choose('600×');
    expect(moment?.speed).toBe(600);
    press('Pause');
    expect(moment?.speed).toBeUndefined();
    choose('10×');
    expect(moment?.speed).toBeUndefined();
    press('Play');
    expect(moment?.speed).toBe(10);
  });

  it('plays from the start of the window when the map is live', () => {
    const { goTo } = draw(NOON);
    const then = new ReplayMoment(SPAN.from, NOON);
    goTo.mockReturnValue(then);
    press('Play');
    expect(goTo.mock.calls).toEqual([[SPAN.from]]);
    expect(then.speed).toBe(60);
    then.pause();
  });

  it('stops playing when it steps to an alarm', () => {
    const { moment } = draw(NOON - 12 * HOUR_MS);
    press('Play');
    press('Next alarm');
    expect(moment?.speed).toBeUndefined();
  });

  it('cannot play before the positions have come', () => {
    draw(NOON, { history: undefined });
    expect(screen.getByRole('button', { name: 'Play' })).toHaveProperty('disabled', true);
  });

  it('asks for another window', () => {
    const { setWindow } = draw(NOON);
    choose('7 d');
    expect(setWindow).toHaveBeenCalledWith('7d');
  });

  it('says that the history could not be read, and tries again', () => {
    const { retry } = draw(NOON, { history: undefined, hasFailed: true });
    expect(screen.getByText(/The history of the fleet could not be read/)).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
    press('Try again');
    expect(retry).toHaveBeenCalledOnce();
  });

  it('keeps the positions it has when a later call fails', () => {
    draw(NOON, { hasFailed: true });
    expect(screen.getByRole('slider')).toBeDefined();
  });
});

describe('words under the bar', () => {
  const labels = (hours: number, to = NOON) =>
    buildTimeTicks({ from: to - hours * HOUR_MS, to }).map(({ label }) => label);

  it.each([
    [6, ['07:00', '08:00', '09:00', '10:00', '11:00']],
    [24, ['15:00', '18:00', '21:00', 'Sat 21', '03:00', '06:00', '09:00']],
    [7 * 24, ['Sun 15', 'Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21']],
  ])('are round times in a window of %i h, none at its edge', (hours, expected) => {
    expect(labels(hours)).toEqual(expected);
  });

  it('are no more than nine in any window', () => {
    for (const hours of [6, 24, 7 * 24, 30 * 24]) expect(labels(hours).length).toBeLessThanOrEqual(9);
  });
});
