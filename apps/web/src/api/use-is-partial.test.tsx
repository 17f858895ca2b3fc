import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIsPartial } from './use-is-partial.ts';

it('is partial until the answer was whole once, and again for another question', () => {
  const { result, rerender } = renderHook(({ isPending, key }) => useIsPartial(isPending, key), {
    initialProps: { isPending: true, key: 'day' },
  });
  const shown = [result.current];
  for (const [isPending, key] of [
    [false, 'day'],
    [true, 'day'],
    [true, 'week'],
    [false, 'week'],
  ] as const) {
    rerender({ isPending, key });
    shown.push(result.current);
  }
  // A part that is added to the day afterwards is filled in.
  expect(shown).toEqual([true, false, false, true, false]);
});
