import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_FRAME_BYTES } from '@fms/contract/endpoint';
import { encodeFrame, toBatchFrame } from '@fms/contract/link';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildDemonstrationFaults } from '../fault/fault-schedule.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { DAY, getShip, HOUR, NOON, SEED } from '../testing/ships.ts';
import { COARSE_CHUNK_SECONDS, countChunks, DENSE_COARSE_CHUNK_SECONDS, FINE_SECONDS, getChunk } from './chunk-plan.ts';
import { createShipHistory } from './ship-history.ts';
import { openSpanFile } from './span-file.ts';

const instruments = (key: string) => createShipInstruments(getShip(key), buildDemonstrationFaults(SEED, key));

describe('the cut of a span', () => {
  it('covers every second once, newest first, the last day finely', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 * DAY }),
        fc.integer({ min: 1_600_000_000, max: 1_900_000_000 }),
        fc.constantFrom(COARSE_CHUNK_SECONDS, DENSE_COARSE_CHUNK_SECONDS),
        (length, toSeconds, cut) => {
          const span = { fromSeconds: toSeconds - length, toSeconds };
          let end = toSeconds;
          for (let sequence = 1; sequence <= countChunks(span, cut); sequence++) {
            const chunk = getChunk(span, sequence, cut);
            expect(chunk.toSeconds).toBe(end);
            expect(chunk.fromSeconds).toBeLessThan(chunk.toSeconds);
            expect(chunk.stepSeconds).toBe(chunk.fromSeconds >= toSeconds - FINE_SECONDS ? 1 : 60);
            end = chunk.fromSeconds;
          }
          expect(end).toBe(span.fromSeconds);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the history of a ship', () => {
  const span = { fromSeconds: NOON - 3 * DAY, toSeconds: NOON };

  it('is the same bytes from each writer', () => {
    const bytes = (sequence: number) =>
      encodeFrame(toBatchFrame(createShipHistory(instruments('tindra')).batch('s', getChunk(span, sequence))));
    for (const sequence of [1, 40, countChunks(span)]) expect(bytes(sequence)).toEqual(bytes(sequence));
  });

  it('fits a frame, in the fine part and in the coarse', () => {
    for (const key of ['kvitholm', 'havbris', 'tindra', 'atlantic-tern']) {
      const history = createShipHistory(instruments(key));
      const { coarseChunkSeconds: cut } = history;
      for (const sequence of [1, countChunks(span, cut)]) {
        const batch = history.batch('s', getChunk(span, sequence, cut));
        expect(batch.numbers.length).toBeGreaterThan(1000);
        expect(batch.numbers.length).toBeLessThan(20_000);
        expect(encodeFrame(toBatchFrame(batch)).length).toBeLessThan(MAX_FRAME_BYTES);
      }
    }
  });

  it('has a position every second of the last day and every minute before', () => {
    const history = createShipHistory(instruments('havbris'));
    const times = (sequence: number) =>
      history.batch('s', getChunk(span, sequence, history.coarseChunkSeconds)).positions.map(({ timeMs }) => timeMs);
    const steps = (list: readonly number[]) => new Set(list.slice(1).map((time, i) => time - (list[i] ?? time)));
    expect(steps(times(3))).toEqual(new Set([1000]));
    expect(steps(times(countChunks(span, history.coarseChunkSeconds)))).toEqual(new Set([60_000]));
  });

  it('names no tag twice', () => {
    const names = createShipHistory(instruments('kvitholm')).tags.map(({ name, source }) => `${name} ${source}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the span book', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spans-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives a new fleet its whole past once', async () => {
    const book = await openSpanFile(folder, SEED, 90 * DAY, NOON);
    const whole = { fromSeconds: NOON - 90 * DAY, toSeconds: NOON };
    expect(book.open).toMatchObject([whole]);
    await book.completed(whole);
    await book.alive(NOON + HOUR);
    expect((await openSpanFile(folder, SEED, 90 * DAY, NOON + HOUR + 2)).open).toEqual([]);
  });

  it('goes on with what is missing and fills the time it was switched off', async () => {
    const book = await openSpanFile(folder, SEED, DAY, NOON);
    await book.alive(NOON + HOUR);
    const again = await openSpanFile(folder, SEED, DAY, NOON + 3 * HOUR);
    expect(again.open).toMatchObject([
      { fromSeconds: NOON + HOUR, toSeconds: NOON + 3 * HOUR },
      { fromSeconds: NOON - DAY, toSeconds: NOON },
    ]);
  });

  it('says how much is written, also after a restart', async () => {
    const whole = { fromSeconds: NOON - DAY, toSeconds: NOON };
    await (await openSpanFile(folder, SEED, DAY, NOON)).reached(whole, 0.4);
    await openSpanFile(folder, SEED, DAY, NOON + HOUR);
    const { spans } = JSON.parse(await readFile(join(folder, 'demo-history.json'), 'utf8'));
    expect(spans).toMatchObject([
      { complete: false, share: 0 },
      { ...whole, complete: false, share: 0.4 },
    ]);
  });

  it('begins anew for another seed', async () => {
    await openSpanFile(folder, SEED, DAY, NOON);
    expect((await openSpanFile(folder, SEED + 1, DAY, NOON + 60)).open).toMatchObject([{ toSeconds: NOON + 60 }]);
  });
});
