import { describe, expect, it } from 'vitest';
import { StampedClock } from './stamped-clock.ts';

const NOON = Date.UTC(2026, 6, 1, 12);

function place(items: readonly (readonly [item: string, offset: number | null])[]) {
  const placed: [item: string, offset: number][] = [];
  const refused: [reason: string, item: string][] = [];
  const clock = new StampedClock<string>({
    emit: (item, time) => placed.push([item, time - NOON]),
    refuse: (reason, item) => refused.push([reason, item]),
    doubt: () => {},
  });
  for (const [item, offset] of items) clock.place(item, offset === null ? null : NOON + offset);
  clock.end();
  return { placed, refused };
}

describe('a bus whose messages are stamped', () => {
  it('lays what has no stamp between those before and after it', () => {
    const items = [
      ['a', 0],
      ['b', null],
      ['c', null],
      ['d', 400],
      ['e', null],
    ] as const;
    expect(place(items).placed).toEqual([
      ['a', 0],
      ['b', 0],
      ['c', 200],
      ['d', 400],
      ['e', 400],
    ]);
  });

  it('follows stamps in whatever order', () => {
    const items = [
      ['a', 5000],
      ['b', null],
      ['c', 0],
      ['d', null],
    ] as const;
    expect(place(items).placed).toEqual([
      ['a', 5000],
      ['b', 5000],
      ['c', 0],
      ['d', 0],
    ]);
  });

  it('refuses what comes before any stamp', () => {
    expect(
      place([
        ['a', null],
        ['b', 0],
      ]),
    ).toEqual({ placed: [['b', 0]], refused: [['time-unknown', 'a']] });
  });
});
