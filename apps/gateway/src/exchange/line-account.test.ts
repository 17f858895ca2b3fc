/** The one account of the line on board: files, screens and cameras together, kept over a restart. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exchangeSetting } from '@fms/contract/link';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ShipChannels } from '../link/ship-channels.ts';
import { sayUse } from '../ship-view/approval/crew-files.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { Exchange } from './exchange.ts';

const NOON = Date.UTC(2026, 10, 23, 12);

let folder = createTestFolder();
let channels: ShipChannels;
let warnings: string[];
beforeEach(() => {
  folder = createTestFolder();
  warnings = [];
});
afterEach(() => folder.remove());

function open(): Exchange {
  channels = new ShipChannels(() => 's.1', 0);
  return new Exchange({
    setting: exchangeSetting.parse({ outbox: join(folder.path, 'outbox'), inbox: join(folder.path, 'inbox') }),
    stateFolder: join(folder.path, 'state'),
    channels,
    deliver: async () => {},
    log: { info: () => {}, warn: (_, message) => void warnings.push(message) },
    now: () => NOON,
  });
}

/** With what it reads at its start. */
async function openWhole(): Promise<Exchange> {
  const exchange = open();
  await exchange.stop();
  return exchange;
}

it('counts what screens and cameras carry over the line, and files by their own messages', async () => {
  const exchange = await openWhole();
  channels.crossed('screen', 3_000_000);
  channels.crossed('camera', 1_000_000);
  channels.crossed('file', 500);
  const read = (account: Parameters<Exchange['usage']>[0]) => exchange.usage(account).dayBytes;
  expect([read('line'), read('ship-view'), read('camera'), read('file')]).toEqual([4_000_000, 3_000_000, 1_000_000, 0]);
});

it('knows after a restart what was used', async () => {
  const exchange = await openWhole();
  channels.crossed('screen', 700);
  await exchange.stop();
  expect((await openWhole()).usage('line')).toMatchObject({ dayBytes: 700, monthBytes: 700 });
});

it.each(['', '{"line":', '{"line":{"day":"x"}}', '[]'])(
  'begins anew where %j is all that a power cut left',
  async (left) => {
    await openWhole();
    await writeFile(join(folder.path, 'state', 'usage.json'), left);
    const exchange = await openWhole();
    expect([exchange.usage('line').dayBytes, warnings]).toEqual([0, []]);
  },
);

it('is told on the page on board, each use by itself', async () => {
  const exchange = await openWhole();
  channels.crossed('screen', 3_000_000);
  const said = sayUse({ listHeld: () => [], decide: () => false, usage: (account) => exchange.usage(account) });
  expect(said.split('\n').map((line) => line.split(' today')[0])).toEqual([
    'The line: 2.9 MB',
    'Files: 0 B',
    'Screens: 2.9 MB',
    'Cameras: 0 B',
  ]);
});
