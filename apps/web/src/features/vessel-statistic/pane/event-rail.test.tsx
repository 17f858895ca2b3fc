import { MINUTE_MS } from '@fms/domain/time';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildAlarm, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { buildShown } from '../testing/shown-statistic.ts';
import { EventRail } from './event-rail.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';

const RAIL_PX = 600;

beforeEach(() => {
  // The rail has a width: ten pixels for a minute of the hour before noon.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.#tell = tell;
      }
      observe(target: Element) {
        const contentRect = { width: RAIL_PX, height: 24 } as DOMRectReadOnly;
        this.#tell([{ contentRect, target } as ResizeObserverEntry], this as unknown as ResizeObserver);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    act(() => draw(0));
    return 0;
  });
});
afterEach(clearScreen);

const alarmAt = (id: number, minutes: number, given = {}) =>
  buildAlarm(id, { time: new Date(NOON - minutes * MINUTE_MS).toISOString(), ...given });
const noteAt = (minutes: number, given = {}) => ({
  note: {
    ...{ id: 1, vesselId: buildShown('').vessel.id, by: 'olav', mayDelete: true, text: 'Filter cleaned' },
    at: new Date(NOON - minutes * MINUTE_MS).toISOString(),
    ...given,
  },
  share: 1 - minutes / 60,
});

/** Answers the cursor of the panes and the calls. */
function drawRail(events: Partial<Parameters<typeof EventRail>[0]['events']>) {
  const asked = stubCalls({ '/api/v2/chart-note/delete': {} });
  const shown = { ...buildShown(''), events: { alarms: [], notes: [], ...events } };
  renderLive({ tags: [], children: <EventRail {...shown} /> });
  return { cursor: shown.cursor, asked };
}

const rail = () => within(screen.getByRole('region', { name: 'Alarms and notes in this window' }));
const marks = () => rail().queryAllByRole('button');

it('places an alarm by its time, and puts the cursor there', () => {
  const { cursor } = drawRail({ alarms: [alarmAt(1, 45), alarmAt(2, 15, { priority: 'emergency' })] });
  expect(marks().map((mark) => [mark.getAttribute('aria-label'), mark.style.left])).toEqual([
    ['warning: Alarm 1', '25%'],
    ['emergency alarm: Alarm 2', '75%'],
  ]);
  fireEvent.click(marks()[1] as HTMLElement);
  expect(cursor.get()).toBe(NOON - 15 * MINUTE_MS);
});

it('makes one mark of alarms less than 24 px apart, named by the most urgent', () => {
  drawRail({ alarms: [alarmAt(1, 30), alarmAt(2, 28, { priority: 'emergency' }), alarmAt(3, 27.5)] });
  expect(marks().map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'emergency alarm: Alarm 2 and 1 more',
    'warning: Alarm 3',
  ]);
});

it('names an alarm without a description by its channel, and draws none from before the window', () => {
  drawRail({ alarms: [alarmAt(1, 61), alarmAt(2, 20, { description: '' })] });
  expect(marks().map((mark) => mark.getAttribute('aria-label'))).toEqual(['warning: Channel 2']);
});

it('says all of a note that is pressed, by whom and when, and puts the cursor there', async () => {
  const { cursor } = drawRail({ notes: [noteAt(30)] });
  fireEvent.click(rail().getByRole('button', { name: 'Note: Filter cleaned' }));
  expect(cursor.get()).toBe(NOON - 30 * MINUTE_MS);
  const note = await screen.findByRole('dialog', { name: 'Note: Filter cleaned', hidden: true });
  expect(note.textContent).toMatch(/^Filter cleanedolav, .*11:30.* UTC$/);
});

it('takes a note away', async () => {
  const { asked } = drawRail({ notes: [noteAt(30)] });
  fireEvent.click(rail().getByRole('button', { name: 'Note: Filter cleaned' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the note', hidden: true }));
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/v2/chart-note/delete']));
});

it('leaves the note of another user where it is', async () => {
  drawRail({ notes: [noteAt(30, { mayDelete: false })] });
  fireEvent.click(rail().getByRole('button', { name: 'Note: Filter cleaned' }));
  await screen.findByRole('dialog', { name: 'Note: Filter cleaned', hidden: true });
  expect(screen.queryByRole('button', { name: 'Delete the note', hidden: true })).toBeNull();
});

it('lets a flag at the right edge fly to the left', () => {
  drawRail({ notes: [noteAt(6)] });
  const { left, right } = rail().getByRole('button', { name: 'Note: Filter cleaned' }).style;
  expect([left, Math.round(Number.parseFloat(right))]).toEqual(['', 10]);
});
