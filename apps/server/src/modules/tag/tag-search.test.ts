import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import type { TagCatalog, TagRow } from './tag-catalog.service.ts';
import { createTagSearch } from './tag-search.service.ts';

const row = (id: number, name: string, description = '') =>
  ({ id: toId<TagId>(id), name, description, unit: '%' }) as unknown as TagRow;
const [aurora, boreas] = [toId<VesselId>(1), toId<VesselId>(2)];
const tags = new Map([
  [aurora, [row(1, 'Pump', 'main sea water'), row(2, 'Main engine'), row(3, 'MAIN bearing')]],
  [boreas, [row(4, 'Main engine')]],
]);
const catalog = { ofVessel: (id: VesselId) => tags.get(id) ?? [] } as Pick<TagCatalog, 'ofVessel'>;
const vessels = new Map([
  [boreas, 'Boreas'],
  [aurora, 'Aurora'],
]);
const idsOf = async (words: string[], limit = 50, among = vessels) =>
  (await createTagSearch(catalog).find(among, words, limit)).map(({ dataTagId }) => dataTagId);

describe('a search among tags', () => {
  it('puts names that begin with the first word first, then goes by name, vessel and age', async () => {
    expect(await idsOf(['main'])).toEqual([3, 2, 4, 1]);
  });

  it('finds every word somewhere, in the name of the vessel too', async () => {
    expect(await idsOf(['AURORA', 'engine'])).toEqual([2]);
    expect(await idsOf(['engine', 'pump'])).toEqual([]);
  });

  it('answers the first of many, and nothing of vessels that were not asked about', async () => {
    expect(await idsOf(['main'], 2)).toEqual([3, 2]);
    expect(await idsOf(['main'], 50, new Map([[boreas, 'Boreas']]))).toEqual([4]);
  });

  it('knows a tag by what it says now', async () => {
    const changing = row(9, 'Shaft', 'forward');
    const search = createTagSearch({ ofVessel: () => [changing] });
    const found = async (word: string) => (await search.find(new Map([[aurora, 'Aurora']]), [word], 5)).length;
    expect(await found('forward')).toBe(1);
    Object.assign(changing, { description: 'aft' });
    expect([await found('forward'), await found('aft')]).toEqual([0, 1]);
  });
});
