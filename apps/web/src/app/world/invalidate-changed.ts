/**
 * Invalidates what the hub reports as changed. The hub sends ids, never entities: they are requested with this user's
 * rights.
 */
import type { HubMessages } from '@fms/contract/hub';
import type { QueryClient } from '@tanstack/react-query';
import { vesselQueries } from '../../entities/vessel/index.ts';

type Change = HubMessages['changed'][0];

export async function invalidateChanged(client: QueryClient, { subject, vesselIds }: Change): Promise<void> {
  if (subject === 'right') return client.invalidateQueries();
  // Folders are of an organisation: what is told of it may be said of them.
  if (subject === 'organization') void client.invalidateQueries({ queryKey: vesselQueries.folders().queryKey });
  if (subject !== 'tag') return client.invalidateQueries({ queryKey: [subject] });
  const tags = vesselIds.map((id) => client.invalidateQueries({ queryKey: ['tag', id] }));
  const isPlaced = isPlacedIn(client);
  // A new ship declares its tags a moment after it is created: without this its page reports no positions for a minute.
  const list = vesselIds.every(isPlaced) ? [] : [client.invalidateQueries({ queryKey: vesselQueries.all().queryKey })];
  await Promise.all([...tags, ...list]);
}

/** Whether the list of vessels knows which tag tells where one is. */
function isPlacedIn(client: QueryClient): (id: Change['vesselIds'][number]) => boolean {
  const vessels = client.getQueryData(vesselQueries.all().queryKey) ?? [];
  const placed = new Set(vessels.filter(({ standardData }) => standardData.positionTagId !== null).map(({ id }) => id));
  return (id) => placed.has(id);
}
