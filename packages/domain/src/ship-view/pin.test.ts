import { expect, it } from 'vitest';
import { findTryAfter, isPinUsable, TRY_WINDOW_MS } from './pin.ts';

it.each([
  ['482913', true],
  ['112233', true],
  ['482913482913', true],
  ['48291', false],
  ['4829134829134', false],
  ['111111', false],
  ['123456', false],
  ['890123', false],
  ['987654', false],
  ['48291a', false],
  ['٤٨٢٩١٣', false],
])('the PIN %s can be set: %s', (pin, isUsable) => expect(isPinUsable(pin)).toBe(isUsable));

it.each([
  ['four wrong tries', [1, 2, 3, 4], 5, null],
  ['five', [1, 2, 3, 4, 5], 5, 1 + TRY_WINDOW_MS],
  ['five, of which the first is old', [1, 2, 3, 4, 5], 1 + TRY_WINDOW_MS, null],
  ['seven, of which five count', [1, 2, 3, 4, 5, 6, 7], 10, 3 + TRY_WINDOW_MS],
])('after %s the next is taken then', (_, wrong, now, after) => expect(findTryAfter(wrong, now)).toBe(after));
