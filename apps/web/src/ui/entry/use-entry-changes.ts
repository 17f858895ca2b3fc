/** Changes of entries of a vessel: one is open in a form, or removed, and tried again where that failed. */
import type { VesselId } from '@fms/domain/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export interface EntryCalls<Draft> {
  readonly add: (body: Draft & { readonly vesselId: VesselId }) => Promise<unknown>;
  readonly edit: (body: Draft & { readonly vesselId: VesselId; readonly id: number }) => Promise<unknown>;
  readonly delete: (vesselId: VesselId, id: number) => Promise<unknown>;
}

/** `subject`: under which the list of them is kept. */
export function useEntryChanges<Entry extends { readonly id: number }, Draft extends object>(
  subject: string,
  vesselId: VesselId,
  calls: EntryCalls<Draft>,
) {
  const client = useQueryClient();
  const [edited, setEdited] = useState<Entry | 'new'>();
  const settle = () => {
    setEdited(undefined);
    return client.invalidateQueries({ queryKey: [subject, vesselId] });
  };
  const remove = useMutation({ mutationFn: (id: number) => calls.delete(vesselId, id), onSuccess: settle });
  return {
    /** Undefined: no form is open. */
    edited,
    edit: setEdited,
    cancel: () => setEdited(undefined),
    /** Saves what the form holds. */
    send: (draft: Draft) =>
      typeof edited === 'object'
        ? calls.edit({ ...draft, vesselId, id: edited.id })
        : calls.add({ ...draft, vesselId }),
    /** Closes the form and asks for the list again. */
    settle,
    remove: remove.mutate,
    hasFailed: remove.isError,
    again() {
      if (remove.variables !== undefined) remove.mutate(remove.variables);
    },
  };
}
