import { describe, expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

describe('a text for a log', () => {
  it.each([
    [
      'at https://f.example/reset?userName=a&code=Zm9v-bar_1',
      'at https://f.example/reset?userName=[hidden]&code=[hidden]',
    ],
    ['Bearer eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', 'Bearer [token]'],
    ['TypeError: x.map is not a function', 'TypeError: x.map is not a function'],
  ])('is kept without secrets: %s', (text, kept) => {
    expect(redactSecrets(text)).toBe(kept);
  });
});
