import { correctJob, enterJob, type WireJob } from '@fms/contract/job';
import type { VesselId } from '@fms/domain/identity';
import { JOB_KINDS } from '@fms/domain/job';
import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getJobKindText, jobCalls } from '../../../entities/job/index.ts';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { messages, show } from '../../../message/index.ts';
import { ChoiceField, FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { TimeField } from './time-field.tsx';

interface JobDialogProps {
  readonly vesselId: VesselId;
  /** Undefined: a new one. */
  readonly job: WireJob | undefined;
  readonly onDone: (id: number) => void;
  readonly onClose: () => void;
}

const fields = enterJob.body.omit({ vesselId: true });

/** What a job was, from when to when, where and for whom: a new one, or a correction with its reason. */
export function JobDialog({ vesselId, job, onDone, onClose }: JobDialogProps) {
  const t = useText();
  const client = useQueryClient();
  const { clock } = useLive();
  const form = useContractForm({
    schema: fields,
    initial: job === undefined ? buildDraft(clock.now()) : pickFields(job),
    send: (body) =>
      job === undefined
        ? jobCalls.enter({ vesselId, ...body })
        : jobCalls.correct(correctJob.body.parse({ vesselId, id: job.id, ...body })),
    onSent: async ({ id }) => {
      show(messages.saved);
      await client.invalidateQueries({ queryKey: ['job', vesselId] });
      onDone(id);
    },
  });
  const { values } = form;
  return (
    <FormDialog
      title={t(job === undefined ? 'JOB_ENTER_TITLE' : 'JOB_CORRECT_TITLE')}
      form={form}
      action={t('SAVE')}
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <ChoiceField
        label={t('JOB_KIND_HEAD')}
        options={JOB_KINDS.map((value) => ({ value, label: getJobKindText(value) }))}
        value={values.kind}
        error={form.field('kind').error}
        onChange={(kind) => form.change({ kind })}
      />
      <TimeField
        label={t('JOB_FIELD_FROM')}
        value={values.from}
        error={form.field('from').error}
        onChange={(from) => form.change({ from })}
      />
      <TimeField
        label={t('JOB_FIELD_TO')}
        value={values.to}
        error={form.field('to').error}
        onChange={(to) => form.change({ to })}
      />
      <TextInput label={t('JOB_FIELD_PLACE')} {...form.field('place')} />
      <TextInput label={t('JOB_FIELD_NUMBER')} {...form.field('number')} />
      <TextInput label={t('JOB_FIELD_CUSTOMER')} {...form.field('customer')} />
      {job !== undefined && (
        <Textarea
          label={t('JOB_FIELD_REASON')}
          description={t('JOB_REASON_RULE')}
          autosize
          minRows={2}
          {...form.field('reason')}
          value={values.reason ?? ''}
        />
      )}
    </FormDialog>
  );
}

/** The last whole hour. */
function buildDraft(now: number) {
  const to = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const [from, until] = [to - HOUR_MS, to].map((time) => new Date(time).toISOString());
  return {
    kind: 'waiting' as const,
    from: from ?? '',
    to: until ?? '',
    place: '',
    number: '',
    customer: '',
    reason: '',
  };
}

const pickFields = ({ kind, from, to, place, number, customer }: WireJob) => ({
  ...{ kind, from, to, place, number, customer },
  reason: '',
});
