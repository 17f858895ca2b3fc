import { toId, type VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import { expect, it } from 'vitest';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { type CardLatestPorts, createCardLatest } from './card-latest.service.ts';
import type { TagRow } from './tag-catalog.service.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const [FERRY, MUTE] = [toId<VesselId>(1), toId<VesselId>(2)];

const tag = (id: number, name: string, unit = '') => ({ id, name, unit }) as TagRow;

/** The cards of a ferry with these tags and of a vessel with none. */
function cardsOf(tags: TagRow[], latest: Record<number, { value: string | number; time: number }>) {
  const bus = createLocalBus(createLogger('silent'));
  const ports = {
    catalog: { ofVessel: (id: VesselId) => (id === FERRY ? tags : []) },
    samples: { latest: (id: number) => latest[id] },
    clock: { now: () => NOW },
    bus,
  } as unknown as CardLatestPorts;
  const read = createCardLatest(ports);
  return { bus, read: () => [...read(new Set([FERRY, MUTE]))] };
}

it('tells destination, arrival and what is left of who has said so within a day', () => {
  const tags = [tag(1, 'Destination'), tag(2, 'Estimated time of arrival'), tag(3, 'Battery state of charge', '%')];
  const { read } = cardsOf(tags, {
    1: { value: 'BERGEN ', time: NOW - HOUR_MS },
    2: { value: '22 Nov 06:00', time: NOW - 25 * HOUR_MS },
    3: { value: 62.6, time: NOW },
  });
  expect(read()).toEqual([[FERRY, { destination: 'BERGEN', energy: { kind: 'battery', percent: 63 } }]]);
});

it('looks at the tags anew once they are said to have changed', () => {
  const tags = [tag(1, 'Destination'), tag(2, 'Battery state of charge', 'V')];
  const { bus, read } = cardsOf(tags, { 1: { value: 'BERGEN', time: NOW }, 2: { value: 80, time: NOW } });
  expect(read()).toEqual([[FERRY, { destination: 'BERGEN' }]]);
  tags[1] = tag(2, 'Battery state of charge', '%');
  bus.publish('tag.changed', { vesselIds: [FERRY] });
  expect(read()).toEqual([[FERRY, { destination: 'BERGEN', energy: { kind: 'battery', percent: 80 } }]]);
});
