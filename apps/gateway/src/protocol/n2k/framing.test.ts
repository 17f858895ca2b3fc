import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTextStamp } from '../../clock/text-stamp.ts';
import { computeChecksum } from '../nmea0183/checksum.ts';
import { createActisenseReader } from './actisense-binary.ts';
import { FastPackets } from './fast-packet.ts';
import { type N2kFrame, readCanId } from './frame.ts';
import { isN2kLine, readTextFrame } from './text-frame.ts';

const frameIn = (line: string): N2kFrame => {
  const read = readTextFrame(line);
  if (read.kind !== 'frame') throw new Error(`${line} is ${read.kind}`);
  return read.frame;
};

const sentence = (body: string) => `$${body}*${computeChecksum(body).toString(16).toUpperCase().padStart(2, '0')}`;

describe('stamps of canboat text', () => {
  const noon = Date.UTC(2026, 6, 26, 12, 0, 1, 549);
  it.each([
    ['2026-07-26T12:00:01.549Z', noon],
    ['2026-07-26T12:00:01.549', noon],
    ['2026-07-26-12:00:01.549', noon],
    ['2026-07-26-12:00:01', noon - 549],
    ['2026-07-26T05:00:01.549432738-07:00', noon],
    ['2026-07-26T17:30:01.549+0530', noon],
    ['2014-08-01T00:00:00.124000Z', Date.UTC(2014, 7, 1, 0, 0, 0, 124)],
  ])('%s', (text, time) => expect(readTextStamp(text)).toBe(time));

  it.each(['2026-02-30T12:00:01Z', '2026-07-26T24:00:01Z', '26-07-26T12:00:01Z', ''])('refuses %s', (text) => {
    expect(readTextStamp(text)).toBeNull();
  });
});

describe('spellings of one message', () => {
  const data = Buffer.from('50c3b81347d82bc6', 'hex');
  const bytes = '50,c3,b8,13,47,d8,2b,c6';

  it.each([
    ['canboat', `2026-07-26T12:00:01.549Z,2,129025,127,255,8,${bytes}`],
    ['Actisense N2K ASCII', 'A173321.107 7FFF2 1F801 50C3B81347D82BC6'],
    ['Yacht Devices RAW', '16:29:27.082 R 09F8017F 50 C3 B8 13 47 D8 2B C6'],
    ['candump', '(1502979132.106111) can0 09F8017F#50C3B81347D82BC6'],
    ['candump without -L', '  can0  09F8017F   [8]  50 C3 B8 13 47 D8 2B C6'],
    ['candump -t a -a', " (1502979132.106111)  can0  09F8017F   [8]  50 C3 B8 13 47 D8 2B C6   'P...G.+.'"],
    ['PCDIN', sentence('PCDIN,01F801,00000000,7F,50C3B81347D82BC6')],
    ['MXPGN', sentence('MXPGN,01F801,287F,C62BD84713B8C350')],
  ])('%s', (_, line) => {
    expect(isN2kLine(line)).toBe(true);
    expect(frameIn(line)).toMatchObject({ pgn: 129_025, source: 127, data });
  });

  it('leaves a time of day without its date to the bus', () => {
    expect(frameIn('16:29:27.082 R 09F8017F 50 C3 B8 13 47 D8 2B C6').stamp).toEqual({
      timeOfDayMs: ((16 * 60 + 29) * 60 + 27) * 1000 + 82,
      dayMs: null,
    });
  });

  it('takes the time since 1970 that candump shows, and no other', () => {
    const shown = '  can0  09F8017F   [8]  50 C3 B8 13 47 D8 2B C6';
    expect(frameIn(` (1502979132.106111)${shown}`).stamp).toBe(1_502_979_132_106);
    expect([frameIn(` (003.106111)${shown}`).stamp, frameIn(shown).stamp]).toEqual([null, null]);
  });

  it.each([
    ['n2k-length-wrong', '  can0  09F8017F   [8]  50 C3 B8 13 47 D8 2B'],
    ['n2k-length-wrong', `2026-07-26T12:00:01.549Z,2,129025,127,255,9,${bytes}`],
    ['time-unreadable', `2026-13-26T12:00:01.549Z,2,129025,127,255,8,${bytes}`],
    ['n2k-line-unreadable', '$PCDIN,01F801,00000000,7F,50C3B81347D82BC6*00'],
    ['n2k-line-unreadable', '$GPGLL,5300.97914,N,00259.98174,E,125926,A*28'],
  ])('refuses: %s', (reason, line) => expect(readTextFrame(line)).toEqual({ kind: 'refused', reason }));

  it('reads groups with and without a destination from the identifier', () => {
    expect(readCanId(0x09f8017f)).toEqual({ pgn: 129_025, source: 0x7f });
    expect(readCanId(0x18eaff01)).toEqual({ pgn: 59_904, source: 1 });
  });
});

