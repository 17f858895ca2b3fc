import { describe, expect, it } from 'vitest';
import { forbidden } from '../failure/failure.ts';
import { toFailure } from './to-failure.ts';

const withCode = (code: string) => Object.assign(new Error('details of the inside'), { code });

describe('toFailure', () => {
  it.each(['ENOSPC', 'EROFS', 'EACCES', 'ECONNREFUSED', '08003', '53100', '57P01', '58030'])(
    'answers 503 when the store says %s',
    (code) => {
      const { failure, unexpected } = toFailure(withCode(code));
      expect([failure.status, failure.code, unexpected]).toEqual([503, 'unavailable', true]);
    },
  );

  it.each([withCode('23505'), new TypeError('x is undefined'), 'a string'])(
    'answers 500 for %s, without details',
    (error) => {
      const { failure, unexpected } = toFailure(error);
      expect([failure.status, failure.message, unexpected]).toEqual([500, 'Something went wrong on the server.', true]);
    },
  );

  it.each([
    [400, 'invalid-input'],
    [403, 'not-found'],
    [404, 'not-found'],
    [414, 'too-large'],
  ])('takes a library at its word: %i is %s', (statusCode, code) => {
    const { failure, unexpected } = toFailure(Object.assign(new Error('x'), { statusCode }));
    expect([failure.code, unexpected]).toEqual([code, false]);
  });

  it.each(['22021', '22P05', '22P02'])('answers 400 for a text no store can hold, which it says by %s', (code) => {
    const { failure, unexpected } = toFailure(withCode(code));
    expect([failure.status, failure.code, unexpected]).toEqual([400, 'invalid-input', false]);
  });

  it('passes refusals on', () => {
    const refusal = forbidden();
    expect(toFailure(refusal)).toEqual({ failure: refusal, unexpected: false });
  });
});
