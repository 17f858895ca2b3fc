import type { Vessel, VesselParticulars } from '@fms/contract/vessel';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readNow } from '../../../api/read-now.ts';
import { vesselInfoQueries } from '../../../entities/vessel/index.ts';
import { messages, show } from '../../../message/index.ts';
import { useContractForm } from '../../../ui/form/index.ts';
import { useLeaveConfirmation } from '../../../ui/form/use-leave-confirmation.ts';
import { useRefreshVessels } from '../edit/use-vessel-action.ts';
import { saveParticulars, savePlace, toFormValues, type VesselFormInput, vesselForm } from './vessel-form-schema.ts';

const vesselOf = (search: string) => new URLSearchParams(search).get('vessel');

/** The form of the sheet over what was read when it was filled; it leaves with a question while it is changed. */
export function useVesselSheet(vessel: Vessel, read: VesselParticulars) {
  const client = useQueryClient();
  const refresh = useRefreshVessels();
  const [filled, setFilled] = useState<{ particulars: VesselParticulars; values: VesselFormInput }>(() => ({
    particulars: read,
    values: toFormValues(read, { organizationId: vessel.organizationId, folderId: vessel.folder }),
  }));
  const readAgain = () => readNow(client, vesselInfoQueries.particulars(vessel.id));
  const form = useContractForm({
    schema: vesselForm,
    initial: filled.values,
    send: async (values) => {
      const particulars = await saveParticulars(filled.particulars, filled.values, values);
      // When the place is refused, the particulars are already saved and are not sent again.
      if (particulars !== undefined) {
        const { organizationId, folderId, lastDay } = filled.values;
        setFilled({ particulars, values: { ...values, organizationId, folderId, lastDay } });
      }
      await savePlace(vessel.id, filled.values, values);
      return readAgain();
    },
    onSent: (particulars, values) => {
      const now = toFormValues(particulars, values);
      setFilled({ particulars, values: now });
      form.reset(now);
      show(messages.saved);
      return refresh();
    },
    isLive: true,
  });
  useLeaveConfirmation({
    isChanged: form.isDirty && !form.isSending,
    message: messages.discardForm,
    isKept: (now, next) => now.pathname === next.pathname && vesselOf(now.search) === vesselOf(next.search),
  });
  /** What is saved now; the next save is over it. Values of the place stand as they were read with the list. */
  const load = async () => {
    const particulars = await readAgain();
    const { organizationId, folder: folderId } = vessel;
    const values = toFormValues(particulars, { organizationId, folderId });
    setFilled({ particulars, values });
    return values;
  };
  return { form, filled, load };
}
