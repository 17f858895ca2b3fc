import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { DigestGuard } from './digest-guard.ts';

const account = { username: 'fms', password: 'aft deck' };
const sha = (text: string) => createHash('sha256').update(text).digest('hex');

/** Knocks with an `Authorization`; answers whether it was let in, and the challenge when it was not. */
function knock(guard: DigestGuard, authorization?: string, url = '/still.jpg'): { isIn: boolean; challenge: string } {
  let challenge = '';
  const response = {
    writeHead(_: number, headers: Record<string, string>) {
      challenge = headers['www-authenticate'] ?? '';
      return { end: () => {} };
    },
  } as unknown as ServerResponse;
  const request = { method: 'GET', url, headers: { authorization } } as unknown as IncomingMessage;
  return { isIn: guard.admit(request, response), challenge };
}

function answer(nonce: string, count: number, { password, username } = account, uri = '/still.jpg'): string {
  const nc = count.toString(16).padStart(8, '0');
  const response = sha(`${sha(`${username}:camera:${password}`)}:${nonce}:${nc}:c:auth:${sha(`GET:${uri}`)}`);
  return `Digest username="${username}", realm="camera", nonce="${nonce}", uri="${uri}", algorithm=SHA-256, response="${response}", cnonce="c", qop=auth, nc=${nc}`;
}

function openGuard() {
  let issued = 0;
  return new DigestGuard(account, () => `n${++issued}`);
}

describe('the guard of a camera', () => {
  it('challenges what comes without an answer, and lets the right answer in', () => {
    const guard = openGuard();
    expect(knock(guard)).toEqual({
      isIn: false,
      challenge: 'Digest realm="camera", qop="auth", algorithm=SHA-256, nonce="n1"',
    });
    expect(knock(guard, answer('n1', 1)).isIn).toBe(true);
    expect(knock(guard, answer('n1', 2)).isIn).toBe(true);
  });

  it.each([
    ['a wrong password', answer('n1', 1, { ...account, password: 'other' })],
    ['another name', answer('n1', 1, { ...account, username: 'root' })],
    ['an answer for another address', answer('n1', 1, account, '/stream.mjpg')],
    ['a readable password', `Basic ${Buffer.from('fms:aft deck').toString('base64')}`],
    ['garbage', 'Digest ===,,"'],
  ])('refuses %s', (_, authorization) => {
    const guard = openGuard();
    knock(guard);
    const { isIn, challenge } = knock(guard, authorization);
    expect(isIn).toBe(false);
    expect(challenge).not.toContain('stale');
  });

  it('refuses an answer that was recorded, and says of a nonce it does not know that it is stale', () => {
    const guard = openGuard();
    knock(guard);
    expect(knock(guard, answer('n1', 1)).isIn).toBe(true);
    expect(knock(guard, answer('n1', 1)).isIn).toBe(false);
    expect(knock(guard, answer('older', 1)).challenge).toContain('stale=true');
    expect(knock(guard, answer('n1', 1001)).challenge).toContain('stale=true');
  });

  it('forgets the oldest nonce of many', () => {
    const guard = openGuard();
    for (let i = 0; i < 70; i++) knock(guard);
    expect(knock(guard, answer('n1', 1)).isIn).toBe(false);
    expect(knock(guard, answer('n70', 1)).isIn).toBe(true);
  });
});
