/** A file of low priority goes in port alone: whether the ship lies there is known from its position. */
import { readFleetKey, startTestServer } from '@fms/server/testing';
import { expect, it } from 'vitest';
import { startGateway } from '../run/gateway.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { ExchangingShip, PersonAshore, waitUntil } from './testing/exchanging-ship.ts';
import { formatSentenceTime, openInstrument } from './testing/instrument.ts';

/** Recommended minimum data with a speed over ground, knots. */
function tellPlace(latitude: string, longitude: string, knots: string): string {
  const [year, month, day] = new Date().toISOString().slice(2, 10).split('-');
  const body = `GPRMC,${formatSentenceTime()},A,${latitude},N,${longitude},E,${knots},045.0,${day}${month}${year},,,A`;
  const sum = [...body].reduce((parity, letter) => parity ^ letter.charCodeAt(0), 0);
  return `$${body}*${sum.toString(16).toUpperCase().padStart(2, '0')}\r\n`;
}

it('a file of low priority waits at sea, and goes when the ship lies in Bergen', async () => {
  const [server, folder, gps] = [await startTestServer(), createTestFolder(), await openInstrument('gps')];
  const ship = new ExchangingShip(folder.path, 'Coaster');
  await ship.make();
  await ship.put('log.txt', Buffer.from('of the watch'));
  const key = await readFleetKey(server);
  const log = { info: () => {}, warn: () => {} };
  const setting = ship.parsedSetting(server.address, {}, [gps.source]);
  const gateway = startGateway({ setting, keyOf: () => key, software: 'test', log, backoffSeconds: [0] });
  const receiver = await gps.connected;
  let place = tellPlace('5800.000', '00100.000', '14.0');
  const telling = setInterval(() => receiver.write(place), 200);
  try {
    const person = await PersonAshore.of(server.asAdmin, ship.name);
    const low = await person.fetch('log.txt', 'low');
    expect(await person.reached(low, 'waiting', 'complete')).toMatchObject({ state: 'waiting', reason: 'at-sea' });
    place = tellPlace('6023.900', '00518.900', '0.0');
    expect(await person.reached(low, 'complete')).toMatchObject({ priority: 'low' });
    expect(String(await waitUntil(() => person.download('from-vessel/log.txt')))).toBe('of the watch');
  } finally {
    clearInterval(telling);
    await gateway.stop();
    gps.close();
    folder.remove();
    await server.close();
  }
}, 120_000);
