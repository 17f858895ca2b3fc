import { appendFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lane } from '@fms/contract/link';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder, TEST_NOW } from '../testing/replay-to-shore.ts';
import { buildBatch, listSentSequences, openSpool, readFrame } from '../testing/spool-batches.ts';
import { SpoolInUseError } from './folder-lock.ts';
import type { Spool } from './spool.ts';

let folder = createTestFolder();
beforeEach(() => {
  folder = createTestFolder();
});
afterEach(() => folder.remove());

const logs = (lane = '') =>
  readdirSync(folder.path).filter((name) => name.startsWith(lane) && name.endsWith('.log') && name !== 'tables.log');

/** `count` large batches, each of them committed by itself. */
async function commitEach(spool: Spool, lane: Lane, count: number): Promise<void> {
  for (let i = 1; i <= count; i++) {
    spool.append(lane, buildBatch(i, 9000));
    await spool.commit();
  }
}

describe('a spool', () => {
  it('hands a batch out only when it is on the disk', async () => {
    const spool = openSpool(folder.path);
    spool.append('live', buildBatch(1));
    expect(spool.next()).toBeNull();
    await spool.commit();
    const batch = spool.next();
    expect(batch && readFrame(batch.frame)).toMatchObject({
      sequence: 1,
      lane: 'live',
      stream: 'test',
      numbers: [{ value: 1 }],
    });
    expect(spool.next()).toBeNull();
    spool.close();
  });

  it('hands out alarms first, then positions, live values and history', async () => {
    const spool = openSpool(folder.path);
    for (const lane of ['history', 'live', 'position', 'alarm', 'live', 'alarm'] as const)
      spool.append(lane, buildBatch(1));
    await spool.commit();
    expect(listSentSequences(spool)).toEqual([4, 6, 3, 2, 5, 1]);
    spool.close();
  });

  it('hands out what is fresh before the backlog, and all of the backlog in order', async () => {
    let now = TEST_NOW;
    const spool = openSpool(folder.path, { now: () => now });
    for (let i = 0; i < 3; i++) spool.append('position', buildBatch(i));
    await spool.commit();
    now += 3_600_000;
    spool.append('live', buildBatch(9));
    spool.append('position', buildBatch(9));
    await spool.commit();
    expect(listSentSequences(spool)).toEqual([5, 4, 1, 2, 3]);
    spool.close();
  });

  it('hands out again after a lost connection what was not acknowledged', async () => {
    const spool = openSpool(folder.path);
    for (let i = 0; i < 5; i++) spool.append('live', buildBatch(i));
    await spool.commit();
    listSentSequences(spool);
    spool.acknowledge(2);
    spool.acknowledge(4);
    spool.rewind();
    expect(listSentSequences(spool)).toEqual([1, 3, 5]);
    expect(spool.isDrained).toBe(false);
    for (const sequence of [1, 3, 5]) spool.acknowledge(sequence);
    expect([spool.isDrained, spool.backlogBytes]).toEqual([true, 0]);
    spool.close();
  });

  it('goes on where it stopped, with its tables, numbers and what was acknowledged', async () => {
    const first = openSpool(folder.path);
    const vessel = { reference: { name: 'Nordlys' }, create: true, particulars: {} };
    first.tables.vessel(vessel);
    for (let i = 0; i < 4; i++) first.append('live', buildBatch(i));
    await first.commit();
    listSentSequences(first);
    first.acknowledge(1);
    first.close();
    const again = openSpool(folder.path);
    expect(again.tables.vessels).toEqual([vessel]);
    expect(again.lastSequence).toBe(4);
    expect(listSentSequences(again)).toEqual([2, 3, 4]);
    expect(again.append('live', buildBatch(9))).toBe(5);
    again.close();
  });

  it('never gives a number twice, although everything was acknowledged and deleted', async () => {
    const first = openSpool(folder.path);
    for (let i = 0; i < 3; i++) first.append('live', buildBatch(i));
    await first.commit();
    for (const sequence of listSentSequences(first)) first.acknowledge(sequence);
    first.close();
    const again = openSpool(folder.path);
    expect(again.append('position', buildBatch(9))).toBe(4);
    again.close();
  });

  it('deletes a segment when all of it is acknowledged, and keeps the one that is written', async () => {
    const spool = openSpool(folder.path);
    await commitEach(spool, 'history', 30);
    expect(logs('history').length).toBeGreaterThan(1);
    for (const sequence of listSentSequences(spool)) spool.acknowledge(sequence);
    expect(logs('history').length).toBe(1);
    expect(spool.isDrained).toBe(true);
    spool.close();
  });

  it('hands out a backlog that is larger than what it keeps in memory', async () => {
    const spool = openSpool(folder.path);
    await commitEach(spool, 'live', 60);
    expect(listSentSequences(spool).sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    spool.close();
  });

  it('takes the shore at its word about what it has', async () => {
    const spool = openSpool(folder.path);
    for (let i = 0; i < 5; i++) spool.append('live', buildBatch(i));
    await spool.commit();
    spool.trust(3);
    spool.rewind();
    expect(listSentSequences(spool)).toEqual([4, 5]);
    spool.trust(20);
    expect(spool.append('live', buildBatch(9))).toBe(21);
    spool.close();
  });

  it('hands out again what the shore has lost, as far as it is there, and asks once only for the rest', async () => {
    const keepAcknowledgedBytes = 300_000;
    const first = openSpool(folder.path, { keepAcknowledgedBytes });
    await commitEach(first, 'live', 100);
    for (const sequence of listSentSequences(first)) first.acknowledge(sequence);
    expect([first.isDrained, first.backlogBytes]).toEqual([true, 0]);
    first.close();
    const spool = openSpool(folder.path, { keepAcknowledgedBytes });
    expect(listSentSequences(spool)).toEqual([]);
    const gone = spool.reconcile(40, [[60, 70]]);
    spool.rewind();
    const again = new Map<number, number>();
    for (let batch = spool.next(); batch; batch = spool.next()) {
      again.set(batch.sequence, readFrame(batch.frame).numbers.length);
    }
    const wanted = Array.from({ length: 100 }, (_, i) => i + 1).filter((n) => n > 40 && (n < 60 || n > 70));
    expect(wanted.length).toBeGreaterThan(gone);
    expect(gone).toBeGreaterThan(0);
    expect([...again.keys()].sort((a, b) => a - b)).toEqual(wanted.slice(gone));
    expect([...again.values()].every((samples) => samples === 9000)).toBe(true);
    for (const sequence of again.keys()) spool.acknowledge(sequence);
    expect(spool.isDrained).toBe(true);
    const kept = [...again.keys()].map((sequence): [number, number] => [sequence, sequence]);
    expect(spool.reconcile(40, [[60, 70], ...kept.sort(([a], [b]) => a - b)])).toBe(0);
    spool.rewind();
    expect(spool.next()).toBeNull();
    expect(spool.append('live', buildBatch(9))).toBe(101);
    spool.close();
  });

  it('outlives a shore that has lost a year', () => {
    const spool = openSpool(folder.path);
    spool.trust(50_000_000);
    expect(spool.reconcile(0, [])).toBe(50_000_000);
    expect([spool.next(), spool.isDrained, spool.append('live', buildBatch(1))]).toEqual([null, true, 50_000_001]);
    spool.close();
    const again = openSpool(folder.path);
    expect(again.reconcile(0, [])).toBe(0);
    again.close();
  });

  it('keeps what is acknowledged within its bound and drops it first', async () => {
    const spool = openSpool(folder.path, { keepAcknowledgedBytes: 2_500_000, maxBytes: 3_000_000 });
    for (let i = 1; i <= 60; i++) {
      spool.append('live', buildBatch(i, 9000));
      await spool.commit();
      for (const sequence of listSentSequences(spool)) spool.acknowledge(sequence);
    }
    const done = () => readdirSync(folder.path).filter((name) => name.endsWith('.done'));
    expect(done().length).toBeGreaterThan(0);
    await commitEach(spool, 'history', 60);
    expect(done()).toEqual([]);
    spool.close();
  });

  it('begins anew with number 1 after a reset', async () => {
    const spool = openSpool(folder.path);
    spool.tables.vessel({ reference: {}, create: false, particulars: {} });
    spool.append('live', buildBatch(1));
    await spool.commit();
    spool.reset();
    expect([spool.lastSequence, spool.tables.vessels.length, spool.next()]).toEqual([0, 0, null]);
    expect(spool.append('live', buildBatch(2))).toBe(1);
    spool.close();
  });

  it('refuses a second writer as long as the first one is there', () => {
    const spool = openSpool(folder.path);
    expect(() => openSpool(folder.path)).toThrow(SpoolInUseError);
    spool.close();
    openSpool(folder.path).close();
  });
});

describe('a spool with a bound', () => {
  it('gives up the oldest history first, counts it, and fills the gap with empty batches', async () => {
    let lost = 0;
    const spool = openSpool(folder.path, {
      maxBytes: 3_000_000,
      onLost: (samples) => {
        lost += samples;
      },
    });
    spool.append('position', buildBatch(1));
    await commitEach(spool, 'history', 60);
    const batches = new Map<number, number>();
    for (let batch = spool.next(); batch; batch = spool.next()) {
      batches.set(batch.sequence, readFrame(batch.frame).numbers.length);
    }
    const empty = [...batches.values()].filter((samples) => samples === 0).length;
    expect([...batches.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 61 }, (_, i) => i + 1));
    expect(empty).toBeGreaterThan(0);
    expect(lost).toBe(empty * 9000);
    expect(batches.get(2)).toBe(0);
    expect(batches.get(61)).toBe(9000);
    expect(batches.get(1)).toBe(1);
    for (const sequence of batches.keys()) spool.acknowledge(sequence);
    expect(spool.isDrained).toBe(true);
    spool.close();
  });
});

