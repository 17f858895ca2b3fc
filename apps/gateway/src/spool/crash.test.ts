/** A process that writes a spool is killed in the middle: what it confirmed is there, and nothing twice. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { openSpool, readFrame } from '../testing/spool-batches.ts';

const WRITER = new URL('../testing/spool-writer.ts', import.meta.url).pathname;

/** Kills the writer with -9 as soon as it has told this many numbers; resolves with what it told. */
async function killAfter(directory: string, told: number, acknowledges: boolean) {
  const writer = spawn(process.execPath, [WRITER, directory, acknowledges ? 'acknowledges' : ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  writer.stdout.on('data', (piece: Buffer) => {
    text += piece.toString();
    if (text.split('\n').length > told) writer.kill('SIGKILL');
  });
  await once(writer, 'close');
  const lines = text.split('\n').slice(0, -1);
  const numbers = (word: string) =>
    lines.filter((line) => line.startsWith(word)).map((line) => Number(line.split(' ')[1]));
  return { committed: numbers('committed'), acknowledged: numbers('acknowledged') };
}

describe('a spool whose process is killed', () => {
  it.each([[1], [20], [57], [200]])('has every batch it had committed, killed after %i', async (told) => {
    const folder = createTestFolder();
    const { committed } = await killAfter(folder.path, told, false);
    const spool = openSpool(folder.path);
    const values = new Map<number, number>();
    for (let batch = spool.next(); batch; batch = spool.next()) {
      expect(values.has(batch.sequence)).toBe(false);
      values.set(batch.sequence, readFrame(batch.frame).numbers[0]?.value ?? Number.NaN);
    }
    expect(committed.length).toBeGreaterThanOrEqual(told);
    expect(committed.filter((sequence) => values.get(sequence) !== sequence - 1)).toEqual([]);
    expect(spool.lastSequence).toBeGreaterThanOrEqual(committed.at(-1) ?? 0);
    expect(spool.tables.vessels.length).toBe(1);
    spool.close();
    folder.remove();
  });

  it('loses nothing over three lives, whatever was acknowledged in between', async () => {
    const folder = createTestFolder();
    const lives = [];
    for (const told of [60, 90, 45]) lives.push(await killAfter(folder.path, told, true));
    const acknowledged = new Set(lives.flatMap((life) => life.acknowledged));
    const committed = lives.flatMap((life) => life.committed);
    const spool = openSpool(folder.path);
    const there = new Set<number>();
    for (let batch = spool.next(); batch; batch = spool.next()) there.add(batch.sequence);
    expect(new Set(committed).size).toBe(committed.length);
    expect(acknowledged.size).toBeGreaterThan(10);
    expect(committed.filter((sequence) => !there.has(sequence) && !acknowledged.has(sequence))).toEqual([]);
    spool.close();
    folder.remove();
  });
});
