/** Files over a satellite on a bad day: 800 ms, 2 % of the segments lost, and a line that is cut again and again. */
import { readdir } from 'node:fs/promises';
import { readFleetKey, startTestServer } from '@fms/server/testing';
import { itLong } from '@fms/test-kit/suite';
import { expect } from 'vitest';
import { startGateway } from '../run/gateway.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { openBadLine } from './testing/bad-line.ts';
import { createSeededBytes, ExchangingShip, PersonAshore, waitUntil } from './testing/exchanging-ship.ts';

const BYTES = 250_000;
const CUTS = 2;
/** Carried between two cuts, so that each of them meets files under way. */
const CUT_BYTES = 120_000;

itLong(
  'files arrive both ways once and bit for bit, and what was checked does not travel again',
  async () => {
    const [server, folder] = [await startTestServer(), createTestFolder()];
    const ship = new ExchangingShip(folder.path, 'Far-off');
    await ship.make();
    const [log, chart] = [createSeededBytes(31, BYTES), createSeededBytes(32, BYTES)];
    await ship.put('log.bin', log);
    const line = await openBadLine(server.address, 33);
    const key = await readFleetKey(server);
    const gateway = startGateway({
      setting: ship.parsedSetting(line.address),
      keyOf: () => key,
      software: 'test',
      log: { info: () => {}, warn: () => {} },
      backoffSeconds: [0, 1],
    });
    try {
      const person = await PersonAshore.of(server.asAdmin, ship.name);
      const transfers = [await person.fetch('log.bin'), await person.send('chart.bin', chart)];
      const before = line.bytes();
      for (let cut = 1; cut <= CUTS; cut++) {
        await waitUntil(async () => line.bytes() - before >= cut * CUT_BYTES);
        line.cut();
        expect((await ship.received('chart.bin'))?.equals(chart) ?? true).toBe(true);
        await waitUntil(async () => (await person.queue()).every(({ state }) => state !== 'sending'));
        line.mend();
      }
      for (const transfer of transfers) await person.reached(transfer, 'complete');
      expect((await person.download('from-vessel/log.bin')).equals(log)).toBe(true);
      expect((await ship.received('chart.bin'))?.equals(chart)).toBe(true);
      expect((await readdir(ship.inbox)).filter((name) => !name.startsWith('.'))).toEqual(['chart.bin']);
      // A start from nothing after each cut would carry three times the files.
      expect(line.bytes() - before).toBeLessThan(2 * BYTES * (CUTS + 1));
    } finally {
      await gateway.stop();
      await line.close();
      folder.remove();
      await server.close();
    }
  },
  300_000,
);
