/** What a gateway on board takes of a small computer: memory with the usual buses and with everything, and processor. */
import type { GatewaySettingInput } from '@fms/contract/link';
import type { Measure, Metric } from '../report/result.ts';
import { type Bus, openBus, packGateway, startGatewayUnderLoad } from '../subject/gateway.ts';
import { delay, startServerUnderLoad } from '../subject/server.ts';

/** At a steady pace: long enough for its processor time, and in the second run for its decoders to have settled. */
const SECONDS = { usual: 45, everything: 20 };
const BURSTS = 5;
const LINES_PER_BURST = 20_000;
/** Lines a second of each bus, which together say 500 figures. */
const TENTHS = 10;
const NMEA_PER_TENTH = 10;
const N2K_PER_TENTH = 20;
const SAMPLES_PER_SECOND = TENTHS * (NMEA_PER_TENTH + 2 * N2K_PER_TENTH);

type Sources = GatewaySettingInput['ships'][number]['sources'];

/** One figure each. */
const nmeaLine = (i: number) => `$SD${i % 2 ? 'DBT,,f,' : 'DBK,,f,'}${(8 + (i % 50) / 10).toFixed(1)},M,,F\r\n`;

/** Voltage and current of twenty batteries, as canboat writes them. */
function n2kLine(i: number, now: string): string {
  const bytes = Buffer.alloc(8, 0xff);
  bytes.writeUInt8(i % 20, 0);
  bytes.writeUInt16LE(2500 + (i % 100), 1);
  bytes.writeInt16LE(i % 300, 3);
  return `${now},6,127508,${20 + (i % 4)},255,8,${[...bytes].map((byte) => byte.toString(16).padStart(2, '0'))}\n`;
}

function speak(bridge: Bus, engineRoom: Bus, from: number, nmea: number, n2k: number): void {
  const now = new Date().toISOString();
  bridge.send(Array.from({ length: nmea }, (_, i) => nmeaLine(from + i)).join(''));
  engineRoom.send(Array.from({ length: n2k }, (_, i) => n2kLine(from + i, now)).join(''));
}

/** Inputs of the other kinds, so that their decoders are loaded; polled sources find no peer and retry. */
function everything(port: number): Sources {
  const at = { transport: 'tcp', host: '127.0.0.1', port } as const;
  const tag = { name: 'Figure' };
  const url = 'mqtt://127.0.0.1:9';
  return [
    { protocol: 'signalk', name: 'signalk', ...at },
    { protocol: 'vedirect', name: 'vedirect', ...at },
    { protocol: 'csv', name: 'csv', ...at, columns: [{ column: 1, tag }] },
    { protocol: 'mqtt', name: 'mqtt', url, topics: [{ topic: 'a', tag }] },
    { protocol: 'sparkplug', name: 'sparkplug', url, group: 'ship' },
    { protocol: 'modbus', name: 'modbus', host: '127.0.0.1', port: 9, registers: [{ address: 0, tag }] },
  ];
}

export const measureGateway: Measure = async (progress) => {
  const server = await startServerUnderLoad();
  const [bridge, engineRoom, others] = [await openBus(), await openBus(), await openBus()];
  const pack = await packGateway();
  const usual: Sources = [
    { protocol: 'nmea0183', name: 'bridge', transport: 'tcp', host: '127.0.0.1', port: bridge.port },
    { protocol: 'n2k', name: 'engine-room', transport: 'tcp', host: '127.0.0.1', port: engineRoom.port },
  ];
  const run = async (stream: string, sources: Sources, seconds: number) => {
    progress(`${sources.length} sources, ${SAMPLES_PER_SECOND} samples/s, then bursts of ${LINES_PER_BURST} lines`);
    const ship = { stream, vessel: { name: stream }, create: true, sources };
    const setting = { server: server.address, data: `${pack.folder}/${stream}`, ships: [ship] };
    const gateway = await startGatewayUnderLoad(pack.program, pack.folder, setting, server.fleetKey);
    while (bridge.listeners + engineRoom.listeners < 2) await delay(100);
    let said = 0;
    const [began, spentBefore] = [performance.now(), gateway.processorMs()];
    for (let tenth = 0; tenth < seconds * TENTHS; tenth++) {
      speak(bridge, engineRoom, said, NMEA_PER_TENTH, N2K_PER_TENTH);
      said += N2K_PER_TENTH;
      await delay(Math.max(0, began + (tenth + 1) * 100 - performance.now()));
    }
    const share = (gateway.processorMs() - spentBefore) / (performance.now() - began);
    for (let burst = 0; burst < BURSTS; burst++) {
      speak(bridge, engineRoom, said, LINES_PER_BURST * 0.4, LINES_PER_BURST * 0.6);
      await delay(3000);
    }
    const peak = gateway.peakResidentMb();
    await gateway.stop();
    return { share, peak };
  };
  try {
    const { share, peak } = await run('bench-usual', usual, SECONDS.usual);
    const all = await run('bench-everything', [...usual, ...everything(others.port)], SECONDS.everything);
    return [
      metric('gateway.resident_mb', peak, 'MB', 150, 'NMEA 0183 and NMEA 2000, highest of all, bursts included'),
      metric('gateway.resident_everything_mb', all.peak, 'MB', 220, 'the decoders of every protocol loaded'),
      metric('gateway.processor_percent', share * 100, '%', 5, `of a core at ${SAMPLES_PER_SECOND} samples/s`),
    ];
  } finally {
    for (const bus of [bridge, engineRoom, others]) bus.close();
    await server.stop();
    await pack.remove();
  }
};

function metric(name: string, value: number, unit: string, atMost: number, note: string): Metric {
  return { name, value, unit, bound: { atMost }, note };
}
