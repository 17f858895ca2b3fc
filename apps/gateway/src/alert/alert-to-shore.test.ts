/** Sentences of a fire detection system on a bus → the alarm journal ashore, over a real link to a real server. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { listAlarmJournal, listAlarms } from '@fms/contract/alarm';
import { gatewaySetting } from '@fms/contract/link';
import { startTestServer } from '@fms/server/testing';
import { expect, it } from 'vitest';
import { startGateway } from '../run/gateway.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const RAISED = '$FRALR,115930.00,012,A,V,FIRE ZONE 3\r\n';
const ACKNOWLEDGED = '$FRALR,115930.00,012,A,A,FIRE ZONE 3\r\n';
const OVER = '$FRALR,120001.00,012,V,A,FIRE ZONE 3\r\n';

it('raises, acknowledges on board and clears an alarm, once each, over a restart of the gateway', async () => {
  const clock = { time: NOON, now: () => clock.time };
  const server = await startTestServer({ clock });
  const folder = createTestFolder();
  const bus = createServer();
  await once(bus.listen(0, '127.0.0.1'), 'listening');
  const { port } = bus.address() as AddressInfo;
  const source = { protocol: 'nmea0183', name: 'fire', transport: 'tcp', host: '127.0.0.1', port } as const;
  const ship = { stream: 'alarmed', vessel: { name: 'Alarmed' }, create: true, sources: [source] };
  const key = readFileSync(join(server.dataFolder, 'demo-fleet.key'), 'utf8').trim();
  const start = async () => {
    const gateway = startGateway({
      setting: gatewaySetting.parse({ server: server.address, data: folder.path, ships: [ship] }),
      keyOf: () => key,
      software: 'test',
      log: { info: () => {}, warn: () => {} },
      now: clock.now,
      backoffSeconds: [0],
    });
    const [socket] = (await once(bus, 'connection')) as [Socket];
    return { gateway, socket };
  };
  const alarms = async () =>
    (await server.asOperator.call(listAlarms, { query: {} })).map(
      ({ channel, description, board, cleared, acknowledged }) => ({
        channel,
        description,
        onBoard: board?.acknowledged?.at ?? null,
        ashore: acknowledged,
        cleared: cleared?.at ?? null,
      }),
    );
  const alarm = { channel: 'fire:FR.ALR 012', description: 'FIRE ZONE 3', onBoard: null, ashore: null, cleared: null };

  const first = await start();
  first.socket.write(RAISED + RAISED);
  await expect.poll(alarms, { timeout: 20_000 }).toEqual([alarm]);
  clock.time += 1000;
  first.socket.write(RAISED + ACKNOWLEDGED);
  const acknowledged = { ...alarm, onBoard: new Date(NOON + 1000).toISOString() };
  await expect.poll(alarms, { timeout: 20_000 }).toEqual([acknowledged]);
  await first.gateway.stop();

  clock.time += 1000;
  const second = await start();
  second.socket.write(OVER);
  await expect
    .poll(alarms, { timeout: 20_000 })
    .toEqual([{ ...acknowledged, cleared: new Date(NOON + 1000).toISOString() }]);
  await second.gateway.stop();
  const [{ vesselId } = { vesselId: 0 }] = await server.asOperator.call(listAlarms, { query: {} });
  const spool = await server.asOperator.call(listAlarmJournal, { query: { vesselId: String(vesselId) } });
  expect(spool.map(({ kind, time, by }) => [kind, time, by]).sort()).toEqual([
    ['acknowledged-on-board', new Date(NOON + 1000).toISOString(), null],
    ['cleared', new Date(NOON + 1000).toISOString(), null],
    ['raised', new Date(NOON - 30_000).toISOString(), null],
  ]);
  bus.close();
  await server.close();
  folder.remove();
}, 120_000);
