import { appendFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBatch, handedOut, openJournal, readFrame } from '../testing/journal-batches.ts';
import { TEST_NOW, testFolder } from '../testing/replay-to-shore.ts';
import { JournalInUse } from './folder-lock.ts';

let folder = testFolder();
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => folder.remove());

const logs = (lane = '') =>
  readdirSync(folder.path).filter((name) => name.startsWith(lane) && name.endsWith('.log') && name !== 'tables.log');

describe('a journal', () => {
  it('hands a batch out only when it is on the disk', async () => {
    const journal = openJournal(folder.path);
    journal.append('live', aBatch(1));
    expect(journal.next()).toBeNull();
    await journal.commit();
    const batch = journal.next();
    expect(batch && readFrame(batch.frame)).toMatchObject({
      sequence: 1,
      lane: 'live',
      stream: 'test',
      numbers: [{ value: 1 }],
    });
    expect(journal.next()).toBeNull();
    journal.close();
  });

  it('hands out alarms first, then positions, live values and history', async () => {
    const journal = openJournal(folder.path);
    for (const lane of ['history', 'live', 'position', 'alarm', 'live', 'alarm'] as const)
      journal.append(lane, aBatch(1));
    await journal.commit();
    expect(handedOut(journal)).toEqual([4, 6, 3, 2, 5, 1]);
    journal.close();
  });

  it('hands out what is fresh before the backlog, and all of the backlog in order', async () => {
    let now = TEST_NOW;
    const journal = openJournal(folder.path, { now: () => now });
    for (let i = 0; i < 3; i++) journal.append('position', aBatch(i));
    await journal.commit();
    now += 3_600_000;
    journal.append('live', aBatch(9));
    journal.append('position', aBatch(9));
    await journal.commit();
    expect(handedOut(journal)).toEqual([5, 4, 1, 2, 3]);
    journal.close();
  });

  it('hands out again after a lost connection what was not acknowledged', async () => {
    const journal = openJournal(folder.path);
    for (let i = 0; i < 5; i++) journal.append('live', aBatch(i));
    await journal.commit();
    handedOut(journal);
    journal.acknowledge(2);
    journal.acknowledge(4);
    journal.rewind();
    expect(handedOut(journal)).toEqual([1, 3, 5]);
    expect(journal.isDrained).toBe(false);
    for (const sequence of [1, 3, 5]) journal.acknowledge(sequence);
    expect([journal.isDrained, journal.backlogBytes]).toEqual([true, 0]);
    journal.close();
  });

  it('goes on where it stopped, with its tables, numbers and what was acknowledged', async () => {
    const first = openJournal(folder.path);
    const vessel = { reference: { name: 'Nordlys' }, create: true, particulars: {} };
    first.tables.vessel(vessel);
    for (let i = 0; i < 4; i++) first.append('live', aBatch(i));
    await first.commit();
    handedOut(first);
    first.acknowledge(1);
    first.close();
    const again = openJournal(folder.path);
    expect(again.tables.vessels).toEqual([vessel]);
    expect(again.lastSequence).toBe(4);
    expect(handedOut(again)).toEqual([2, 3, 4]);
    expect(again.append('live', aBatch(9))).toBe(5);
    again.close();
  });

  it('never gives a number twice, although everything was acknowledged and deleted', async () => {
    const first = openJournal(folder.path);
    for (let i = 0; i < 3; i++) first.append('live', aBatch(i));
    await first.commit();
    for (const sequence of handedOut(first)) first.acknowledge(sequence);
    first.close();
    const again = openJournal(folder.path);
    expect(again.append('position', aBatch(9))).toBe(4);
    again.close();
  });

  it('deletes a segment when all of it is acknowledged, and keeps the one that is written', async () => {
    const journal = openJournal(folder.path);
    for (let i = 0; i < 30; i++) {
      journal.append('history', aBatch(i, 9000));
      await journal.commit();
    }
    expect(logs('history').length).toBeGreaterThan(1);
    for (const sequence of handedOut(journal)) journal.acknowledge(sequence);
    expect(logs('history').length).toBe(1);
    expect(journal.isDrained).toBe(true);
    journal.close();
  });

  it('hands out a backlog that is larger than what it keeps in memory', async () => {
    const journal = openJournal(folder.path);
    for (let i = 0; i < 60; i++) {
      journal.append('live', aBatch(i, 9000));
      await journal.commit();
    }
    expect(handedOut(journal).sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    journal.close();
  });

  it('takes the shore at its word about what it has', async () => {
    const journal = openJournal(folder.path);
    for (let i = 0; i < 5; i++) journal.append('live', aBatch(i));
    await journal.commit();
    journal.trust(3);
    journal.rewind();
    expect(handedOut(journal)).toEqual([4, 5]);
    journal.trust(20);
    expect(journal.append('live', aBatch(9))).toBe(21);
    journal.close();
  });

  it('hands out again what the shore has lost, as far as it is there, and asks once only for the rest', async () => {
    const keepAcknowledgedBytes = 300_000;
    const first = openJournal(folder.path, { keepAcknowledgedBytes });
    for (let i = 1; i <= 100; i++) {
      first.append('live', aBatch(i, 9000));
      await first.commit();
    }
    for (const sequence of handedOut(first)) first.acknowledge(sequence);
    expect([first.isDrained, first.backlogBytes]).toEqual([true, 0]);
    first.close();
    const journal = openJournal(folder.path, { keepAcknowledgedBytes });
    expect(handedOut(journal)).toEqual([]);
    const gone = journal.reconcile(40, [[60, 70]]);
    journal.rewind();
    const again = new Map<number, number>();
    for (let batch = journal.next(); batch; batch = journal.next()) {
      again.set(batch.sequence, readFrame(batch.frame).numbers.length);
    }
    const wanted = Array.from({ length: 100 }, (_, i) => i + 1).filter((n) => n > 40 && (n < 60 || n > 70));
    expect(wanted.length).toBeGreaterThan(gone);
    expect(gone).toBeGreaterThan(0);
    expect([...again.keys()].sort((a, b) => a - b)).toEqual(wanted.slice(gone));
    expect([...again.values()].every((samples) => samples === 9000)).toBe(true);
    for (const sequence of again.keys()) journal.acknowledge(sequence);
    expect(journal.isDrained).toBe(true);
    const kept = [...again.keys()].map((sequence): [number, number] => [sequence, sequence]);
    expect(journal.reconcile(40, [[60, 70], ...kept.sort(([a], [b]) => a - b)])).toBe(0);
    journal.rewind();
    expect(journal.next()).toBeNull();
    expect(journal.append('live', aBatch(9))).toBe(101);
    journal.close();
  });

  it('outlives a shore that has lost a year', () => {
    const journal = openJournal(folder.path);
    journal.trust(50_000_000);
    expect(journal.reconcile(0, [])).toBe(50_000_000);
    expect([journal.next(), journal.isDrained, journal.append('live', aBatch(1))]).toEqual([null, true, 50_000_001]);
    journal.close();
    const again = openJournal(folder.path);
    expect(again.reconcile(0, [])).toBe(0);
    again.close();
  });

  it('keeps what is acknowledged within its bound and drops it first', async () => {
    const journal = openJournal(folder.path, { keepAcknowledgedBytes: 2_500_000, maxBytes: 3_000_000 });
    for (let i = 1; i <= 60; i++) {
      journal.append('live', aBatch(i, 9000));
      await journal.commit();
      for (const sequence of handedOut(journal)) journal.acknowledge(sequence);
    }
    const done = () => readdirSync(folder.path).filter((name) => name.endsWith('.done'));
    expect(done().length).toBeGreaterThan(0);
    for (let i = 0; i < 60; i++) {
      journal.append('history', aBatch(i, 9000));
      await journal.commit();
    }
    expect(done()).toEqual([]);
    journal.close();
  });

  it('begins anew with number 1 after a reset', async () => {
    const journal = openJournal(folder.path);
    journal.tables.vessel({ reference: {}, create: false, particulars: {} });
    journal.append('live', aBatch(1));
    await journal.commit();
    journal.reset();
    expect([journal.lastSequence, journal.tables.vessels.length, journal.next()]).toEqual([0, 0, null]);
    expect(journal.append('live', aBatch(2))).toBe(1);
    journal.close();
  });

  it('refuses a second writer as long as the first one is there', () => {
    const journal = openJournal(folder.path);
    expect(() => openJournal(folder.path)).toThrow(JournalInUse);
    journal.close();
    openJournal(folder.path).close();
  });
});

describe('a journal with a bound', () => {
  it('gives up the oldest history first, counts it, and fills the gap with empty batches', async () => {
    let lost = 0;
    const journal = openJournal(folder.path, {
      maxBytes: 3_000_000,
      onLost: (samples) => {
        lost += samples;
      },
    });
    journal.append('position', aBatch(1));
    for (let i = 0; i < 60; i++) {
      journal.append('history', aBatch(i, 9000));
      await journal.commit();
    }
    const batches = new Map<number, number>();
    for (let batch = journal.next(); batch; batch = journal.next()) {
      batches.set(batch.sequence, readFrame(batch.frame).numbers.length);
    }
    const empty = [...batches.values()].filter((samples) => samples === 0).length;
    expect([...batches.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 61 }, (_, i) => i + 1));
    expect(empty).toBeGreaterThan(0);
    expect(lost).toBe(empty * 9000);
    expect(batches.get(2)).toBe(0);
    expect(batches.get(61)).toBe(9000);
    expect(batches.get(1)).toBe(1);
    for (const sequence of batches.keys()) journal.acknowledge(sequence);
    expect(journal.isDrained).toBe(true);
    journal.close();
  });
});