describe('what a power failure leaves', () => {
  async function written(): Promise<string> {
    const spool = openSpool(folder.path);
    for (let i = 0; i < 3; i++) spool.append('live', buildBatch(i, 100));
    await spool.commit();
    spool.close();
    return join(folder.path, logs('live')[0] ?? '');
  }

  it.each([
    ['a record cut in its middle', (path: string) => truncateSync(path, readFileSync(path).length - 5), [1, 2], 3],
    ['a head without its record', (path: string) => appendFileSync(path, Buffer.from([9, 0, 0, 0, 1])), [1, 2, 3], 4],
    ['rubbish behind the last record', (path: string) => appendFileSync(path, Buffer.alloc(64, 0xff)), [1, 2, 3], 4],
    ['zeros behind the last record', (path: string) => appendFileSync(path, Buffer.alloc(4096)), [1, 2, 3], 4],
  ])('%s is cut off, and what stands before it is whole', async (_, damage, kept, next) => {
    damage(await written());
    const spool = openSpool(folder.path);
    expect(spool.append('live', buildBatch(9))).toBe(next);
    await spool.commit();
    expect(listSentSequences(spool)).toEqual([next, ...kept]);
    spool.close();
  });

  it('is sent again when the list of acknowledgements is torn', async () => {
    await written();
    writeFileSync(join(folder.path, 'acknowledged.json'), '{"acknowledged":[[1,');
    const spool = openSpool(folder.path);
    expect(listSentSequences(spool)).toEqual([1, 2, 3]);
    spool.close();
  });
});
