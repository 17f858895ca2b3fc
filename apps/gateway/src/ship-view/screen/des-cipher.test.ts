import { toVncKey } from '@fms/domain/rfb';
import { describe, expect, it } from 'vitest';
import { encipherDes } from './des-cipher.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('DES', () => {
  it.each([
    // FIPS 81, table B1: "Now is the time for all " in ECB mode.
    [
      '0123456789abcdef',
      '4e6f77206973207468652074696d6520666f7220616c6c20',
      '3fa40e8a984d48156a271787ab8883f9893d51ec4b563b53',
    ],
    // NIST SP 800-17, appendix A: the first vectors of variable plain text, variable key, and substitution tables.
    ['0101010101010101', '8000000000000000', '95f8a5e5dd31d900'],
    ['8001010101010101', '0000000000000000', '95a8d72813daa94d'],
    ['7ca110454a1a6e57', '01a1d6d039776742', '690f5b0d9a26939b'],
  ])('with the key %s', (key, plain, enciphered) => {
    expect(hex(encipherDes(Buffer.from(key, 'hex'), Buffer.from(plain, 'hex')))).toBe(enciphered);
  });
});

describe('VNC authentication', () => {
  // Recorded exchanges of real screens in the form of password checkers: $vnc$*challenge*response.
  it.each([
    ['1234567890', '$vnc$*2f7532b3efd17eea5dd3a0949ffdf1d8*0eb42d4d9ac1ef1b6ef6647b9594a621'],
    ['123', '$vnc$*7963f9bb7ba6a42a085763808156f570*475b10d05648e4110d77f03916106f98'],
    ['pass1234', '$vnc$*84076f040550eea9341967633b5f3855*dd96d21781a70da49443279975404dd0'],
    ['Password', '$vnc$*0805b790b58e967f2a350a0c99de3881*aecb26faeaaa62d79636a5934bac1078'],
  ])('answers a challenge with the password %s', (password, exchange) => {
    const [, challenge = '', response] = exchange.split('*');
    const key = toVncKey(password) ?? new Uint8Array(8);
    expect(hex(encipherDes(key, Buffer.from(challenge, 'hex')))).toBe(response);
  });
});
