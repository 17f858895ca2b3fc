import { removeJob, type WireJob } from '@fms/contract/job';
import type { VesselId } from '@fms/domain/identity';
import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { jobCalls } from '../../../entities/job/index.ts';
import { useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';

interface RemoveDialogProps {
  readonly vesselId: VesselId;
  readonly job: WireJob;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const fields = removeJob.body.pick({ reason: true });

/** Why a job is taken out of the history. */
export function RemoveDialog({ vesselId, job, onDone, onClose }: RemoveDialogProps) {
  const t = useText();
  const client = useQueryClient();
  const form = useContractForm({
    schema: fields,
    initial: { reason: '' },
    send: (body) => jobCalls.remove({ vesselId, id: job.id, ...body }),
    onSent: async () => {
      show(messages.saved);
      onDone();
      await client.invalidateQueries({ queryKey: ['job', vesselId, 'periods'] });
    },
  });
  return (
    <FormDialog title={t('JOB_REMOVE_TITLE')} form={form} action={t('JOB_REMOVE')} onClose={onClose}>
      <Textarea label={t('JOB_FIELD_REASON')} required data-autofocus autosize minRows={2} {...form.field('reason')} />
    </FormDialog>
  );
}
