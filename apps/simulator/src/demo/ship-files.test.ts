import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getShip, HOUR, NOON } from '../testing/ships.ts';
import { ShipFiles } from './ship-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const filesOf = (key: string, sends: 'all' | 'asked') => new ShipFiles(getShip(key), sends, folder, NOON + 60);

describe('a ship that sends its files by itself', () => {
  it('writes one report at the end of each watch, and none of the past', async () => {
    const files = filesOf('havbris', 'all');
    files.tell(NOON + 61);
    files.tell(NOON + 4 * HOUR);
    files.tell(NOON + 4 * HOUR + 1);
    await files.stop();
    expect(await readdir(join(folder, 'outbox/report'))).toEqual(['havbris-watch-2026-06-03-1600.txt']);
    const report = await readFile(join(folder, 'outbox/report/havbris-watch-2026-06-03-1600.txt'), 'utf8');
    expect(report).toMatch(/^WATCH REPORT {2}\S.*\nFrom 2026-06-03 12:00 to 2026-06-03 16:00 UTC\n/);
    expect(report).toMatch(/Propulsion power {4}\d+ kW on average\n/);
  });
});

describe('a ship that is asked for its files', () => {
  it('has the logs of the last six hours at once, a line a minute, with their time', async () => {
    const files = filesOf('kvitholm', 'asked');
    files.tell(NOON + 61);
    await files.stop();
    const logs = await readdir(join(folder, 'outbox/log'));
    expect(logs).toHaveLength(6);
    expect(logs).toContain('kvitholm-engine-2026-06-03-1100.csv');
    const path = join(folder, 'outbox/log/kvitholm-engine-2026-06-03-1100.csv');
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
    expect([lines.length, lines[1]?.split(',').length]).toEqual([61, 5]);
    expect((await stat(path)).mtimeMs).toBe(NOON * 1000);
  });

  it('keeps those of a day', async () => {
    const files = filesOf('kvitholm', 'asked');
    files.tell(NOON + 61);
    files.tell(NOON + 30 * HOUR);
    await files.stop();
    const logs = await readdir(join(folder, 'outbox/log'));
    expect([logs.length, logs[0]]).toEqual([25, 'kvitholm-engine-2026-06-03-1700.csv']);
  });
});