describe('what a power failure leaves', () => {
  async function written(): Promise<string> {
    const journal = openJournal(folder.path);
    for (let i = 0; i < 3; i++) journal.append('live', aBatch(i, 100));
    await journal.commit();
    journal.close();
    return join(folder.path, logs('live')[0] ?? '');
  }

  it.each([
    ['a record cut in its middle', (path: string) => truncateSync(path, readFileSync(path).length - 5), [1, 2], 3],
    ['a head without its record', (path: string) => appendFileSync(path, Buffer.from([9, 0, 0, 0, 1])), [1, 2, 3], 4],
    ['rubbish behind the last record', (path: string) => appendFileSync(path, Buffer.alloc(64, 0xff)), [1, 2, 3], 4],
    ['zeros behind the last record', (path: string) => appendFileSync(path, Buffer.alloc(4096)), [1, 2, 3], 4],
  ])('%s is cut off, and what stands before it is whole', async (_, damage, kept, next) => {
    damage(await written());
    const journal = openJournal(folder.path);
    expect(journal.append('live', aBatch(9))).toBe(next);
    await journal.commit();
    expect(handedOut(journal)).toEqual([next, ...kept]);
    journal.close();
  });

  it('is sent again when the list of acknowledgements is torn', async () => {
    await written();
    writeFileSync(join(folder.path, 'acknowledged.json'), '{"acknowledged":[[1,');
    const journal = openJournal(folder.path);
    expect(handedOut(journal)).toEqual([1, 2, 3]);
    journal.close();
  });
});
