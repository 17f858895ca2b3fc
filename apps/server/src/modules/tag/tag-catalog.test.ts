import { tagDeclaration } from '@fms/contract/link';
import { type OrganizationId, toId, type VesselId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';
import { openTagCatalog } from './tag-catalog.service.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const clock = { now: () => NOON };
const store = setUp(() => openTestDatabase(clock));

async function insertVessel(name: string): Promise<VesselId> {
  const vessel = { name, organizationId: toId<OrganizationId>(1), folderId: null, options: '{}', createdMs: NOON };
  return (await store.db.insertInto('vessel').values(vessel).returning('id').executeTakeFirstOrThrow()).id;
}

it('a vessel deleted while it declares its tags affects no other vessel', async () => {
  const catalog = await openTagCatalog(store.db, createLocalBus({ error: () => {} }), clock);
  const [first, gone, last] = [await insertVessel('Aurora'), toId<VesselId>(999_999), await insertVessel('Boreas')];
  const tag = tagDeclaration.parse({ vesselIndex: 0, name: 'Speed', source: 'GP' });
  const named = await Promise.allSettled([first, gone, last].map((vesselId) => catalog.declare(vesselId, [tag])));
  expect(named.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(catalog.ofVessel(last).map(({ name }) => name)).toEqual(['Speed']);
});

it('a tag that was deleted and is declared again is a new one', async () => {
  const catalog = await openTagCatalog(store.db, createLocalBus({ error: () => {} }), clock);
  const vesselId = await insertVessel('Corvus');
  const tags = ['GP', 'II'].map((source) => tagDeclaration.parse({ vesselIndex: 0, name: 'Speed', source }));
  const [gone, kept] = await catalog.declare(vesselId, tags);
  await store.db
    .deleteFrom('tag')
    .where('id', '=', gone?.id ?? (0 as never))
    .execute();
  catalog.forget(gone?.id as never);
  const [again, same] = await catalog.declare(vesselId, tags);
  expect(again?.id).toBeGreaterThan(kept?.id as number);
  expect(same).toBe(kept);
});

it('a tag keeps the sentence it was declared with, and takes another that is told', async () => {
  const catalog = await openTagCatalog(store.db, createLocalBus({ error: () => {} }), clock);
  const vesselId = await insertVessel('Draco');
  const declare = async (sentence?: string) => {
    const tag = tagDeclaration.parse({ vesselIndex: 0, name: 'Depth', source: 'SD', ...(sentence && { sentence }) });
    return (await catalog.declare(vesselId, [tag]))[0]?.sentence;
  };
  expect(await declare()).toBe('');
  expect(await declare('DPT')).toBe('DPT');
  expect(await declare()).toBe('DPT');
  expect(await declare('PGN 128267')).toBe('PGN 128267');
  const [reread] = (await openTagCatalog(store.db, createLocalBus({ error: () => {} }), clock)).ofVessel(vesselId);
  expect(reread?.sentence).toBe('PGN 128267');
});
