import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VIEW_QUALITIES } from '../../ship-view/quality.ts';
import { joinBytes } from '../bytes/byte-queue.ts';
import { plainMessages } from '../testing/arbitrary-message.ts';
import { ClientFilter } from './client-filter.ts';
import { type ClientMessage, MAX_ENCODINGS } from './client-message.ts';
import { ClientReader } from './client-reader.ts';
import { QualityGate } from './quality-gate.ts';
import { writeEncodings, writeKey } from './write-message.ts';

const readAll = (bytes: Uint8Array) => new ClientReader().take(bytes).messages;
const only = (...bytes: readonly number[]): ClientMessage => {
  const [message] = readAll(Uint8Array.from(bytes));
  if (!message) throw new Error('no message');
  return message;
};

const AREA = [0, 0, 0, 0, 5, 0, 2, 208] as const;
const whole = only(3, 0, ...AREA);
const change = only(3, 1, ...AREA);
const [continuousOn, continuousOff] = [only(150, 1, ...AREA), only(150, 0, ...AREA)];
/** Tight, copying, the cursor, JPEG quality 9, compression 1, no subsampling. */
const fine = writeEncodings([7, 1, -239, -23, -255, -768]);
const coarse = writeEncodings([7, 1, -239, -30, -247]);
const key = writeKey(0x61, true);

describe('a session', () => {
  it('of normal quality is left alone', () => {
    const gate = new QualityGate('normal');
    for (const message of [fine, whole, change, continuousOn, key]) expect(gate.pass(message)).toBe(message);
  });

  it('of low quality gets coarse pictures, whatever it asks for', () => {
    const gate = new QualityGate('low');
    expect(gate.pass(fine)).toEqual(coarse);
    for (const message of [whole, change, continuousOn, key]) expect(gate.pass(message)).toBe(message);
  });

  it('asks for no more encodings than the filter on board takes', () => {
    const most = writeEncodings(Array.from({ length: MAX_ENCODINGS }, () => 7));
    const coarsened = new QualityGate('low').pass(most);
    expect(new ClientFilter('view').take(coarsened?.bytes ?? new Uint8Array())).toEqual({
      passed: [coarsened],
      problem: null,
    });
  });

  it('of stills gets a picture when one is asked for', () => {
    const gate = new QualityGate('still');
    expect(gate.requestStill()).toEqual([]);
    expect([fine, change, whole, change, continuousOn].map((message) => gate.pass(message))).toEqual([
      coarse,
      null,
      null,
      null,
      null,
    ]);
    expect(gate.pass(key)).toBe(key);
    expect(gate.requestStill()).toEqual([whole]);
  });

  it('falls to stills: updates end', () => {
    const gate = new QualityGate('normal');
    for (const message of [fine, whole, continuousOn, change]) gate.pass(message);
    expect(gate.change('still')).toEqual([coarse, continuousOff]);
    expect(gate.change('still')).toEqual([]);
  });

  it('comes back from stills: updates go on, with a whole picture first', () => {
    const gate = new QualityGate('still');
    for (const message of [fine, continuousOn, change]) gate.pass(message);
    expect(gate.change('normal')).toEqual([fine, continuousOn, whole]);
  });

  it('goes from low to normal without a new picture', () => {
    const gate = new QualityGate('low');
    for (const message of [fine, whole]) gate.pass(message);
    expect(gate.change('normal')).toEqual([fine]);
  });

  it('has nothing to say before its viewer did', () => {
    expect(new QualityGate('normal').change('still')).toEqual([]);
    expect(new QualityGate('still').change('low')).toEqual([]);
  });
});

it('10,000 messages at changing qualities: each leaves as one that parses, and at still none asks for a picture', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...VIEW_QUALITIES), fc.boolean(), plainMessages), {
    minLength: 25,
    maxLength: 25,
  });
  fc.assert(
    fc.property(steps, (walked) => {
      const gate = new QualityGate('normal');
      for (const [quality, isChanged, bytes] of walked) {
        const changed = isChanged ? gate.change(quality) : [];
        const passed = readAll(bytes).flatMap((message) => gate.pass(message) ?? []);
        const sent = [...changed, ...passed];
        expect(readAll(joinBytes(sent.map((message) => message.bytes)))).toEqual(sent);
        if (gate.quality !== 'still') continue;
        expect(sent.filter(({ kind }) => kind === 'update-request')).toEqual([]);
        expect(sent.filter((message) => message.kind === 'continuous-updates' && message.isOn)).toEqual([]);
      }
    }),
    { seed: 19, numRuns: 400 },
  );
});
