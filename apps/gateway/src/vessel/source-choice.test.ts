import { describe, expect, it } from 'vitest';
import { SILENCE_MS, SourceChoice } from './source-choice.ts';

/** What becomes of readings given as talker, rank and second. */
function choose(...readings: (readonly [talker: string, rank: number, second: number])[]): string[] {
  const choice = new SourceChoice();
  return readings.map(([talker, rank, second]) => choice.choose(talker, rank, second * 1000));
}
const silence = SILENCE_MS / 1000;

describe('the source of a tag of which a ship has one', () => {
  it('is the first, and gives way to a better one at once', () => {
    expect(choose(['GP', 4, 0], ['GP', 1, 0], ['GP', 4, 1])).toEqual(['ship', 'ship', 'same-again']);
  });

  it('falls back when the better one has been silent, and returns to it', () => {
    expect(choose(['GP', 1, 0], ['GP', 3, silence], ['GP', 3, silence + 1], ['GP', 1, silence + 2])).toEqual([
      'ship',
      'same-again',
      'ship',
      'ship',
    ]);
  });

  it('keeps a second receiver apart as soon as it is known for one', () => {
    expect(
      choose(['GP', 1, 0], ['GN', 1, 0], ['GP', 1, 1], ['GN', 1, 1], ['GP', 1, 2], ['GN', 1, 2], ['GN', 1, 3]),
    ).toEqual(['ship', 'ship', 'ship', 'ship', 'ship', 'apart', 'apart']);
  });

  it('hands over to the second receiver when the first falls silent', () => {
    const second = Array.from({ length: silence + 3 }, (_, i) => ['GN', 1, i + 1] as const);
    expect(choose(['GP', 1, 0], ...second).at(-1)).toBe('ship');
  });

  it('takes the fix of an address that a multiplexer tore once for one of the ship', () => {
    expect(choose(['II', 1, 0], ['GI', 1, 1], ['II', 1, 2], ['GI', 1, 300], ['II', 1, 301])).toEqual(
      Array(5).fill('ship'),
    );
  });

  it('takes a step back in time for no silence', () => {
    expect(choose(['II', 1, 40], ['II', 1, 39], ['II', 4, 39])).toEqual(['ship', 'ship', 'same-again']);
  });
});
