import { type OrganizationId, toId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import { setUp } from '../../testing/set-up.ts';
import { listRetentions } from './vessel-retention.service.ts';

const NOON = Date.UTC(2026, 4, 14, 12);

const store = setUp(() => openTestDatabase({ now: () => NOON }));

describe('retention of vessels', () => {
  it('is the days of those that have a setting from 1 to 90, and nothing for all others', async () => {
    const settings = [
      {},
      { setting: {} },
      ...[0, 30, 90, 91, -1, '7', null].map((dataMaxDays) => ({ setting: { dataMaxDays } })),
    ];
    const days = new Map<number, unknown>();
    for (const [i, options] of settings.entries()) {
      const { id } = await store.db
        .insertInto('vessel')
        .values({
          name: `Ship ${i}`,
          organizationId: toId<OrganizationId>(1),
          folderId: null,
          options: JSON.stringify(options),
          createdMs: NOON,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      days.set(id, i);
    }
    const found = (await listRetentions(store.db)).map(({ vesselId, days: kept }) => [days.get(vesselId), kept]);
    expect(found.sort()).toEqual([
      [3, 30],
      [4, 90],
    ]);
  });
});
