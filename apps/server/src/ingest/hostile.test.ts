/** Hostile frames sent with a valid key: refused and counted, while other connections are served. */
import { zstdCompressSync } from 'node:zlib';
import { MAX_FRAME_BYTES } from '@fms/contract/endpoint';
import { encodeFrame, packFloats, packIntegers, toBatchFrame, VESSEL_INVALID } from '@fms/contract/link';
import { getLinkState } from '@fms/contract/link-state';
import { getTagsByVesselId } from '@fms/contract/tag';
import { encode } from '@msgpack/msgpack';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFleetKey, startTestServer, type TestServer } from '../testing/index.ts';
import { connectLink, type LinkClient } from './testing/link-client.ts';

const clock = { now: () => Date.UTC(2026, 4, 14, 12) };
let server: TestServer;
let honest: LinkClient;
let hostile: LinkClient;
let honestVessel: string;
let hostileVessel: string;
let sequence = 0;

beforeAll(async () => {
  server = await startTestServer({ clock });
  const key = await readFleetKey(server);
  honest = await connectLink(server.address, key);
  hostile = await connectLink(server.address, key);
  honestVessel = String((await honest.open('honest', { name: 'Honest' }, [{ name: 'Depth' }])).vesselId);
  hostileVessel = String((await hostile.open('hostile', { name: 'Hostile' }, [{ name: 'Depth' }])).vesselId);
});
afterAll(async () => {
  await honest.close();
  await hostile.close();
  await server.close();
});

const reading = (value: number) => ({ tagIndex: 0, timeMs: clock.now(), ordinal: sequence, quality: 0, value });

/** Both ships are still served: a batch each is stored, and the server answers with it. */
async function bothAreServed(): Promise<void> {
  sequence++;
  await hostile.store({ stream: 'hostile', sequence, numbers: [reading(-sequence)] });
  await honest.store({ stream: 'honest', sequence, numbers: [reading(sequence)] });
  const query = { vesselId: honestVessel, isGetLater: 'true' };
  expect((await server.asAdmin.call(getTagsByVesselId, { query }))[0]?.value).toBe(sequence);
}

async function refused(): Promise<Record<string, number>> {
  const [state] = await server.asAdmin.call(getLinkState, { query: { vesselId: hostileVessel } });
  return Object.fromEntries(state?.refusals.map(({ reason, count }) => [reason, count]) ?? []);
}

const plain = (value: unknown) => Buffer.concat([Buffer.of(0), encode(value)]);
const batch = { type: 'batch', stream: 'hostile', sequence: 1_000_000, lane: 'live' };
const numbers = { tags: packIntegers([0]), times: packIntegers([clock.now()]), values: packFloats([1]) };

describe('a vessel whose name no store can hold', () => {
  it.each<[words: string, vessel: { reference?: object; particulars?: object }, problem: string]>([
    ['with a NUL', { reference: { name: 'Nul\0ship' } }, 'reference.name: holds a control character'],
    ['with a bell', { reference: { name: 'Bell\u0007' } }, 'reference.name: holds a control character'],
    ['in a folder with a NUL', { particulars: { folder: '\0' } }, 'particulars.folder: holds a control character'],
    ['of no text', { reference: { name: 5 } }, 'reference.name: Invalid input: expected string, received number'],
  ])('%s is refused with the reason, and the others go on', async (_words, vessel, problem) => {
    const frame = {
      type: 'vessel',
      stream: 'hostile',
      index: 7,
      create: true,
      reference: {},
      particulars: {},
      ...vessel,
    };
    hostile.sendBytes(plain(frame));
    const refusal = await hostile.next('vesselRefused');
    expect(refusal).toMatchObject({ stream: 'hostile', index: 7, code: VESSEL_INVALID });
    expect(refusal.message).toContain(problem);
    await bothAreServed();
  });

  it('is not answered in a stream that is not open', async () => {
    const frame = {
      type: 'vessel',
      stream: 'closed',
      index: 0,
      create: true,
      reference: { name: '\0' },
      particulars: {},
    };
    hostile.sendBytes(plain(frame));
    expect(await hostile.next('refused')).toMatchObject({ stream: 'closed', code: 'stream-not-open' });
  });

  it('but with half a surrogate pair is taken, well-formed', async () => {
    const reference = { name: 'Half \ud83d' };
    hostile.sendBytes(
      Buffer.concat([
        Buffer.of(0),
        // The encoder writes the half as the three bytes that UTF-8 forbids.
        encode({ type: 'vessel', stream: 'hostile', index: 8, create: true, reference, particulars: {} }),
      ]),
    );
    expect((await hostile.next('vesselAccepted')).name).toMatch(/^Half \ufffd/);
  });
});

describe('tags whose names no store can hold', () => {
  it('are taken with those characters replaced', async () => {
    hostile.send({
      type: 'tags',
      stream: 'hostile',
      firstIndex: 1,
      tags: [{ vesselIndex: 0, name: 'Nul\0 \u0007tag', source: '\0', unit: '\u001b', description: 'a\tb' }],
    });
    await bothAreServed();
    const tags = await server.asAdmin.call(getTagsByVesselId, { query: { vesselId: hostileVessel } });
    expect(tags.find(({ name }) => name.startsWith('Nul'))).toMatchObject({
      name: 'Nul\ufffd \ufffdtag',
      source: '\ufffd',
      unit: '\ufffd',
      description: 'a b',
    });
  });
});