/** A message cut into frames as a sender does it. */
function cut(message: Buffer, sequence: number): Buffer[] {
  const frames = [Buffer.concat([Buffer.from([sequence << 5, message.length]), message.subarray(0, 6)])];
  for (let at = 6, number = 1; at < message.length; at += 7, number++) {
    frames.push(Buffer.concat([Buffer.from([(sequence << 5) | number]), message.subarray(at, at + 7)]));
  }
  return frames.map((frame) => Buffer.concat([frame, Buffer.alloc(8 - frame.length, 0xff)]));
}
const messages = fc.uint8Array({ minLength: 1, maxLength: 223, size: 'max' }).map((bytes) => Buffer.from(bytes));

describe('fast packets', () => {
  it('come together whatever stands between their frames', () => {
    fc.assert(
      fc.property(messages, messages, fc.nat(7), fc.nat(7), (a, b, first, second) => {
        const packets = new FastPackets();
        const [one, two] = [cut(a, first), cut(b, second)];
        const whole: Buffer[] = [];
        for (let i = 0; i < Math.max(one.length, two.length); i++) {
          for (const [frame, source] of [[one[i], 1] as const, [two[i], 2] as const]) {
            const assembled = frame ? packets.add(129_029, source, frame) : 'waiting';
            if (typeof assembled !== 'string') whole.push(assembled);
          }
        }
        expect(whole).toHaveLength(2);
        expect(whole.map((bytes) => bytes.toString('hex')).sort()).toEqual([a, b].map((m) => m.toString('hex')).sort());
        expect(packets.abandoned).toBe(0);
      }),
    );
  });

  it('with a frame missing are given up and never put together wrong', () => {
    const long = messages.filter((message) => message.length > 13);
    fc.assert(
      fc.property(long, fc.nat(), (message, which) => {
        const packets = new FastPackets();
        const frames = cut(message, 3);
        frames.splice(which % frames.length, 1);
        const whole = frames.map((frame) => packets.add(129_029, 1, frame)).filter((one) => typeof one !== 'string');
        expect(whole).toEqual([]);
      }),
    );
  });
});

/** As an NGT-1 sends a message: escaped, with a checksum. */
function wrap(pgn: number, source: number, data: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.set([0x93, 11 + data.length, 6]);
  head.writeUIntLE(pgn, 3, 3);
  head.set([255, source], 6);
  head[12] = data.length;
  const body = Buffer.concat([head, data]);
  const sum = body.reduce((total, byte) => total + byte, 0);
  const whole = [...body, (256 - (sum & 0xff)) & 0xff].flatMap((byte) => (byte === 0x10 ? [0x10, 0x10] : [byte]));
  return Buffer.from([0x10, 0x02, ...whole, 0x10, 0x03]);
}

describe("Actisense's bytes", () => {
  it('give the same messages however they were cut on the way', () => {
    const list = fc.array(fc.tuple(fc.integer({ min: 59_392, max: 131_071 }), fc.nat(253), messages), { maxLength: 5 });
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 40 }), (sent, size) => {
        const refusals: string[] = [];
        const reader = createActisenseReader((reason) => refusals.push(reason));
        const bytes = Buffer.concat(sent.map(([pgn, source, data]) => wrap(pgn, source, data)));
        const got: N2kFrame[] = [];
        for (let at = 0; at < bytes.length; at += size) got.push(...reader.push(bytes.subarray(at, at + size)));
        expect(refusals).toEqual([]);
        expect(got.map(({ pgn, source, data }) => [pgn, source, data.toString('hex')])).toEqual(
          sent.map(([pgn, source, data]) => [pgn, source, data.toString('hex')]),
        );
      }),
    );
  });

  it('with a bit gone wrong are refused', () => {
    const refusals: string[] = [];
    const reader = createActisenseReader((reason) => refusals.push(reason));
    const bytes = wrap(129_025, 3, Buffer.from('50c3b81347d82bc6', 'hex'));
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    expect(reader.push(bytes)).toEqual([]);
    expect(refusals).toEqual(['n2k-checksum-wrong']);
  });
});
