import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionCurve } from './session-curve.tsx';

const HOUR = 3_600_000;
const session = { id: '7', from: 2 * HOUR, to: 3 * HOUR, text: 'Charge 1' };

beforeEach(() => {
  // jsdom captures no pointer, and lays nothing out.
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.getBoundingClientRect = () => ({ left: 100, width: 240 }) as DOMRect;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function draw() {
  const [onPick, onSelect] = [vi.fn(), vi.fn()];
  render(
    <SessionCurve
      {...{ label: 'Charge', curves: [], sessions: [session], selected: undefined, gapMs: HOUR, onSelect, onPick }}
      window={{ from: 0, to: 24 * HOUR }}
    />,
  );
  const plot = screen.getByRole('figure', { name: 'Charge' }).firstElementChild as Element;
  return { plot, onPick, onSelect };
}

const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX });

it('picks the span that is drawn over, whichever way: 40 to 80 of 240 px are 04:00 to 08:00', () => {
  const { plot, onPick } = draw();
  fireEvent.pointerDown(plot, at(180));
  fireEvent.pointerMove(plot, at(140));
  fireEvent.pointerUp(plot, at(140));
  expect(onPick.mock.calls).toEqual([[{ from: 4 * HOUR, to: 8 * HOUR }]]);
});

it('takes the span away at a press beside the charges, and chooses a charge at a press on it', () => {
  const { plot, onPick, onSelect } = draw();
  fireEvent.pointerDown(plot, at(150));
  fireEvent.pointerUp(plot, at(151));
  expect(onPick.mock.calls).toEqual([[undefined]]);
  const mark = screen.getByTitle('Charge 1');
  fireEvent.pointerDown(mark, at(125));
  fireEvent.pointerUp(mark, at(125));
  fireEvent.click(mark);
  expect(onPick).toHaveBeenCalledOnce();
  expect(onSelect.mock.calls).toEqual([['7']]);
});
