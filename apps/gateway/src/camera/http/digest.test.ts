import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CameraSignIn } from './camera-sign-in.ts';
import { answerDigest, chooseDigest, type DigestChallenge } from './digest.ts';
import { parseChallenges } from './parse-challenge.ts';

const REALM = 'http-auth@example.org';
const NONCE = '7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v';
const OPAQUE = 'FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS';
const digestOf = (algorithm: string, more = '') =>
  `Digest realm="${REALM}", qop="auth, auth-int", algorithm=${algorithm}, nonce="${NONCE}", opaque="${OPAQUE}"${more}`;
const mufasa = { username: 'Mufasa', password: 'Circle of Life' };
const request = {
  method: 'GET',
  uri: '/dir/index.html',
  count: 1,
  clientNonce: 'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
};
const answerTo = (header: string, credentials = mufasa, of = request) =>
  answerDigest(chooseDigest(parseChallenges(header)) as DigestChallenge, credentials, of);

describe('the answer to a digest challenge', () => {
  it.each([
    ['MD5', '8ca523f5e9506fed4657c9700eebdbec'],
    ['SHA-256', '753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1'],
  ])('is that of RFC 7616, 3.9.1 for %s', (algorithm, response) => {
    expect(answerTo(digestOf(algorithm))).toBe(
      `Digest username="Mufasa", realm="${REALM}", nonce="${NONCE}", uri="/dir/index.html", algorithm=${algorithm}, ` +
        `response="${response}", opaque="${OPAQUE}", cnonce="${request.clientNonce}", qop=auth, nc=00000001`,
    );
  });

  it('is that of RFC 2617, 3.5, whose challenge names no algorithm', () => {
    const header =
      'Digest realm="testrealm@host.com", qop="auth,auth-int", nonce="dcd98b7102dd2f0e8b11d0f600bfb0c093", opaque="5ccc069c403ebaf9f0171e9517f40e41"';
    const answer = answerTo(
      header,
      { username: 'Mufasa', password: 'Circle Of Life' },
      {
        ...request,
        clientNonce: '0a4f113b',
      },
    );
    expect(answer).toContain('response="6629fae49393a05397450978507c4ef1"');
    expect(answer).not.toContain('algorithm');
  });

  it('without qop is that of RFC 2069', () => {
    const answer = answerTo('Digest realm="a", nonce="b"', { username: 'u', password: 'p' });
    expect(answer).toContain('response=');
    expect(answer).not.toMatch(/qop|cnonce|nc=/);
  });

  it('names the hash of the user where the camera asks for it', () => {
    const answer = answerTo(digestOf('SHA-256', ', userhash=true'));
    expect(answer).toContain('userhash=true');
    expect(answer).not.toContain('Mufasa');
  });

  it('of a session differs with the nonce of the client', () => {
    const first = answerTo(digestOf('MD5-sess'));
    expect(first).not.toBe(answerTo(digestOf('MD5-sess'), mufasa, { ...request, clientNonce: 'other' }));
    expect(first).toContain('algorithm=MD5-sess');
  });

  it('escapes what a name may hold', () => {
    expect(answerTo(digestOf('MD5'), { username: 'a"b\\c', password: '' })).toContain('username="a\\"b\\\\c"');
  });
});

describe('the challenges of a header', () => {
  it('are several, with quoted commas, and the strongest is chosen', () => {
    const header = `Basic realm="a, b=\\"c\\"", ${digestOf('MD5')}, ${digestOf('SHA-256')}`;
    const challenges = parseChallenges(header);
    expect(challenges.map(({ scheme }) => scheme)).toEqual(['basic', 'digest', 'digest']);
    expect(challenges[0]?.parameters.get('realm')).toBe('a, b="c"');
    expect(chooseDigest(challenges)?.hash).toBe('sha256');
  });

  it.each([
    ['no nonce', 'Digest realm="a"'],
    ['an unknown algorithm', 'Digest realm="a", nonce="b", algorithm=SHA-1'],
    ['integrity of the body alone', 'Digest realm="a", nonce="b", qop="auth-int"'],
    ['a line feed', 'Digest realm="a\nX: y", nonce="b"'],
    ['more than 8 KB', `Digest realm="a", nonce="${'b'.repeat(9000)}"`],
    ['another scheme', 'Negotiate abc, NTLM'],
  ])('cannot be answered with %s', (_, header) => {
    expect(chooseDigest(parseChallenges(header))).toBeNull();
  });

  it('are bounded whatever is sent', () => {
    const words = fc.constantFrom('Digest', 'Basic', 'realm=', 'nonce="', '"', ',', ' ', '=', '\\', 'a', 'é', '\u0000');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 200 }), (parts) => {
        const challenges = parseChallenges(parts.join(''));
        expect(challenges.length).toBeLessThanOrEqual(8);
        for (const { parameters } of challenges) expect(parameters.size).toBeLessThanOrEqual(32);
      }),
      { seed: 1910, numRuns: 10_000 },
    );
  });
});

describe('the sign-in to a camera', () => {
  const digest = (nonce: string, more = '') => `Digest realm="cam", qop="auth", nonce="${nonce}"${more}`;

  it('says nothing unasked, answers the challenge, and counts each use of its nonce', () => {
    const signIn = new CameraSignIn(mufasa, 'digest', () => 'c');
    expect(signIn.authorize('GET', '/')).toBeNull();
    expect(signIn.takeChallenge(digest('n1'), false)).toBe(true);
    expect(signIn.authorize('GET', '/')).toContain('nc=00000001');
    expect(signIn.authorize('GET', '/')).toContain('nc=00000002');
    expect(signIn.takeChallenge(digest('n2', ', stale=true'), true)).toBe(true);
    expect(signIn.authorize('GET', '/')).toMatch(/nonce="n2".*nc=00000001/);
  });

  it('ends when the camera refuses a fresh answer: it never tries again and again', () => {
    const signIn = new CameraSignIn(mufasa, 'digest');
    signIn.takeChallenge(digest('n1'), false);
    signIn.authorize('GET', '/');
    expect(signIn.takeChallenge(digest('n2'), true)).toBe(false);
    expect(signIn.takeChallenge(digest('n2', ', stale=true'), true)).toBe(false);
  });

  it('sends the password readable only where the configuration says so, and digest where both are offered', () => {
    const both = `Basic realm="cam", ${digest('n1')}`;
    expect(new CameraSignIn(mufasa, 'digest').takeChallenge('Basic realm="cam"', false)).toBe(false);
    const basic = new CameraSignIn(mufasa, 'basic');
    expect(basic.takeChallenge('Basic realm="cam"', false)).toBe(true);
    expect(basic.authorize('GET', '/')).toBe('Basic TXVmYXNhOkNpcmNsZSBvZiBMaWZl');
    expect(basic.takeChallenge('Basic realm="cam"', true)).toBe(false);
    expect(basic.takeChallenge(both, false)).toBe(true);
    expect(basic.authorize('GET', '/')).toMatch(/^Digest /);
  });

  it('without a name and password gives up at once', () => {
    const signIn = new CameraSignIn(null, 'basic');
    expect(signIn.takeChallenge(digest('n1'), false)).toBe(false);
    expect(signIn.authorize('GET', '/')).toBeNull();
  });
});
