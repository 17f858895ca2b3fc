import type { VesselPlant } from '@fms/contract/plant';
import { vesselId as vesselIdSchema } from '@fms/contract/scalar';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { storePlant } from '../../../entities/plant/index.ts';
import { isSister, useVessels, VesselsField } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { fillMessage, messages, show, type Toast } from '../../../message/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { toPlantBody } from '../draft/plant-body.ts';
import { CopyPreview } from './copy-preview.tsx';
import { toOwnPlant, usePlantCopies } from './use-plant-copies.ts';

interface CopyPlantDialogProps {
  /** As it is saved: a draft is saved first. */
  readonly saved: VesselPlant;
  readonly tags: readonly Tag[];
  readonly onClose: () => void;
}

const MOST_VESSELS = 20;
const copyForm = z.object({
  vesselIds: z.array(vesselIdSchema).min(1).max(MOST_VESSELS),
  isReplacing: z.boolean(),
});
const FIRST: z.input<typeof copyForm> = { vesselIds: [], isReplacing: false };
const COPIED: Toast = { ...messages.saved, text: 'PLANT_COPIED' };

/** The equipment of a vessel and its bindings written to other vessels; what binds there and what does not is shown before. */
export default function CopyPlantDialog({ saved, tags, onClose }: CopyPlantDialogProps) {
  const t = useText();
  const client = useQueryClient();
  const others = listTargets(useVessels(), saved.vesselId);
  const from = useMemo(() => toOwnPlant(saved, tags), [saved, tags]);
  const form = useContractForm({
    schema: copyForm,
    initial: FIRST,
    async send() {
      for (const { vessel, target, copy } of written) {
        const { version, mimics } = target;
        await storePlant({ vesselId: vessel.id, version, mimics, ...toPlantBody(copy.plant) });
        await client.invalidateQueries({ queryKey: ['tag', vessel.id] });
      }
      return written.length;
    },
    onSent(count) {
      onClose();
      show(fillMessage(COPIED, { count }));
    },
  });
  const { vesselIds, isReplacing } = form.values;
  const vessels = others.filter(({ id }) => vesselIds.includes(id));
  const { planned, waiting } = usePlantCopies({ from, vessels, isReplacing });
  const written = planned.filter(({ changes }) => changes > 0);
  return (
    <FormDialog
      title={t('PLANT_COPY')}
      form={form}
      action={t('PLANT_COPY_WRITE', { count: written.length })}
      isDisabled={written.length === 0 || waiting !== undefined}
      onClose={onClose}
      size="lg"
    >
      <VesselsField
        label={t('PLANT_COPY_VESSELS')}
        description={t('PLANT_COPY_HINT')}
        vessels={others}
        value={vesselIds}
        onChange={(ids) => form.change({ vesselIds: ids.slice(0, MOST_VESSELS) })}
      />
      <Checkbox label={t('PLANT_COPY_REPLACE')} {...form.check('isReplacing')} />
      {vessels.length > 0 &&
        (waiting === undefined ? (
          <CopyPreview from={saved} planned={planned} />
        ) : (
          <QueryState query={waiting} loading={t('PLANT_LOADING')} unreadable={t('PLANT_NOT_READ')} />
        ))}
    </FormDialog>
  );
}

/** Vessels one may edit, the sisters first. */
function listTargets(vessels: readonly Vessel[], from: Vessel['id']): readonly Vessel[] {
  const own = vessels.find(({ id }) => id === from);
  const distance = (other: Vessel) => (own !== undefined && isSister(own, other) ? 0 : 1);
  return vessels
    .filter(({ id, permission }) => id !== from && permission.edit)
    .toSorted((a, b) => distance(a) - distance(b) || a.name.localeCompare(b.name));
}
