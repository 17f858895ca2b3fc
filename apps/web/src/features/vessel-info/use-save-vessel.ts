import type { VesselParticulars } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/index.ts';
import { saveVessel, type VesselEdit, vesselInfoQueries } from '../../entities/vessel/index.ts';
import { fillMessage, messages, show } from '../../message/index.ts';

/** Saves a part of the vessel; what the server refuses is said in its words, and the form stays open. */
export function useSaveVessel(vesselId: VesselId, onSaved: () => void) {
  return useSave(vesselId, (edit: VesselEdit) => saveVessel(vesselId, edit), onSaved);
}

/** The same for what is saved by a call of its own. */
export function useSave<Edit>(
  vesselId: VesselId,
  save: (edit: Edit) => Promise<VesselParticulars | undefined>,
  onSaved: () => void = () => {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async (now) => {
      if (now !== undefined) client.setQueryData(vesselInfoQueries.particulars(vesselId).queryKey, now);
      show(messages.saved);
      onSaved();
      await client.invalidateQueries({ queryKey: ['vessel'] });
    },
    onError: (error) => {
      const details = error instanceof ApiError ? error.errors : [];
      show(fillMessage(messages.refused, { error: [error.message, ...details].join(' ') }));
    },
    meta: { speaks: true },
  });
}
