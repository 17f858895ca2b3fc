/** How much an organisation may draw: a server that started on more would hold every position against it. */
import { MAX_ORGANIZATION_CORNERS, MAX_ZONE_CORNERS, newZone } from '@fms/contract/zone';
import { type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { CALLERS } from '../../testing/caller.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { insertVessel } from '../../testing/rows.ts';
import { setUp } from '../../testing/set-up.ts';
import { insertZone } from './zone.repository.ts';
import { createZoneEditService } from './zone.service.ts';

const clock = { now: () => Date.UTC(2026, 10, 21, 12) };
const organizationId = toId<OrganizationId>(1);
const admin = CALLERS.admin;
const editor = { caller: admin, from: '' };

const store = setUp(() => openTestDatabase(clock));

const bus = createLocalBus(createLogger('silent'));
const service = () =>
  createZoneEditService({
    db: store.db,
    bus,
    clock,
    rights: { visible: async () => new Set(), require: async () => {} },
  });
const circle = (corners: number) =>
  Array.from({ length: corners }, (_, i): [number, number] => {
    const turn = (2 * Math.PI * i) / corners;
    return [10 + Math.cos(turn), 55 + Math.sin(turn)];
  });
const area = (name: string, corners: number[]) => ({
  name,
  kind: 'area' as const,
  outlines: corners.map(circle),
  speedLimitKnots: null,
});

describe('a zone that is drawn, changed or deleted', () => {
  it('is published to all who see a vessel of its organisation', async () => {
    const own = await insertVessel(store.db);
    const foreign = await insertVessel(store.db, { organizationId: toId<OrganizationId>(2) });
    const told: VesselId[][] = [];
    const leave = bus.subscribe('zone.changed', ({ vesselIds }) => told.push(vesselIds));
    const { id } = await service().add(editor, { ...area('Told', [3]), organizationId });
    await service().edit(editor, { ...area('Told again', [3]), id });
    await service().delete(editor, id);
    leave();
    expect(told.map((ids) => [ids.includes(own), ids.includes(foreign)])).toEqual(Array(3).fill([true, false]));
  });
});

it('the audit trail says of a zone where it lies, and keeps none of its corners', async () => {
  const { id } = await service().add(editor, { ...area('Wide', [500]), organizationId });
  await service().delete(editor, id);
  const rows = await store.db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', `zone:${id}`)
    .orderBy('id')
    .execute();
  expect(rows.map(({ what }) => what)).toEqual(['zone.added', 'zone.deleted']);
  const kept = { id, name: 'Wide', kind: 'area', outlines: 1, corners: 500 };
  const where = { longitudes: [9, 11], latitudes: [54, 56] };
  for (const summary of [rows[0]?.new, rows[1]?.old]) {
    expect(summary).toMatchObject({ ...kept, ...where });
    expect(JSON.stringify(summary).length).toBeLessThan(300);
  }
});

describe('what an organisation may draw', () => {
  it('has a bound for all outlines of a zone together, drawn or imported', async () => {
    const outlines = [MAX_ZONE_CORNERS / 2, MAX_ZONE_CORNERS / 2, 3];
    expect(newZone.safeParse({ ...area('Coast', outlines), organizationId }).success).toBe(false);
    expect(newZone.safeParse({ ...area('Coast', outlines.slice(0, 2)), organizationId }).success).toBe(true);
    const text = JSON.stringify({ type: 'MultiPolygon', coordinates: outlines.map((count) => [circle(count)]) });
    await expect(service().import(editor, organizationId, { text })).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('has a bound for all zones together, which an edit may not pass either', async () => {
    const full = area('Full', [MAX_ZONE_CORNERS / 2, MAX_ZONE_CORNERS / 2]);
    const kept = await service().add(editor, { ...area('Small', [3]), organizationId });
    const others = area('Others', [MAX_ORGANIZATION_CORNERS - MAX_ZONE_CORNERS]);
    await insertZone(store.db, { ...others, organizationId }, 0);
    const tooMany = { code: 'conflict', message: expect.stringContaining('corners') };
    await expect(service().add(editor, { ...full, organizationId })).rejects.toMatchObject(tooMany);
    const larger = await service().edit(editor, { ...full, id: kept.id });
    expect(larger.outlines).toHaveLength(2);
    await expect(service().add(editor, { ...area('One more', [3]), organizationId })).rejects.toMatchObject(tooMany);
  });
});
