import { toWireTime } from '@fms/contract/scalar';
import type { ScrubberLogEntry } from '@fms/contract/scrubber';
import { MINUTE_MS } from '@fms/domain/time';
import { NativeSelect, TextInput } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { EntryButtons } from '../../../ui/form/entry-buttons.tsx';
import { FormFrame, UtcTimeField, useContractForm } from '../../../ui/form/index.ts';
import style from '../style/log.module.css';
import { listLogKinds } from './log-text.ts';
import { LOG_SCHEMA, type LogDraft, type ScrubberLog } from './use-scrubber-log.ts';

interface LogFormProps {
  readonly scrubberId: string;
  readonly log: ScrubberLog;
  /** Undefined: a new one. */
  readonly entry: ScrubberLogEntry | undefined;
}

/** Moment, kind, part and words of an entry; a new one is of now, or of what it explains. */
export function LogForm({ scrubberId, log, entry }: LogFormProps) {
  const t = useText();
  const { clock } = useLive();
  const { explained, changes } = log;
  const now = Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS;
  const empty: LogDraft = {
    ...{ scrubberId, part: '', note: '' },
    kind: explained === undefined ? 'maintenance' : 'action',
    at: toWireTime(explained ?? now),
  };
  const form = useContractForm({
    schema: LOG_SCHEMA,
    initial: entry ?? empty,
    send: changes.send,
    onSent: changes.settle,
  });
  const { at } = form.values;
  return (
    <FormFrame form={form} className={style.form}>
      <UtcTimeField
        size="xs"
        label={t('SCRUBBER_LOG_AT')}
        value={at === '' ? null : Date.parse(at)}
        error={form.field('at').error}
        onChange={(moment) => form.change({ at: moment === null ? '' : toWireTime(moment) })}
      />
      <NativeSelect size="xs" label={t('SCRUBBER_LOG_KIND')} data={listLogKinds(t)} {...form.field('kind')} />
      <TextInput size="xs" label={t('SCRUBBER_LOG_PART')} maxLength={80} {...form.field('part')} />
      <TextInput
        size="xs"
        className={style.note}
        label={t('SCRUBBER_LOG_NOTE')}
        maxLength={500}
        {...form.field('note')}
      />
      <EntryButtons
        save={t('SCRUBBER_LOG_SAVE')}
        cancel={t('SCRUBBER_LOG_CANCEL')}
        isDisabled={form.isSending}
        onCancel={changes.cancel}
      />
    </FormFrame>
  );
}
