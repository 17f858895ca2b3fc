import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordCanvases } from '../testing/recorded-canvas.ts';
import { TrendChart, type TrendChartProps } from './trend-chart.tsx';
import { createTrendCursor } from './trend-cursor.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21);
const hours = (from: number, to: number) => ({ from: START + from * HOUR, to: START + to * HOUR });
const speed = { id: 'sog', name: 'Speed', unit: 'kn', decimals: 1, avg: [10, 11, 12, 13, 14] };

/** A pane of 400 px between its gutters: 100 px an hour. */
async function show(props: Partial<TrendChartProps> = {}) {
  const cursor = createTrendCursor();
  const asked = { window: vi.fn(), moment: vi.fn() };
  const { container } = render(
    <TrendChart
      label="Speed"
      palette="day"
      height={200}
      time={[0, 1, 2, 3, 4].map((hour) => START + hour * HOUR)}
      series={[speed]}
      window={hours(0, 4)}
      cursor={cursor}
      onWindow={asked.window}
      onMoment={asked.moment}
      {...props}
    />,
  );
  // The plot draws itself, and the overlay is placed by it, after the first rendering.
  await act(async () => {});
  const slider = screen.getByRole('slider', { name: 'Speed' });
  const pick = (part: string) => [...container.querySelectorAll<HTMLElement>(`[class*="${part}"]`)];
  return { cursor, asked, slider, pick };
}

function drag(slider: HTMLElement, from: number, to: number, how: { shiftKey?: boolean; pointerType?: string } = {}) {
  const event = { pointerType: 'mouse', button: 0, ...how };
  fireEvent.pointerDown(slider, { ...event, clientX: from });
  fireEvent.pointerMove(slider, { ...event, clientX: to });
  return { release: () => fireEvent.pointerUp(slider, { ...event, clientX: to }) };
}

