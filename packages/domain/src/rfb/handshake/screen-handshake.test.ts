import { describe, expect, it } from 'vitest';
import { joinBytes } from '../bytes/byte-queue.ts';
import { Handshake } from './handshake.ts';
import { toAscii } from './rfb-text.ts';
import { greetScreen, type ScreenProblem } from './screen-handshake.ts';
import { toVncKey } from './vnc-password.ts';

const bytesOf = (hex: string) => Uint8Array.from(hex.split(' '), (pair) => Number.parseInt(pair, 16));
const numbered = (number: number) =>
  bytesOf(
    number
      .toString(16)
      .padStart(8, '0')
      .replace(/(..)(?=.)/g, '$1 '),
  );
const reason = (text: string) => joinBytes([numbered(text.length), toAscii(text)]);

const FORMAT = '20 18 00 01 00 ff 00 ff 00 ff 10 08 00 00 00 00';
const init = (width: string, height: string, name: string) =>
  joinBytes([bytesOf(`${width} ${height} ${FORMAT}`), reason(name)]);
const INIT = init('05 00', '02 d0', 'ECDIS 1');
const CHALLENGE = Uint8Array.from({ length: 16 }, (_, index) => index);
const VERSION = 'RFB 003.008\n';
const KEY_OF_PASSWORD = toVncKey('password') ?? new Uint8Array();

/** A stand-in for DES that shows which key and which blocks it was given. */
const encipher = (key: Uint8Array, blocks: Uint8Array) => blocks.map((byte, index) => byte ^ (key[index % 8] ?? 0));
const ANSWER = encipher(KEY_OF_PASSWORD, CHALLENGE);

const greet = (password = 'password') => new Handshake(greetScreen({ password, encipher }));
const asText = (bytes: Uint8Array) => String.fromCharCode(...bytes);

describe('the handshake with a screen', () => {
  it.each<[string, Uint8Array[], Uint8Array[], object]>([
    [
      '3.8 without security',
      [toAscii(VERSION), bytesOf('02 10 01'), numbered(0), INIT],
      [toAscii(VERSION), bytesOf('01'), bytesOf('01')],
      { version: '3.8', hasPassword: false },
    ],
    [
      '3.8 with a password',
      [toAscii(VERSION), bytesOf('02 13 02'), CHALLENGE, numbered(0), INIT],
      [toAscii(VERSION), bytesOf('02'), ANSWER, bytesOf('01')],
      { version: '3.8', hasPassword: true },
    ],
    [
      '3.7 without security, which gives no result',
      [toAscii('RFB 003.007\n'), bytesOf('01 01'), INIT],
      [toAscii('RFB 003.007\n'), bytesOf('01'), bytesOf('01')],
      { version: '3.7', hasPassword: false },
    ],
    [
      '3.3 with a password, which the screen chooses',
      [toAscii('RFB 003.003\n'), numbered(2), CHALLENGE, numbered(0), INIT],
      [toAscii('RFB 003.003\n'), ANSWER, bytesOf('01')],
      { version: '3.3', hasPassword: true },
    ],
    [
      'a version of a vendor, taken as 3.8',
      [toAscii('RFB 005.000\n'), bytesOf('02 01 02'), numbered(0), INIT],
      [toAscii(VERSION), bytesOf('01'), bytesOf('01')],
      { version: '3.8', hasPassword: false },
    ],
  ])('%s', (_, told, sent, outcome) => {
    const stream = joinBytes([...told, bytesOf('00 00')]);
    for (const size of [1, 3, 1000]) {
      const handshake = greet();
      const answers = [handshake.take(new Uint8Array())];
      for (let at = 0; at < stream.length; at += size) answers.push(handshake.take(stream.subarray(at, at + size)));
      expect(joinBytes(answers)).toEqual(joinBytes(sent));
      const screen = { width: 1280, height: 720, bitsPerPixel: 32, depth: 24, name: 'ECDIS 1', bytes: INIT };
      expect(handshake.outcome).toEqual({ ok: true, ...outcome, init: screen });
      expect(handshake.takeRest()).toEqual(bytesOf('00 00'));
    }
  });

  it.each<[string, (Uint8Array | string)[], ScreenProblem, string]>([
    ['a web server', ['HTTP/1.1 400'], 'not-rfb', ''],
    ['an RFB before 3.3', ['RFB 003.002\n'], 'not-rfb', ''],
    ['no security type', [VERSION, bytesOf('00'), reason('Too many tries')], 'screen-refused', 'Too many tries'],
    ['the same in 3.3', ['RFB 003.003\n', numbered(0), reason('Busy')], 'screen-refused', 'Busy'],
    ['other security types', [VERSION, bytesOf('02 13 1e')], 'security-unsupported', '19, 30'],
    ['another in 3.3', ['RFB 003.003\n', numbered(16)], 'security-unsupported', '16'],
    [
      'a wrong password',
      [VERSION, bytesOf('01 02'), CHALLENGE, numbered(1), reason('No\u0007\u001b[2J!')],
      'password-refused',
      'No?[2J!',
    ],
    ['a wrong password in 3.3', ['RFB 003.003\n', numbered(2), CHALLENGE, numbered(1)], 'password-refused', ''],
    ['a failed result', [VERSION, bytesOf('01 01'), numbered(1), reason('Later')], 'screen-refused', 'Later'],
    ['a reason without end', [VERSION, bytesOf('00'), numbered(0xff_ff_ff_ff)], 'screen-refused', ''],
    [
      'a screen with sides of 65535',
      [VERSION, bytesOf('01 01'), numbered(0), init('ff ff', 'ff ff', '')],
      'screen-too-large',
      '',
    ],
    [
      'a screen of 16384 × 16384',
      [VERSION, bytesOf('01 01'), numbered(0), init('40 00', '40 00', '')],
      'screen-too-large',
      '',
    ],
    [
      'a name without end',
      [VERSION, bytesOf('01 01'), numbered(0), bytesOf(`05 00 02 d0 ${FORMAT}`), numbered(1025)],
      'name-too-long',
      '',
    ],
  ])('%s ends it', (_, told, problem, detail) => {
    const handshake = greet();
    handshake.take(joinBytes(told.map((part) => (typeof part === 'string' ? toAscii(part) : part))));
    expect(handshake.outcome).toEqual({ ok: false, problem, detail });
  });

  it.each<[string, ScreenProblem]>([
    ['', 'password-missing'],
    ['sjøorm', 'password-unusable'],
  ])('the password "%s" ends it before an answer is sent', (password, problem) => {
    const handshake = greet(password);
    const sent = handshake.take(joinBytes([toAscii(VERSION), bytesOf('01 02'), CHALLENGE]));
    expect(asText(sent)).toBe(`${VERSION}\u0002`);
    expect(handshake.outcome).toMatchObject({ problem });
  });
});

it.each([
  ['password', '0e 86 ce ce ee f6 4e 26'],
  ['passwordlonger', '0e 86 ce ce ee f6 4e 26'],
  ['123', '8c 4c cc 00 00 00 00 00'],
])('the key of %s has its bits mirrored', (password, key) => {
  expect(toVncKey(password)).toEqual(bytesOf(key));
});
