import { setVersionTarget, type Version } from '@fms/contract/version';
import { formatVersionName } from '@fms/domain/version';
import { Checkbox, Select, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { useRefreshVersions, versionCalls } from '../query/version.queries.ts';
import type { BoardRow } from './board-row.ts';

const reason = setVersionTarget.body.shape.hold.unwrap().unwrap().shape.reason;
const schema = z
  .object({ versionId: z.number().nullable(), isHeld: z.boolean(), reason: z.string() })
  .superRefine(({ isHeld, reason: given }, context) => {
    if (isHeld && !reason.safeParse(given).success) {
      context.addIssue({ code: 'custom', path: ['reason'], message: 'VERSION_HOLD_NEEDS_REASON' });
    }
  });

interface TargetDialogProps {
  readonly rows: readonly BoardRow[];
  /** Of the gateway, newest first. */
  readonly releases: readonly Version[];
  readonly onClose: () => void;
}

/** What one vessel or several are to run, and whether they stay as they are meanwhile. */
export default function TargetDialog({ rows, releases, onClose }: TargetDialogProps) {
  const t = useText();
  const refresh = useRefreshVersions();
  const [first] = rows;
  const only = rows.length === 1 ? first?.running : undefined;
  const form = useContractForm({
    schema,
    initial: {
      versionId: only?.isChosen ? only.target : null,
      isHeld: only?.hold != null,
      reason: only?.hold?.reason ?? '',
    },
    send: ({ versionId, isHeld, reason: given }) =>
      versionCalls.choose({
        vesselIds: rows.map(({ running }) => running.vesselId),
        versionId,
        hold: isHeld ? { reason: given } : null,
      }),
    onSent: async () => {
      show(messages.saved);
      await refresh();
      onClose();
    },
  });
  const { versionId, isHeld } = form.values;
  const title = rows.length === 1 ? (first?.name ?? '') : t('VERSION_OF_VESSELS', { count: rows.length });
  return (
    <FormDialog title={title} form={form} action={t('SAVE')} onClose={onClose}>
      <Select
        label={t('VERSION_TARGET')}
        data-autofocus
        clearable
        placeholder={t('VERSION_NEWEST')}
        data={releases.map((release) => ({ value: String(release.id), label: formatVersionName(release) }))}
        value={versionId === null ? null : String(versionId)}
        onChange={(id) => form.change({ versionId: id === null ? null : Number(id) })}
      />
      <Checkbox label={t('VERSION_HOLD')} {...form.check('isHeld')} />
      {isHeld && <TextInput label={t('VERSION_HOLD_REASON')} maxLength={200} {...form.field('reason')} />}
    </FormDialog>
  );
}
