import { expect, it } from 'vitest';
import { shortenUsername } from './username.ts';

it.each([
  ['8 characters stay', 'abcdefgh', 'abcdefgh'],
  ['longer than 8 gets an ellipsis', 'abcdefghi', 'abcdefghi…'],
  ['16 are kept', 'abcdefghijklmnop', 'abcdefghijklmnop…'],
  ['cut at 16', 'abcdefghijklmnopqrst', 'abcdefghijklmnop…'],
])('§2.3, "Welcome {username}": %s', (_name, username, expected) => {
  expect(shortenUsername(username)).toBe(expected);
});
