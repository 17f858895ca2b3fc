/** What people do with files and transfers: said when it is refused, and asked for again when it is done. */
import type { VesselId } from '@fms/domain/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fileQueries } from '../../../entities/file/index.ts';
import { showRefusal } from '../../../message/show-refusal.ts';

export function useFileAction<Asked>(vesselId: VesselId, act: (asked: Asked) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onError: showRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: fileQueries.ofVessel(vesselId) }),
    meta: { speaks: true },
  });
}

/** Does it for each in turn. Others follow one that is refused; the first refusal is thrown at the end. */
export async function doForEach<Item>(items: Iterable<Item>, act: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
