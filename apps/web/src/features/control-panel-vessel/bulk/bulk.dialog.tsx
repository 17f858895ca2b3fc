import type { ChangedVessel } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import { fillMessage, messages, show } from '../../../message/index.ts';
import { ChangePreview, FieldChangeList, FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { formatChanges } from '../edit/change-words.ts';
import { useRefreshVessels } from '../edit/use-vessel-action.ts';
import { vesselCalls } from '../edit/vessel-management.queries.ts';
import type { Places } from '../list/use-vessel-rows.ts';
import type { BulkKind } from './bulk-bar.tsx';
import { bulkForm, createBulkForm, toBulkChange } from './bulk-change.ts';
import { BulkFields } from './bulk-fields.tsx';

interface BulkDialogProps {
  readonly kind: BulkKind;
  readonly vesselIds: readonly VesselId[];
  /** The organisation of all of the vessels; undefined where they have several. */
  readonly organizationId: number | undefined;
  readonly places: Places;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A change of many vessels: first a dry run that tells what it changes, then the same is written. */
export default function BulkDialog({ kind, vesselIds, organizationId, places, onDone, onClose }: BulkDialogProps) {
  const t = useText();
  const refresh = useRefreshVessels();
  /** What the dry run told, and of which values; other values need another one. */
  const [told, setTold] = useState<{ of: string; changed: readonly ChangedVessel[] }>();
  const form = useContractForm({
    schema: bulkForm,
    initial: createBulkForm(kind),
    send: async (values) => {
      const isTold = told?.of === JSON.stringify(values);
      const { changed } = await vesselCalls.change({
        vesselIds: [...vesselIds],
        change: toBulkChange(values),
        dryRun: !isTold,
      });
      return { changed, isWritten: isTold };
    },
    onSent: ({ changed, isWritten }, values) => {
      if (!isWritten) return setTold({ of: JSON.stringify(values), changed });
      show(fillMessage(messages.vesselsChanged, { count: changed.length }));
      onDone();
      return refresh();
    },
  });
  const shown = told?.of === JSON.stringify(form.values) ? told.changed : undefined;
  return (
    <FormDialog
      title={t('BULK_TITLE', { count: vesselIds.length })}
      form={form}
      action={shown === undefined ? t('DRY_RUN') : t('WRITE_VESSELS', { count: shown.length })}
      isDisabled={shown?.length === 0}
      onClose={onClose}
      size="lg"
    >
      <BulkFields form={form} organizationId={organizationId} places={places} />
      {shown !== undefined && <ChangedList changed={shown} total={vesselIds.length} />}
    </FormDialog>
  );
}

function ChangedList({ changed, total }: { changed: readonly ChangedVessel[]; total: number }) {
  const t = useText();
  return (
    <ChangePreview
      label={t('DRY_RUN')}
      told={t('DRY_RUN_TELLS', { count: changed.length, same: total - changed.length })}
      entries={changed}
      keyOf={({ vesselId }) => vesselId}
      draw={({ name, changes }) => (
        <>
          {name}
          <FieldChangeList changes={formatChanges(changes, t)} />
        </>
      )}
      more={(count) => t('MORE_VESSELS', { count })}
    />
  );
}
