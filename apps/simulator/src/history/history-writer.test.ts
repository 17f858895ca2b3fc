import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HistoryCommand, runHistoryCommand } from '../command/history-command.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { type FakeShore, startFakeShore } from '../testing/fake-shore.ts';
import { getShip, HOUR, NOON } from '../testing/ships.ts';
import { countChunks, getChunk } from './chunk-plan.ts';
import { writeHistory } from './history-writer.ts';
import { LinkLostError } from './link-client.ts';

const ships = ['tindra', 'gronnoy'].map((key) => createShipInstruments(getShip(key), []));
const span = { fromSeconds: NOON - HOUR, toSeconds: NOON };
const streamOf = (key: string) => `demo-history-${key}-${span.fromSeconds}-${span.toSeconds}`;
const streams = ships.map(({ ship }) => streamOf(ship.spec.key));
const wholeStream = Array.from({ length: countChunks(span) }, (_, i) => i + 1);

describe('writing history', () => {
  let shore: FakeShore;
  let folder: string;
  beforeEach(async () => {
    shore = await startFakeShore();
    folder = await mkdtemp(join(tmpdir(), 'key-'));
    await writeFile(join(folder, 'fleet.key'), 'secret\n');
  });
  afterEach(async () => {
    await shore.close();
    await rm(folder, { recursive: true });
  });
  const sequencesOf = (stream: string) =>
    shore.batches.filter((batch) => batch.stream === stream).map(({ sequence }) => sequence);
  const write = (say: (line: string) => void = () => {}, listeners: Pick<HistoryCommand, 'passing' | 'reached'> = {}) =>
    runHistoryCommand({
      ...listeners,
      server: shore.address,
      keyFile: join(folder, 'fleet.key'),
      ships,
      span,
      say,
      now: () => 0,
      retryMs: 1,
    });

  it('sends every piece of every ship once, newest first and in turn, in the lane of history', async () => {
    await write();
    for (const stream of streams) expect(sequencesOf(stream)).toEqual(wholeStream);
    expect(shore.batches.slice(0, 2).map(({ stream }) => stream)).toEqual(streams);
    expect(new Set(shore.batches.map(({ lane }) => lane))).toEqual(new Set(['history']));
    const [newest] = shore.batches;
    expect(newest?.positions.at(-1)?.timeMs).toBe((getChunk(span, 1).toSeconds - 1) * 1000);
    expect(shore.keys).toEqual(['Bearer secret']);
  });

  it('goes on while a commit of ten batches is waited for', async () => {
    shore.withhold(10);
    await write();
    for (const stream of streams) expect(sequencesOf(stream)).toEqual(wholeStream);
  });

  it('goes on where it was when the link breaks', async () => {
    shore.cutAfter(9);
    const lines: string[] = [];
    await write((line) => lines.push(line));
    for (const stream of streams) expect(sequencesOf(stream)).toEqual(wholeStream);
    expect(shore.keys.length).toBe(2);
    expect(lines.join('\n')).toMatch(/history waits: /);
    expect(lines.at(-1)).toMatch(/^history complete: 0\.0 of 0\.0 days/);
  });

  it('tells of each piece before the shore has it, and how far it is by hundredths', async () => {
    shore.cutAfter(9);
    const passed = new Map(streams.map((stream) => [stream, new Set<number>()]));
    const shares: number[] = [];
    await write(() => {}, {
      passing: async ({ ship }, { sequence }) => {
        const stream = streamOf(ship.spec.key);
        expect(sequencesOf(stream)).not.toContain(sequence);
        passed.get(stream)?.add(sequence);
      },
      reached: (share) => shares.push(share),
    });
    for (const stream of streams) expect(passed.get(stream)).toEqual(new Set(wholeStream));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('does not write again what is there', async () => {
    await write();
    const sent = shore.batches.length;
    await write();
    expect(shore.batches.length).toBe(sent);
  });

  it('says how far it is', async () => {
    const seen: number[] = [];
    await writeHistory({
      server: shore.address,
      key: 'secret',
      ships,
      span,
      tell: ({ stored, total }) => seen.push(stored / total),
    });
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('hands a lost link to its caller', async () => {
    shore.cutAfter(1);
    await expect(
      writeHistory({ server: shore.address, key: 'secret', ships, span, tell: () => {} }),
    ).rejects.toBeInstanceOf(LinkLostError);
  });
});
