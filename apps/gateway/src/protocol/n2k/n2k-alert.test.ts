import { beforeAll, describe, expect, it } from 'vitest';
import type { AlertChange } from '../../alert/alert.ts';
import { AlertRegistry } from '../../alert/alert-registry.ts';
import type { BusReading } from '../../feed/reading.ts';
import { N2kBus } from './n2k-bus.ts';
import { loadPgnDecoder, type PgnDecoder } from './pgn-decoder.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

let decoder: PgnDecoder;
beforeAll(async () => {
  decoder = await loadPgnDecoder();
});

/** Alerts in lines of canboat text, and what is refused. */
function hear(...lines: readonly string[]) {
  const alerts: AlertChange[] = [];
  const refused: string[] = [];
  const place = (reading: BusReading) => {
    if (reading.kind === 'sensor') alerts.push(...(reading.decoded.alerts ?? []));
  };
  const bus = new N2kBus({ decoder, clock: { place, end: () => {} }, refuse: (reason) => refused.push(reason) });
  for (const line of lines) bus.line(line);
  return { alerts, refused, notKept: bus.counts.notKept };
}

/** A line of 65288 of Raymarine: alarm status, alarm and group by their numbers. */
const seatalk = (source: number, ...bytes: readonly [status: string, alarm: string, group: string]) =>
  `2026-11-21T12:00:00.000Z,7,65288,${source},255,8,3b,9f,01,${bytes.join(',')},00,00`;
const shallow = (source: number, status: string) => seatalk(source, status, '01', '00');
const silenced = '2026-11-21T12:00:05.000Z,7,65361,9,255,8,3b,9f,01,00,ff,ff,ff,ff';

describe('alerts of an NMEA 2000 bus', () => {
  it('reach the ship although their message measures nothing', () => {
    const state = [0x52, 5, 0, 42, ...Array<number>(23).fill(0), 2];
    const bytes = state.map((byte) => byte.toString(16).padStart(2, '0')).join(',');
    const active = `2026-11-21T12:00:00.000Z,2,126983,17,255,28,${bytes}`;
    expect(hear(active).alerts).toMatchObject([{ kind: 'alert', source: 'N2K:17', active: true }]);
  });

  it.each([
    ['00', false, true],
    ['01', true, false],
    ['02', true, true],
  ])('a Raymarine alarm of status %s', (status, active, acknowledged) => {
    expect(hear(shallow(3, status)).alerts).toEqual([
      {
        kind: 'alert',
        source: 'N2K:3',
        identifier: 'Instrument.Shallow Depth',
        text: 'Shallow Depth',
        category: 'Instrument',
        active,
        acknowledged,
      },
    ]);
  });

  it('a Raymarine alarm canboat has no words for keeps its numbers', () => {
    expect(hear(seatalk(3, '01', 'c8', '09')).alerts).toMatchObject([{ identifier: '9.200', text: 'Alarm 200' }]);
  });

  it('a Raymarine message without an alarm, or without a state, is no alarm', () => {
    expect(hear(shallow(3, 'ff'))).toMatchObject({ alerts: [], refused: ['value-not-available'] });
    expect(hear(seatalk(3, '01', 'ff', '00'))).toMatchObject({ alerts: [], refused: ['instance-missing'] });
    expect(hear(seatalk(3, '00', '00', '00'))).toMatchObject({ alerts: [], refused: [], notKept: 0 });
  });

  it('a group of another maker under the same number is no alarm', () => {
    const currentLoop = '2026-11-21T12:00:00.000Z,5,65288,3,255,8,89,98,01,01,02,03,ff,ff';
    expect(hear(currentLoop)).toMatchObject({ alerts: [], notKept: 1 });
  });

  it('a Raymarine alarm that is silenced on one display is acknowledged for each sender', () => {
    const registry = new AlertRegistry();
    const told = (line: string, seconds: number) =>
      hear(line).alerts.flatMap((news) => registry.take(news, NOON + seconds * 1000) ?? []);
    told(shallow(3, '01'), 0);
    told(shallow(4, '01'), 1);
    told(shallow(5, '00'), 2);
    expect(told(silenced, 5)).toMatchObject([
      { source: 'N2K:3', active: true, acknowledged: true, time: NOON + 5000 },
      { source: 'N2K:4', active: true, acknowledged: true },
    ]);
    expect(told(silenced, 6)).toEqual([]);
    expect(told(shallow(3, '02'), 7)).toEqual([]);
  });
});
