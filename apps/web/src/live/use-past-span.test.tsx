import { MINUTE_MS } from '@fms/domain/time';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NOON } from '../testing/builders.ts';
import { renderLive } from '../testing/live-screen.tsx';
import { clearScreen } from '../testing/screen.tsx';
import { usePastSpan } from './use-past-span.ts';

afterEach(clearScreen);

/** Both ends in minutes from noon. */
function Ends({ from, to }: { from: number; to: number }) {
  const span = usePastSpan({ from: NOON + from * MINUTE_MS, to: NOON + to * MINUTE_MS });
  return <p>{[span.from, span.to].map((at) => (at - NOON) / MINUTE_MS).join(' ')}</p>;
}

const ends = () => screen.getByRole('paragraph').textContent;

it.each([
  ['a span of the past stays as it is', -20, -1, '-20 -1'],
  ['a span that reaches ahead ends now', -10, 10, '-10 0'],
  ['a span that lies ahead ends now with its length', 5, 25, '-20 0'],
])('%s', (_words, from, to, expected) => {
  renderLive({ tags: [], children: <Ends from={from} to={to} /> });
  expect(ends()).toBe(expected);
});

it('grows by whole minutes until its end has come', () => {
  const { waitUntil } = renderLive({ tags: [], children: <Ends from={-10} to={2.5} /> });
  waitUntil(NOON + 0.9 * MINUTE_MS);
  expect(ends()).toBe('-10 0');
  waitUntil(NOON + 1.2 * MINUTE_MS);
  expect(ends()).toBe('-10 1');
  waitUntil(NOON + 30 * MINUTE_MS);
  expect(ends()).toBe('-10 2.5');
});
