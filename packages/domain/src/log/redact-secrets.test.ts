import { describe, expect, it } from 'vitest';
import { redactSecrets } from './redact-secrets.ts';

describe('a text for a log', () => {
  it.each([
    [
      'at https://f.example/reset?userName=a&code=Zm9v-bar_1',
      'at https://f.example/reset?userName=[hidden]&code=[hidden]',
    ],
    ['Bearer eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', 'Bearer [token]'],
    ['Authorization: Bearer k3y-of-a-ship', 'Authorization: Bearer [hidden]'],
    ['called with fms_0123456789abcdefghijABCDEFGHIJ', 'called with [token]'],
    ['mqtt://bridge:s3cret@10.0.0.5:1883 closed', 'mqtt://bridge:[hidden]@10.0.0.5:1883 closed'],
    ['{"password":"open sesame","user":"a"}', '{"password":"[hidden] sesame","user":"a"}'],
    ['apiKey=abc, secret: xyz', 'apiKey=[hidden], secret: [hidden]'],
    ['the password is wrong', 'the password is wrong'],
    ['TypeError: x.map is not a function', 'TypeError: x.map is not a function'],
  ])('is kept without secrets: %s', (text, kept) => {
    expect(redactSecrets(text)).toBe(kept);
  });

  // By the square of its length each of them took minutes.
  it.each(['x', 'x.', 'password:', '://a:', 'Bearer', '?a', ' '])('may be long: %s', (piece) => {
    const text = piece.repeat(300_000);
    expect(redactSecrets(text).length).toBeGreaterThan(0);
  });
});
