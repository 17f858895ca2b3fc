import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type DecodedRecording, decodeRecording } from '../../testing/decode-recording.ts';
import { createTestFolder } from '../../testing/replay-to-shore.ts';
import { getSamplePath } from '../../testing/samples.ts';
import { FastPackets } from './fast-packet.ts';
import type { N2kFrame } from './frame.ts';
import { loadPgnDecoder } from './pgn-decoder.ts';
import { isRecorderFile, RecorderReader } from './recorder-file.ts';
import { readTextFrame } from './text-frame.ts';

const folder = createTestFolder();
afterAll(folder.remove);
const { isFast } = await loadPgnDecoder();

type Message = Pick<N2kFrame, 'pgn' | 'source' | 'data'>;

/** A record: counter of ms, identifier, data. */
function record(ms: number, id: number, data: Uint8Array): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16LE(ms % 60_000, 0);
  head.writeUInt32LE(id, 2);
  return Buffer.concat([head, data]);
}

const note = (ms: number, text: string) => record(ms, 0xffffffff, Buffer.from(text.padEnd(8, '\0')));

function recordOf({ pgn, source, data }: Message, ms: number): Buffer {
  const id = ((2 << 26) | (pgn << 8) | source) >>> 0;
  return record(ms, id, isFast(pgn) ? Buffer.from([0x40, data.length, ...data]) : data);
}

const fileOf = (messages: readonly Message[]) =>
  Buffer.concat([
    note(59_990, 'YDVR v04'),
    ...messages.map((message, index) => recordOf(message, 59_991 + 20 * index)),
    note(0, 'E'),
  ]);

/** Whole messages of a log in canboat's text, single ones filled to eight bytes. */
function readMessages(path: string): Message[] {
  const packets = new FastPackets();
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line): Message[] => {
      const read = readTextFrame(line);
      if (read.kind !== 'frame') return [];
      const { pgn, source, data } = read.frame;
      if (!isFast(pgn)) return [{ pgn, source, data: Buffer.concat([data, Buffer.alloc(8 - data.length, 0xff)]) }];
      const whole = packets.add(pgn, source, data);
      return typeof whole === 'string' ? [] : [{ pgn, source, data: whole }];
    });
}

/** Messages a reader finds, and what it refuses, with the bytes cut into pieces. */
function readPieces(bytes: Uint8Array, pieceBytes: number) {
  const refused: string[] = [];
  const reader = new RecorderReader({ isFast, refuse: (reason) => refused.push(reason) });
  const frames: N2kFrame[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes)
    frames.push(...reader.push(bytes.subarray(at, at + pieceBytes)));
  frames.push(...reader.end());
  return { messages: frames.map(({ pgn, source, data }) => ({ pgn, source, data })), refused };
}

const valuesOf = ({ tags }: DecodedRecording) =>
  new Map(tags.map(({ tag, numbers }) => [`${tag.name} ${tag.source}`, numbers.map(({ value }) => value)]));

describe('the file of a voyage recorder', () => {
  const sample = getSamplePath('n2k-canboat.raw');
  const messages = readMessages(sample);

  it('gives the values that the same bus gives as text', async () => {
    const path = join(folder.path, '00010000.DAT');
    writeFileSync(path, fileOf(messages));
    const [log, text] = [await decodeRecording(path), await decodeRecording(sample)];
    expect(log.format).toBe('n2k');
    expect(log.counts.sentences).toBe(messages.length);
    expect(valuesOf(log).size).toBeGreaterThan(10);
    for (const [tag, values] of valuesOf(log))
      expect([tag, valuesOf(text).get(tag)?.slice(-values.length)]).toEqual([tag, values]);
  });

  it('is read the same however it is cut', () => {
    const few = messages.slice(0, 60);
    const bytes = fileOf(few);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: bytes.length }), (pieceBytes) => {
        expect(readPieces(bytes, pieceBytes)).toEqual({ messages: few, refused: [] });
      }),
      { numRuns: 40, seed: 20_261_127 },
    );
  });

  it('takes a group as fast or single as the recorder wrote it', () => {
    const single = { pgn: 130_850, source: 3, data: Buffer.from('0102030405060708', 'hex') };
    const after = { pgn: 127_250, source: 4, data: Buffer.from('ff10270000000000', 'hex') };
    const id = ((2 << 26) | (single.pgn << 8) | single.source) >>> 0;
    const bytes = Buffer.concat([
      note(0, 'YDVR v04'),
      record(5, id, single.data),
      recordOf(after, 6),
      recordOf(after, 7),
    ]);
    expect(isFast(single.pgn)).toBe(true);
    expect(readPieces(bytes, 1000).messages).toEqual([single, after, after]);
  });

  it('ends at a record that is none, and says so once', () => {
    const [first] = messages as [Message];
    const bytes = Buffer.concat([note(0, 'YDVR v04'), recordOf(first, 5), Buffer.alloc(400, 0xee)]);
    expect(readPieces(bytes, 64)).toEqual({ messages: [], refused: ['n2k-record-unreadable'] });
  });

  it('leaves out a record that is cut off', () => {
    const bytes = fileOf(messages.slice(0, 3));
    expect(readPieces(bytes.subarray(0, -20), 1000)).toEqual({ messages: messages.slice(0, 2), refused: [] });
  });

  it('reads any bytes without failing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        expect(readPieces(Buffer.concat([note(0, 'YDVR v04'), bytes]), 50).refused.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200, seed: 20_261_127 },
    );
  });

  it.each([
    ['9210ffffffff5944565220763034', true],
    ['9210ffffffff5944', false],
    ['1002930c02f8', false],
  ])('begins with the name of the recorder: %s', (hex, isOne) => {
    expect(isRecorderFile(Buffer.from(hex, 'hex'))).toBe(isOne);
  });
});
