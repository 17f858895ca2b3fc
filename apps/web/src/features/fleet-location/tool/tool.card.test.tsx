import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import { clearScreen, renderScreen } from '../../../testing/screen.tsx';
import ToolCard from './tool.card.tsx';

afterEach(clearScreen);

const MILES_A_DEGREE = 60.04;
/** Points on a meridian, so many miles after each other. */
const along = (...miles: number[]) => {
  let latitude = 50;
  return [0, ...miles].map((way) => {
    latitude += way / MILES_A_DEGREE;
    return { latitude, longitude: 3 };
  });
};

function draw(tool: 'measure' | 'rings', points: ReturnType<typeof along>) {
  const [onTakeBack, onEnd] = [vi.fn(), vi.fn()];
  renderScreen(<ToolCard tool={tool} points={points} onTakeBack={onTakeBack} onEnd={onEnd} />);
  return { onTakeBack, onEnd };
}

const numbersOf = (text: string | null) => Number(/([\d.]+) nm/.exec(text ?? '')?.[1]);

it.each([
  ['long legs', [85.26, 74.88]],
  ['three that each round down', [20.04, 20.04, 20.04]],
  ['a short one beside a long one', [5.255, 85.26]],
])('the total is the sum of the legs as they are written: %s', (_words, miles) => {
  draw('measure', along(...miles));
  const written = [...screen.getByRole('status', { name: 'Measured' }).children].map(({ textContent }) => textContent);
  const legs = written.slice(0, -1).map(numbersOf);
  expect(legs).toHaveLength(miles.length);
  expect(numbersOf(written.at(-1) ?? null)).toBeCloseTo(
    legs.reduce((sum, leg) => sum + leg, 0),
    6,
  );
});

it('writes no total beside a single leg', () => {
  draw('measure', along(30));
  expect(screen.getByText(/^000° 30\.0 nm$/)).toBeDefined();
  expect(screen.queryByText(/total/)).toBeNull();
});

it('undoes and ends by its buttons; there is nothing to undo at first', () => {
  const { onTakeBack, onEnd } = draw('rings', []);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'End' }));
  expect([onTakeBack.mock.calls.length, onEnd.mock.calls.length]).toEqual([0, 1]);
});
