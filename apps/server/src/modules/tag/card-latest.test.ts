import { toId, type VesselId } from '@fms/domain';
import { expect, it } from 'vitest';
import { type CardLatestPorts, createCardLatest } from './card-latest.service.ts';
import type { TagRow } from './tag-catalog.service.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;
const [FERRY, MUTE] = [toId<VesselId>(1), toId<VesselId>(2)];

it('tells destination, arrival and what is left of who has said so within a day', () => {
  const tags = [
    { id: 1, name: 'Destination', unit: '' },
    { id: 2, name: 'Estimated time of arrival', unit: '' },
    { id: 3, name: 'Battery state of charge', unit: '%' },
  ] as unknown as TagRow[];
  const latest: Record<number, { value: string | number; time: number }> = {
    1: { value: 'BERGEN ', time: NOW - HOUR_MS },
    2: { value: '22 Nov 06:00', time: NOW - 25 * HOUR_MS },
    3: { value: 62.6, time: NOW },
  };
  const ports = {
    catalog: { ofVessel: (id: VesselId) => (id === FERRY ? tags : []) },
    samples: { latest: (id: number) => latest[id] },
    clock: { now: () => NOW },
  } as unknown as CardLatestPorts;
  const readings = createCardLatest(ports)(new Set([FERRY, MUTE]));
  expect([...readings]).toEqual([[FERRY, { destination: 'BERGEN', energy: { kind: 'battery', percent: 63 } }]]);
});
