import { type FileTransfer, MAX_APPROVAL_REASON } from '@fms/contract/file';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { fileCalls, fileQueries } from '../../../entities/file/index.ts';
import { useText } from '../../../language/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { NoteField } from '../../../ui/form/note-field.tsx';
import { getFileName } from '../model/file-path.ts';

const refusal = z.object({ reason: z.string().trim().min(1).max(MAX_APPROVAL_REASON) });

/** Refuses a file for the ship; its sender reads why. */
export function RefuseDialog({ transfer, onClose }: { transfer: FileTransfer; onClose: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const { transferId, vesselId, path } = transfer;
  const form = useContractForm({
    schema: refusal,
    initial: { reason: '' },
    send: ({ reason }) => fileCalls.approve({ transferId, approved: false, reason }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: fileQueries.ofVessel(vesselId) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('REFUSE_FILE', { name: getFileName(path) })}
      form={form}
      action={t('REFUSE')}
      isDisabled={!form.isRight}
      onClose={onClose}
    >
      <NoteField label={t('REFUSE_REASON')} maxLength={MAX_APPROVAL_REASON} {...form.field('reason')} />
    </FormDialog>
  );
}