describe('one hostile frame', () => {
  it.each<[name: string, reason: string, bytes: Uint8Array | string]>([
    ['of nothing', 'frame-unreadable', new Uint8Array(0)],
    ['of text', 'frame-not-binary', '{"type":"hello"}'],
    ['packed in an unknown way', 'frame-unreadable', Buffer.of(9, 1, 2, 3)],
    ['that unpacks to more than the bound', 'frame-too-large', bomb()],
    ['of nested containers', 'frame-unreadable', Buffer.concat([Buffer.of(0), Buffer.alloc(900_000, 'dc4e20', 'hex')])],
    ['of an unknown type', 'frame-malformed', plain({ type: 'format-disk' })],
    ['of wrong types', 'frame-malformed', plain({ ...batch, numbers: { tags: [0], times: 'now', values: null } })],
    ['of a prototype', 'frame-malformed', plain({ type: 'batch', __proto__x: 1, constructor: { prototype: 1 } })],
    ['with a stream name of bytes', 'frame-malformed', plain({ ...batch, stream: '../../etc/passwd\u0000' })],
    ['with a sequence that is none', 'frame-malformed', plain({ ...batch, sequence: 1.5 })],
    [
      'with an index beyond any ship',
      'frame-malformed',
      plain({ type: 'tags', stream: 'hostile', firstIndex: 1e9, tags: [] }),
    ],
  ])('%s is counted and affects no other connection', async (_name, reason, bytes) => {
    const before = (await refused())[reason] ?? 0;
    hostile.sendBytes(bytes);
    await bothAreServed();
    expect((await refused())[reason]).toBe(before + 1);
  });

  it.each([
    ['columns of other lengths', { ...numbers, times: packIntegers([1, 2, 3]) }],
    ['an integer cut in the middle', { ...numbers, tags: Uint8Array.of(0x80) }],
    ['a varint without an end', { ...numbers, times: new Uint8Array(1000).fill(0xff) }],
    ['floats cut in the middle', { ...numbers, values: new Uint8Array(9) }],
    [
      'more readings than a batch may hold',
      { tags: new Uint8Array(30_000), times: new Uint8Array(30_000), values: new Uint8Array(240_000) },
    ],
  ])('with %s is refused by number', async (_name, columns) => {
    const frame = { ...batch, sequence: ++sequence, numbers: columns };
    hostile.sendBytes(encodeFrame(frame as Parameters<typeof encodeFrame>[0]));
    expect(await hostile.next('refused')).toMatchObject({ sequence, code: 'batch-unreadable' });
    await bothAreServed();
  });

  it('with times, tags and ordinals of every size is refused reading by reading', async () => {
    const extremes = [0, -1, 2 ** 31, 2 ** 40, -(2 ** 50), 2 ** 50];
    const readings = extremes.flatMap((tagIndex) =>
      extremes.map((timeMs) => ({ tagIndex, timeMs, ordinal: timeMs, quality: tagIndex, value: 1 })),
    );
    await hostile.store({ stream: 'hostile', sequence: ++sequence, numbers: readings });
    await bothAreServed();
  });

  it('that declares tags of strange names and limits is stored as far as it can be', async () => {
    const tags = ['\u0000', '\ud800', '<script>', "'; drop table tag; --", 'x'.repeat(200)].map((name) => ({
      vesselIndex: 0,
      name,
      source: '\u0000\u0007',
      description: '\ud800'.repeat(100),
    }));
    hostile.send({ type: 'tags', stream: 'hostile', firstIndex: 10, tags });
    await bothAreServed();
    const known = await server.asAdmin.call(getTagsByVesselId, { query: { vesselId: hostileVessel } });
    expect(known.map(({ name }) => name)).toContain("'; drop table tag; --");
  });
});

it('random bytes and frames cut and changed anywhere never stop the server', async () => {
  const whole = encodeFrame(
    toBatchFrame({
      stream: 'hostile',
      sequence: 1,
      lane: 'live',
      numbers: [reading(1)],
      positions: [],
      texts: [],
      traffic: [],
    }),
  );
  const mutated = fc
    .tuple(fc.nat(whole.length), fc.nat(whole.length), fc.nat(255))
    .map(([cut, at, byte]) => whole.slice(0, cut).fill(byte, at, at + 1));
  const random = fc.uint8Array({ maxLength: 300 });
  for (const bytes of fc.sample(fc.oneof(random, mutated), { numRuns: 400, seed: 20_260_514 })) {
    hostile.sendBytes(bytes);
  }
  await bothAreServed();
});

/** A few hundred bytes that claim to be two megabytes. */
function bomb(): Uint8Array {
  return Buffer.concat([Buffer.of(1), zstdCompressSync(Buffer.alloc(2 * MAX_FRAME_BYTES))]);
}
