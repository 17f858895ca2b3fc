import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFacts, decodeRecording } from '../../testing/decode-recording.ts';
import { vedirectFacts } from '../../testing/further-facts.ts';
import { getRecordingPath, hasRecordings, SKIP_REASON } from '../../testing/recordings.ts';
import { vedirectChannels } from '../../testing/vedirect-channels.ts';
import { type Block, BlockReader } from './block-reader.ts';

const BMV = 'energy/victron_bmv702_vedirect.dump.gz';
const UPS = 'energy/ups_liion_rundown_20210428.csv';
const start = { instant: Date.UTC(2021, 3, 28), exact: true };

/** A block as a device sends it, with the byte that makes its sum nothing. */
function blockOf(fields: readonly (readonly [string, string])[]): Buffer {
  const text = `${fields.map(([label, value]) => `\r\n${label}\t${value}`).join('')}\r\nChecksum\t`;
  const bytes = Buffer.from(text, 'latin1');
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  return Buffer.concat([bytes, Buffer.from([(256 - (sum & 0xff)) & 0xff])]);
}

function read(pieces: readonly Buffer[]): { blocks: Block[]; refusals: string[] } {
  const blocks: Block[] = [];
  const refusals: string[] = [];
  const reader = new BlockReader(
    (block) => blocks.push(block),
    (reason) => refusals.push(reason),
  );
  for (const piece of pieces) reader.push(piece);
  return { blocks, refusals };
}

describe('blocks of VE.Direct', () => {
  const value = fc.stringMatching(/^[A-Z0-9-]{1,12}$/);
  const fields = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Z]{1,6}$/), value), {
    minLength: 1,
    maxLength: 12,
    selector: ([label]) => label,
  });

  it('are the same however the bytes were cut, with frames of the other protocol between them', () => {
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 4 }), fc.integer({ min: 1, max: 30 }), (sent, size) => {
        const bytes = Buffer.concat(sent.flatMap((block) => [blockOf(block), Buffer.from(':7F0ED0071\n')]));
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
          bytes.subarray(i * size, (i + 1) * size),
        );
        const { blocks, refusals } = read(pieces);
        expect(refusals).toEqual([]);
        expect(blocks.map((block) => [...block])).toEqual(sent);
      }),
    );
  });

  it('with a byte gone wrong are refused, and the next one is read again', () => {
    const wrong = blockOf([['V', '12065']]);
    wrong[4] = (wrong[4] ?? 0) + 1;
    const { blocks, refusals } = read([wrong, blockOf([['V', '12066']])]);
    expect(refusals).toEqual(['checksum-wrong']);
    expect(blocks.map((block) => [...block])).toEqual([[['V', '12066']]]);
  });
});

describe.skipIf(!hasRecordings)(`recordings of batteries${SKIP_REASON}`, () => {
  it('VE.Direct: every channel as another program read it', async () => {
    const decoded = await decodeRecording(getRecordingPath(BMV), start);
    const facts = vedirectFacts[BMV];
    expect(decoded.format).toBe('vedirect');
    expect(decoded.counts.sentences).toBe(facts?.blocks_checksum_ok);
    expect(decoded.refusals.get('checksum-wrong') ?? 0).toBe(facts?.blocks_checksum_bad);
    for (const [label, name, scale] of vedirectChannels) {
      const expected = facts?.channels_raw_units[label];
      const actual = computeFacts(decoded.tag(name));
      expect(actual.count).toBe(expected?.count);
      for (const figure of ['min', 'max', 'avg', 'last'] as const) {
        expect(actual[figure]).toBeCloseTo((expected?.[figure] ?? 0) * scale, 6);
      }
    }
  });

  it('VE.Direct: a block a second from the given beginning on; refused without one', async () => {
    const times = (await decodeRecording(getRecordingPath(BMV), start))
      .tag('Battery voltage')
      .numbers.map(({ timeMs }) => timeMs);
    expect(times.slice(0, 3)).toEqual([0, 1000, 2000].map((ms) => start.instant + ms));
    const without = await decodeRecording(getRecordingPath(BMV));
    expect(without.refusals.get('time-unknown')).toBe(906);
    expect(without.tags).toEqual([]);
  });

  it('a table with a counted time: columns by their names, with their units', async () => {
    const decoded = await decodeRecording(getRecordingPath(UPS), start);
    expect(decoded.format).toBe('table');
    const volts = decoded.tag('Volts');
    expect(volts.tag.unit).toBe('mV');
    expect(volts.numbers[0]).toMatchObject({ value: 4138, timeMs: start.instant + 78_000 });
    expect(decoded.tag('Remaining').tag.unit).toBe('%');
    expect(volts.numbers).toHaveLength(decoded.counts.lines - 1);
  });
});
