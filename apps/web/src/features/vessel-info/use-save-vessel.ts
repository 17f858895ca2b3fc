import type { VesselParticulars } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveVessel, type VesselEdit, vesselInfoQueries } from '../../entities/vessel/index.ts';
import { messages, show } from '../../message/index.ts';
import { showRefusal } from '../../message/show-refusal.ts';

/** Saves a part of the vessel at once, without a form; what the server refuses is said in its words. */
export function useSaveVessel(vesselId: VesselId) {
  return useSave(vesselId, (edit: VesselEdit) => saveVessel(vesselId, edit));
}

/** The same for what is saved by a call of its own. */
export function useSave<Edit>(vesselId: VesselId, save: (edit: Edit) => Promise<VesselParticulars | undefined>) {
  return useMutation({
    mutationFn: save,
    onSuccess: useShowSaved(vesselId),
    onError: showRefusal,
    meta: { speaks: true },
  });
}

/** After a part of the vessel was saved: says so and shows the vessel as it is then, also where it is listed. */
export function useShowSaved(vesselId: VesselId): (now: VesselParticulars | undefined) => Promise<void> {
  const client = useQueryClient();
  return (now) => {
    if (now !== undefined) client.setQueryData(vesselInfoQueries.particulars(vesselId).queryKey, now);
    show(messages.saved);
    return client.invalidateQueries({ queryKey: ['vessel'] });
  };
}
