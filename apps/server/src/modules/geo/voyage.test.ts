import { computeDestination } from '@fms/domain/geo';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import type { Fix } from '@fms/domain/track';
import { describe, expect, it } from 'vitest';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { PositionStore } from '../../telemetry/index.ts';
import { createPorts } from './port-name.ts';
import { createVoyageService } from './voyage.service.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20);
const STAVANGER = { latitude: 58.97, longitude: 5.73 };
const vesselId = toId<VesselId>(1);
const rights: VesselRights = { visible: async () => new Set(), require: async () => {} };
const ports = createPorts([
  { name: 'Stavanger', code: null, latitude: 58.98, longitude: 5.75 },
  { name: 'Bergen', code: null, latitude: 60.4, longitude: 5.3 },
]);

/** Two hours at the quay, an hour north at 12 kn, two hours at anchor. */
function aVoyage(): Fix[] {
  const fixes: Fix[] = [];
  for (let minute = 0; minute <= 120; minute += 1) fixes.push({ ...STAVANGER, time: START + minute * MINUTE });
  for (let minute = 1; minute <= 60; minute += 1) {
    fixes.push({ ...computeDestination(STAVANGER, 350, minute * 370.4), time: START + (120 + minute) * MINUTE });
  }
  const anchorage = computeDestination(STAVANGER, 350, 22_500);
  for (let minute = 1; minute <= 120; minute += 1) {
    fixes.push({ ...computeDestination(anchorage, minute * 9, 180), time: START + (180 + minute) * MINUTE });
  }
  return fixes;
}

function service(fixes: readonly Fix[]) {
  const newestFirst = [...fixes].reverse();
  const points = {
    length: fixes.length,
    tagIds: newestFirst.map(() => 7),
    times: newestFirst.map(({ time }) => time),
    ordinals: newestFirst.map(() => 0),
    latitudes: newestFirst.map(({ latitude }) => latitude),
    longitudes: newestFirst.map(({ longitude }) => longitude),
  };
  const positions = { within: async () => points } as unknown as PositionStore;
  return createVoyageService({ positions, rights, ports, positionTagOf: () => toId<TagId>(7) });
}

const asked = (minutes: number) => ({
  vesselId,
  fromTime: new Date(START).toISOString(),
  toTime: new Date(START + minutes * MINUTE).toISOString(),
  timeZone: '+10:00',
});

describe('the voyage of a vessel', () => {
  it('names the port, finds the anchorage, and adds up time and distance', async () => {
    const { stays, totals } = await service(aVoyage()).of({} as Caller, asked(310));
    expect(
      stays.map(({ kind, portName, isCutAtStart, isCutAtEnd }) => [kind, portName, isCutAtStart, isCutAtEnd]),
    ).toEqual([
      ['port', 'Stavanger', true, false],
      ['anchor', null, false, true],
    ]);
    const minutes = Object.fromEntries(totals.map(({ state, seconds }) => [state, Math.round(seconds / 60)]));
    expect(minutes.unknown).toBe(10);
    expect(Math.abs((minutes.berth ?? 0) - 120)).toBeLessThanOrEqual(1);
    expect(Math.abs((minutes.sea ?? 0) - 60)).toBeLessThanOrEqual(2);
    const miles = (totals.find(({ state }) => state === 'sea')?.meters ?? 0) / 1852;
    expect(Math.abs(miles - 12)).toBeLessThan(0.3);
  });

  it("parts the period at the ship's noon, and the days add up to it", async () => {
    const { days, totals } = await service(aVoyage()).of({} as Caller, asked(310));
    expect(days.map(({ from, to, isPartial }) => [from, to, isPartial])).toEqual([
      ['2026-11-20T00:00:00.000Z', '2026-11-20T02:00:00.000Z', true],
      ['2026-11-20T02:00:00.000Z', '2026-11-20T05:10:00.000Z', true],
    ]);
    totals.forEach(({ state, seconds, meters }, index) => {
      const own = days.map((day) => day.totals[index]);
      expect(own.map((total) => total?.state)).toEqual([state, state]);
      expect(Math.abs(own.reduce((sum, total) => sum + (total?.seconds ?? 0), 0) - seconds)).toBeLessThanOrEqual(1);
      expect(Math.abs(own.reduce((sum, total) => sum + (total?.meters ?? 0), 0) - meters)).toBeLessThanOrEqual(1);
    });
  });

  it('tells a drift from the way before it', async () => {
    const fixes = aVoyage().filter(({ time }) => time <= START + 180 * MINUTE);
    const stopped = fixes.at(-1) as Fix;
    for (let minute = 1; minute <= 120; minute += 1) {
      fixes.push({ ...computeDestination(stopped, 80, minute * 30.87), time: stopped.time + minute * MINUTE });
    }
    const { stays, totals } = await service(fixes).of({} as Caller, asked(300));
    expect(stays.map(({ kind, portName }) => [kind, portName])).toEqual([
      ['port', 'Stavanger'],
      ['drift', null],
    ]);
    const drift = totals.find(({ state }) => state === 'drift');
    expect(Math.abs((drift?.seconds ?? 0) / 60 - 120)).toBeLessThanOrEqual(20);
    expect(Math.abs((drift?.meters ?? 0) / 1852 - 2)).toBeLessThan(0.4);
  });

  it('refuses a period that ends before it begins or is longer than a year', async () => {
    await expect(service([]).of({} as Caller, asked(-5))).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(service([]).of({} as Caller, asked(400 * 1440))).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
