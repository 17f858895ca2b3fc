import type { Vessel } from '@fms/contract/vessel';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { buildVessel } from '../../testing/builders.ts';
import { invalidateChanged } from './invalidate-changed.ts';

const id = (number: number) => toId<VesselId>(number);
function placed(number: number, positionTagId: number | null): Vessel {
  const vessel = buildVessel(number);
  const tagId = positionTagId === null ? null : toId<TagId>(positionTagId);
  return { ...vessel, standardData: { ...vessel.standardData, positionTagId: tagId } };
}

/** A client with two vessels, one without a position, and all queries about both. */
function aClient() {
  const client = new QueryClient();
  client.setQueryData(vesselQueries.all().queryKey, [placed(1, 10), placed(2, null)]);
  for (const key of [['tag', id(1)], ['tag', id(2)], ['zone'], ['folder']]) client.setQueryData(key, []);
  const asked = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey.join(' '))
      .sort();
  return { client, asked };
}

describe('what is asked for again', () => {
  it.each([
    ['the zones', { subject: 'zone', vesselIds: [] }, ['zone']],
    [
      'everything of another right',
      { subject: 'right', vesselIds: [] },
      ['folder', 'tag 1', 'tag 2', 'vessel', 'zone'],
    ],
    ['the tags of a vessel whose place is known', { subject: 'tag', vesselIds: [id(1)] }, ['tag 1']],
    [
      'the tags of a new vessel, and its position',
      { subject: 'tag', vesselIds: [id(1), id(2)] },
      ['tag 1', 'tag 2', 'vessel'],
    ],
    ['an unknown vessel', { subject: 'tag', vesselIds: [id(3)] }, ['vessel']],
  ] as const)('%s', async (_words, change, keys) => {
    const { client, asked } = aClient();
    await invalidateChanged(client, { ...change, vesselIds: [...change.vesselIds] });
    expect(asked()).toEqual(keys);
  });
});
