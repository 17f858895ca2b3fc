import { splitJob, type WireJob } from '@fms/contract/job';
import type { VesselId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { useQueryClient } from '@tanstack/react-query';
import { jobCalls } from '../../../entities/job/index.ts';
import { useText } from '../../../language/index.ts';
import { messages, show } from '../../../message/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { TimeField } from './time-field.tsx';

interface SplitDialogProps {
  readonly vesselId: VesselId;
  readonly job: WireJob;
  readonly onClose: () => void;
}

const fields = splitJob.body.pick({ at: true });

/** At which minute a job becomes two. */
export function SplitDialog({ vesselId, job, onClose }: SplitDialogProps) {
  const t = useText();
  const client = useQueryClient();
  const middle = (Date.parse(job.from) + Date.parse(job.to)) / 2;
  const form = useContractForm({
    schema: fields,
    initial: { at: new Date(Math.floor(middle / MINUTE_MS) * MINUTE_MS).toISOString() },
    send: (body) => jobCalls.split({ vesselId, id: job.id, ...body }),
    onSent: async () => {
      show(messages.saved);
      await client.invalidateQueries({ queryKey: ['job', vesselId] });
      onClose();
    },
  });
  return (
    <FormDialog title={t('JOB_SPLIT_TITLE')} form={form} action={t('JOB_SPLIT')} onClose={onClose}>
      <TimeField
        label={t('JOB_FIELD_AT')}
        value={form.values.at}
        error={form.field('at').error}
        onChange={(at) => form.change({ at })}
      />
    </FormDialog>
  );
}