beforeEach(() => {
  recordCanvases();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(508);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
  HTMLElement.prototype.setPointerCapture ??= () => {};
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('keys on a pane', () => {
  it.each([
    ['+', {}, hours(1, 3)],
    ['-', {}, hours(-2, 6)],
    ['ArrowLeft', { shiftKey: true }, hours(-1, 3)],
    ['ArrowRight', { shiftKey: true }, hours(1, 5)],
  ])('%s %o asks for another window', async (key, held, window) => {
    const { slider, asked } = await show();
    expect(fireEvent.keyDown(slider, { key, ...held })).toBe(false);
    expect(asked.window.mock.calls).toEqual([[window]]);
  });

  it('zoom about the cursor', async () => {
    const { slider, cursor, asked } = await show();
    fireEvent.keyDown(slider, { key: 'Home' });
    fireEvent.keyDown(slider, { key: '+' });
    expect(cursor.get()).toBe(START);
    expect(asked.window).toHaveBeenCalledWith(hours(0, 2));
  });

  it('leave those alone that a fixed pane has no use for', async () => {
    const { slider } = await show({ onWindow: undefined });
    expect(fireEvent.keyDown(slider, { key: '+' })).toBe(true);
    expect(fireEvent.keyDown(slider, { key: 'Tab' })).toBe(true);
  });

  it('Enter chooses the moment under the cursor, and none without one', async () => {
    const { slider, asked } = await show();
    fireEvent.keyDown(slider, { key: 'Enter' });
    fireEvent.keyDown(slider, { key: 'End' });
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    fireEvent.keyDown(slider, { key: 'Enter' });
    expect(asked.moment.mock.calls).toEqual([[START + 3 * HOUR]]);
  });

  it('stop at the first and the last sample', async () => {
    const { slider, cursor } = await show();
    fireEvent.keyDown(slider, { key: 'PageDown' });
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(cursor.get()).toBe(START);
    fireEvent.keyDown(slider, { key: 'PageUp' });
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(cursor.get()).toBe(START + 4 * HOUR);
  });

  it('find nothing in a pane without samples', async () => {
    const { slider, cursor } = await show({ time: [], series: [{ ...speed, avg: [] }] });
    expect(fireEvent.keyDown(slider, { key: 'Home' })).toBe(true);
    expect(cursor.get()).toBeUndefined();
    expect(slider.getAttribute('aria-valuetext')).toBe('');
  });
});

describe('the mouse on a pane', () => {
  it.each([
    ['to the right', 100, 300],
    ['to the left', 300, 100],
  ])('dragged %s marks what lies under it and asks for it', async (_words, from, to) => {
    const { slider, asked, pick } = await show();
    const { release } = drag(slider, from, to);
    expect(pick('selection').map(({ style }) => [style.left, style.width])).toEqual([['100px', '200px']]);
    release();
    expect(asked.window.mock.calls).toEqual([[hours(1, 3)]]);
    expect(pick('selection')).toEqual([]);
    expect(asked.moment).not.toHaveBeenCalled();
  });

  it('dragged with Shift moves the window', async () => {
    const { slider, asked } = await show();
    drag(slider, 100, 200, { shiftKey: true }).release();
    expect(asked.window.mock.calls).toEqual([[hours(-1, 3)]]);
  });

  it('moved by less than 5 px is a click on the nearest sample', async () => {
    const { slider, asked } = await show();
    drag(slider, 196, 199).release();
    expect(asked.moment.mock.calls).toEqual([[START + 2 * HOUR]]);
    expect(asked.window).not.toHaveBeenCalled();
  });

  it('asks for nothing when the browser takes the drag away', async () => {
    const { slider, asked, pick } = await show();
    const { release } = drag(slider, 100, 300);
    fireEvent.pointerCancel(slider);
    expect(pick('selection')).toEqual([]);
    release();
    expect(asked.window).not.toHaveBeenCalled();
  });

  it('pressed twice doubles the window about the cursor', async () => {
    const { slider, asked } = await show();
    fireEvent.pointerMove(slider, { clientX: 0 });
    fireEvent.doubleClick(slider);
    expect(asked.window.mock.calls).toEqual([[hours(0, 8)]]);
  });

  it('a finger chooses a moment and never zooms', async () => {
    const { slider, asked } = await show();
    drag(slider, 100, 300, { pointerType: 'touch' }).release();
    expect(asked.moment.mock.calls).toEqual([[START + HOUR]]);
    expect(asked.window).not.toHaveBeenCalled();
  });
});

describe('the wheel on a pane', () => {
  const turn = (slider: HTMLElement, deltaY: number, ctrlKey: boolean) => {
    const event = createEvent.wheel(slider, { deltaY, ctrlKey, clientX: 100 });
    fireEvent(slider, event);
    return event.defaultPrevented;
  };

  it.each([
    ['in', -1, hours(0.2, 3.4)],
    ['out', 1, hours(-0.25, 4.75)],
  ])('zooms %s about the pointer while Ctrl is held, and keeps the page from it', async (_words, deltaY, window) => {
    const { slider, asked } = await show();
    expect(turn(slider, deltaY, true)).toBe(true);
    expect(asked.window.mock.calls).toEqual([[window]]);
  });

  it('alone scrolls the page', async () => {
    const { slider, asked } = await show();
    expect(turn(slider, 1, false)).toBe(false);
    expect(asked.window).not.toHaveBeenCalled();
  });
});

describe('what lies over the curves', () => {
  it('the cursor stands at its moment with a dot on each curve', async () => {
    const { slider, pick } = await show({ ends: { min: 0, max: 20 } });
    fireEvent.pointerMove(slider, { clientX: 101 });
    expect(pick('cursor').map(({ style }) => style.transform)).toEqual(['translateX(100px)']);
    // 11 of 20 on a pane 172 px high.
    expect(pick('dot').map(({ style }) => Math.round(Number.parseFloat(style.top)))).toEqual([77]);
  });

  it('the cursor has no dot in a gap', async () => {
    const { cursor, slider, pick } = await show({ gaps: [hours(1, 3)] });
    fireEvent.keyDown(slider, { key: 'Home' });
    expect(pick('dot')).toHaveLength(1);
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(cursor.get()).toBe(START + 2 * HOUR);
    expect(pick('dot')).toHaveLength(0);
  });

  it('a gap is hatched as far as the pane reaches, and not at all outside it', async () => {
    const { pick } = await show({ gaps: [hours(-2, 1), hours(3, 9), hours(5, 6)] });
    expect(pick('fms-hatch').map(({ style }) => [style.left, style.width])).toEqual([
      ['0px', '100px'],
      ['300px', '100px'],
    ]);
  });

  it('the words of a gap near an end of the pane stand within it', async () => {
    const { pick } = await show({ gaps: [hours(0, 1), hours(1.5, 2.5), hours(3, 4)] });
    expect(pick('fms-hatch').map((gap) => gap.getAttribute('data-edge'))).toEqual(['start', null, 'end']);
  });

  it('each limit stands at its own value with its own caption', async () => {
    const limits = [
      { name: 'warning limit 15', value: 15 },
      { name: 'alarm limit 18', value: 18 },
    ];
    const { pick } = await show({ ends: { min: 0, max: 20 }, limits });
    expect(pick('limit').map(({ style, textContent }) => [textContent, style.top])).toEqual([
      ['warning limit 15', '43px'],
      ['alarm limit 18', '17.2px'],
    ]);
  });

  it('the words of a mark near the end stand before it, and only in the topmost pane', async () => {
    const marks = [
      { at: START + HOUR, text: 'shift 01:00' },
      { at: START + 3.5 * HOUR, text: 'shift 03:30' },
    ];
    const { pick } = await show({ marks });
    expect(pick('mark').map((mark) => [mark.style.left, mark.getAttribute('data-late')])).toEqual([
      ['100px', 'false'],
      ['350px', 'true'],
    ]);
  });
});
