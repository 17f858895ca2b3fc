import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { hash } from '../../random/hash.ts';
import { createByteReader } from './byte-reader.ts';
import { type ClientMessage, type Refusal, readClientMessage } from './client-message.ts';

const SEED = 19;
const KINDS = [0, 2, 3, 4, 5, 6, 150, 248, 251];

/** All that is read up to the refusal that ends it. */
async function readAll(pieces: readonly Buffer[]): Promise<{ messages: ClientMessage[]; end: Refusal }> {
  const reader = createByteReader(Readable.from(pieces, { objectMode: false }));
  const messages: ClientMessage[] = [];
  for (;;) {
    const message = await readClientMessage(reader);
    if (message.kind === 'refusal') return { messages, end: message };
    messages.push(message);
  }
}

describe('messages of a client', () => {
  it('are read whole from bytes that come one by one', async () => {
    const bytes = Buffer.from([
      ...[4, 1, 0, 0, 0, 0, 0, 0x61],
      ...[5, 1, 0, 10, 1, 0],
      ...[3, 1, 0, 0, 0, 2, 3, 32, 2, 88],
      ...[6, 0, 0, 0, 0, 0, 0, 2, 0x48, 0x69],
      ...[2, 0, 0, 2, 0, 0, 0, 7, 255, 255, 254, 204],
    ]);
    const { messages, end } = await readAll([...bytes].map((byte) => Buffer.of(byte)));
    expect(messages).toEqual([
      { kind: 'key', down: true, keysym: 0x61 },
      { kind: 'pointer', buttons: 1, x: 10, y: 256 },
      { kind: 'update-request', incremental: true, area: { x: 0, y: 2, width: 800, height: 600 } },
      { kind: 'cut-text', text: 'Hi' },
      { kind: 'encodings', encodings: [7, -308] },
    ]);
    expect(end.code).toBe('gone');
  });

  it('carry cut text of 64 KiB and no byte more', async () => {
    const paste = (length: number) => {
      const bytes = Buffer.alloc(8 + length, 0x61);
      bytes.set([6, 0, 0, 0]);
      bytes.writeUInt32BE(length, 4);
      return Array.from({ length: Math.ceil(bytes.length / 999) }, (_, i) => bytes.subarray(999 * i, 999 * (i + 1)));
    };
    const { messages } = await readAll(paste(65_536));
    expect(messages).toEqual([{ kind: 'cut-text', text: 'a'.repeat(65_536) }]);
    expect((await readAll(paste(65_537))).end.code).toBe('too-long');
  });

  it('end with a refusal, never with an exception, in 10,000 streams of chance', async () => {
    const codes = new Map<string, number>();
    for (let turn = 0; turn < 10_000; turn++) {
      const bytes = Buffer.from(Array.from({ length: hash(SEED, turn) % 60 }, (_, i) => hash(SEED, turn, i) & 255));
      // Half of them begin as an honest message does.
      if (turn % 2 === 0 && bytes.length > 0) bytes[0] = KINDS[turn % KINDS.length] as number;
      const { end, messages } = await readAll([bytes]);
      expect(messages.length).toBeLessThanOrEqual(bytes.length / 6);
      codes.set(end.code, (codes.get(end.code) ?? 0) + 1);
    }
    expect([...codes.keys()].sort()).toEqual(['gone', 'too-long', 'unknown-message', 'wrong-pixel-format']);
  });
});
