import { createECDH, randomBytes } from 'node:crypto';
import ece from 'http_ece';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../network/public-address.ts';
import { encryptPush, MAX_PUSH_BYTES } from './encrypt.ts';
import { isPushAddress } from './send-push.ts';

const bytes = (base64url: string) => Buffer.from(base64url, 'base64url');

describe('the encryption of push messages', () => {
  it('is that of the example of RFC 8291, section 5, to the byte', () => {
    const body = encryptPush(
      'When I grow up, I want to be a watermelon',
      {
        publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
        authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
      },
      { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') },
    );
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it.each(['', 'Alarm', 'Ålesund — 日本', 'x'.repeat(MAX_PUSH_BYTES)])('is read by another implementation', (text) => {
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const authSecret = randomBytes(16);
    const body = encryptPush(text, { publicKey: browser.getPublicKey(), authSecret });
    const read = ece.decrypt(body, {
      version: 'aes128gcm',
      privateKey: browser,
      authSecret: authSecret.toString('base64url'),
    });
    expect(read.toString()).toBe(text);
    expect(body.length).toBeLessThanOrEqual(4096);
  });

  it('refuses what push services would, and a key that is none', () => {
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const authSecret = randomBytes(16);
    expect(() =>
      encryptPush('x'.repeat(MAX_PUSH_BYTES + 1), { publicKey: browser.getPublicKey(), authSecret }),
    ).toThrow();
    expect(() => encryptPush('x', { publicKey: randomBytes(65), authSecret })).toThrow();
  });
});

describe('an address to push to', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
    ['https://8.8.8.8/x', true],
    ['http://push.example.org/x', false],
    ['https://user@push.example.org/x', false],
    ['https://127.0.0.1/x', false],
    ['https://[::1]/x', false],
    ['https://[::ffff:10.0.0.1]/x', false],
    ['https://169.254.169.254/latest', false],
    ['https://0x7f000001/x', false],
    ['https://localhost/x', false],
    ['https://db.internal/x', false],
    ['https://printer/x', false],
    ['file:///etc/passwd', false],
    ['nonsense', false],
  ])('%s: %s', (text, isAllowed) => {
    expect(isPushAddress(text, false)).toBe(isAllowed);
  });

  it('may be this machine where a test says so, and then nothing else that is not open', () => {
    expect(isPushAddress('http://127.0.0.1:4000/x', true)).toBe(true);
    expect(isPushAddress('http://10.0.0.1/x', true)).toBe(false);
  });

  it.each([
    ['1.1.1.1', true],
    ['2606:4700::1111', true],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:192.168.0.1', false],
    ['2002:0a00:0001::', false],
    ['nonsense', false],
  ])('%s is open: %s', (address, isOpen) => {
    expect(isPublicAddress(address)).toBe(isOpen);
  });
});
