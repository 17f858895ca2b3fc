import type { VesselId } from '@fms/domain/identity';
import type { z } from 'zod';
import { saveVessel, type VesselEdit } from '../../entities/vessel/index.ts';
import { useContractForm } from '../../ui/form/index.ts';
import { useShowSaved } from './use-save-vessel.ts';

interface VesselFormOptions<Schema extends z.ZodType<object, Record<string, unknown>>> {
  readonly vesselId: VesselId;
  readonly schema: Schema;
  readonly initial: z.input<Schema>;
  readonly toEdit: (values: z.output<Schema>) => VesselEdit;
  readonly onClose: () => void;
}

/** A form of a part of the vessel: it checks while one types, and closes when the part is saved. */
export function useVesselForm<Schema extends z.ZodType<object, Record<string, unknown>>>(
  options: VesselFormOptions<Schema>,
) {
  const { vesselId, schema, initial, toEdit, onClose } = options;
  const showSaved = useShowSaved(vesselId);
  return useContractForm({
    schema,
    initial,
    send: (values) => saveVessel(vesselId, toEdit(values)),
    onSent: (now) => {
      onClose();
      return showSaved(now);
    },
    isLive: true,
  });
}
