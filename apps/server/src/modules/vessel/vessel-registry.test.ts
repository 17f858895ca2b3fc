import { type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import { createFakeClock } from '@fms/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';
import { createGatewayKeys, type GatewayAuthority, type GatewayKeys } from './gateway-key.service.ts';
import { createVesselPolicy } from './vessel.policy.ts';
import { createVesselRegistry, type VesselRegistry, type VesselRequest } from './vessel-registry.service.ts';

const FLEET: GatewayAuthority = { kind: 'fleet' };
const clock = createFakeClock();
const bus = createLocalBus({ error: () => {} });
const changed: VesselId[][] = [];
bus.subscribe('vessel.changed', ({ vesselIds }) => void changed.push(vesselIds));

const test = setUp(() => openTestDatabase(clock));
let registry: VesselRegistry;
let keys: GatewayKeys;
beforeAll(async () => {
  registry = createVesselRegistry(test.db, bus, clock);
  keys = createGatewayKeys(test.db, clock);
});

const find = (request: Partial<VesselRequest>) =>
  registry.findOrCreateVessel({ reference: {}, particulars: {}, create: true, authority: FLEET, ...request });

describe('vessels named together', () => {
  it('are made at once, each once, and one that may not be made takes no other with it', async () => {
    const before = changed.length;
    const named = await Promise.allSettled([
      ...Array.from({ length: 300 }, (_, i) => find({ reference: { mmsi: String(211_000_000 + i) } })),
      find({ reference: { mmsi: '211000007' } }),
      find({ reference: { name: 'Sister' } }),
      find({ reference: { name: 'SISTER', mmsi: '211999999' } }),
      find({ reference: { name: 'Stranger' }, create: false }),
    ]);
    const ids = named.map((one) => (one.status === 'fulfilled' ? one.value.vesselId : null));
    expect(new Set(ids.slice(0, 300)).size).toBe(300);
    expect(ids[300]).toBe(ids[7]);
    expect(ids[302]).toBe(ids[301]);
    expect(named[303]).toMatchObject({ status: 'rejected', reason: { code: 'not-found' } });
    expect(changed.slice(before).map((some) => some.length)).toEqual([301]);
    expect(await find({ reference: { mmsi: '211999999' } })).toMatchObject({ vesselId: ids[301] });
    expect((await find({ reference: { mmsi: '211000007' } })).name).toBe('MMSI 211000007');
  });
});

describe('findOrCreateVessel under a fleet key', () => {
  it('makes a vessel once, in its organisation and folder, and tells so', async () => {
    const request = {
      reference: { mmsi: '257111111' },
      particulars: { name: 'Havbris', organization: 'Blue Water Lines', folder: 'Supply', shipType: 'supply' as const },
    };
    const made = await find(request);
    expect(made.name).toBe('Havbris');
    expect(changed.at(-1)).toEqual([made.vesselId]);
    expect(await find(request)).toEqual(made);
    const row = await test.db
      .selectFrom('vessel')
      .innerJoin('folder', 'folder.id', 'vessel.folderId')
      .select(['vessel.organizationId', 'folder.name as folder', 'shipType', 'mmsi'])
      .where('vessel.id', '=', made.vesselId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ organizationId: 2, folder: 'Supply', shipType: 'supply', mmsi: '257111111' });
  });

  it('is seen by admins at once, though rights are remembered', async () => {
    const policy = createVesselPolicy(test.db, bus, clock);
    const admin = { userId: 1, userName: 'admin', role: 'Admin', level: 2, sessionId: 's', impersonatedBy: null };
    const caller = admin as unknown as Parameters<typeof policy.visible>[0];
    const before = await policy.visible(caller);
    const { vesselId } = await find({ reference: { name: 'Seen at once' } });
    expect([before.has(vesselId), (await policy.visible(caller)).has(vesselId)]).toEqual([false, true]);
    await policy.require(caller, 'admin', [vesselId]);
    await expect(policy.require(caller, 'view', [toId<VesselId>(99_999)])).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('goes to the first organisation when none is named, or to a new one by its name', async () => {
    const organizationOf = async (vesselId: VesselId) =>
      (await test.db.selectFrom('vessel').select('organizationId').where('id', '=', vesselId).executeTakeFirstOrThrow())
        .organizationId;
    expect(await organizationOf((await find({ reference: { name: 'Unnamed owner' } })).vesselId)).toBe(1);
    const particulars = { organization: 'Third Shipping' };
    expect(await organizationOf((await find({ reference: { name: 'New owner' }, particulars })).vesselId)).toBe(3);
  });

  it('finds by id, MMSI and name in any case, before it makes anything', async () => {
    const made = await find({ reference: { name: 'Polaris', mmsi: '257222222' } });
    for (const reference of [{ id: made.vesselId }, { mmsi: '257222222' }, { name: 'POLARIS' }]) {
      expect(await find({ reference, create: false })).toEqual(made);
    }
    expect(await find({ reference: { name: 'Other name' }, particulars: { MMSI: '257222222' } })).toEqual(made);
  });

  it('gives a vessel known by name its MMSI, and takes one with another MMSI for another ship', async () => {
    const byName = await find({ reference: { name: 'Twin' } });
    expect(await find({ reference: { name: 'Twin', mmsi: '257333331' } })).toEqual(byName);
    const other = await find({ reference: { name: 'Twin', mmsi: '257333332' } });
    expect(other.vesselId).not.toBe(byName.vesselId);
    await expect(find({ reference: { name: 'Twin' } })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('makes one vessel when two links name the same new ship at once', async () => {
    const both = await Promise.all([find({ reference: { name: 'Race' } }), find({ reference: { name: 'race' } })]);
    expect(both[0]).toEqual(both[1]);
  });

  it.each([
    ['not-found', { reference: { name: 'Unknown' }, create: false }],
    ['not-found', { reference: { id: 99_999 }, create: true }],
    ['invalid-input', { reference: {}, create: true }],
  ] as const)('refuses with %s: %j', async (code, request) => {
    await expect(find(request)).rejects.toMatchObject({ code });
  });
});

describe('gateway keys', () => {
  it('of one vessel mean that vessel alone', async () => {
    const { vesselId, name } = await find({ reference: { name: 'Keyed', mmsi: '257444444' } });
    const authority = await keys.verify(await keys.issue(vesselId));
    expect(authority).toMatchObject({ kind: 'vessel', vesselId });
    const under = { authority: authority as GatewayAuthority };
    for (const reference of [{}, { id: vesselId }, { name: 'keyed' }, { mmsi: '257444444' }]) {
      expect(await find({ ...under, reference })).toEqual({ vesselId, name });
    }
    for (const reference of [{ id: 1 }, { name: 'Polaris' }, { mmsi: '257222222' }]) {
      await expect(find({ ...under, reference })).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('are kept as hashes, with when they were last used', async () => {
    const { vesselId } = await find({ reference: { name: 'Keyed twice' } });
    const key = await keys.issue(vesselId);
    clock.advance(1000);
    await keys.verify(key);
    const rows = await test.db.selectFrom('gatewayKey').selectAll().where('vesselId', '=', vesselId).execute();
    expect(rows).toMatchObject([{ kind: 'vessel', lastUsedMs: clock.now() }]);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('never issued open nothing', async () => {
    expect(await keys.verify('')).toBeNull();
    expect(await keys.verify('a'.repeat(43))).toBeNull();
  });
});

it('organisations of the demonstration do not ask for a second factor', async () => {
  const rows = await test.db
    .selectFrom('organization')
    .select('twoFactorRequired')
    .where('id', '<', toId<OrganizationId>(3))
    .execute();
  expect(rows).toEqual([{ twoFactorRequired: false }, { twoFactorRequired: false }]);
});
