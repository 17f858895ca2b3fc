import { formatNumber, formatTime } from '@fms/domain/format';
import type { TimeSpan } from '@fms/domain/time';
import { Radio, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { fillMessage, messages, show, type Toast } from '../../../message/index.ts';
import { FormDialog, UtcTimeField, useContractForm } from '../../../ui/form/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { tagCalls, tagSettingQueries } from '../form/tag-setting.queries.ts';
import type { TagRow } from '../list/tag-row.ts';

interface RemovalDialogProps {
  readonly row: TagRow;
  /** The tag itself is gone. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

const removalForm = z.object({
  what: z.enum(['tag', 'period']),
  from: z.number().nullable(),
  to: z.number().nullable(),
});
type Removal = z.input<typeof removalForm>;

const DELETED: Toast = { ...messages.saved, text: 'TAG_DELETED' };

/** The period to delete; undefined for the whole tag, null while it is not whole. */
function toSpan({ what, from, to }: Removal): TimeSpan | undefined | null {
  if (what === 'tag') return undefined;
  return from === null || to === null || to < from ? null : { from, to };
}

/** Deletes a tag or a period of its readings; how many readings that is stands there before. */
export default function RemovalDialog({ row: { tag }, onDeleted, onClose }: RemovalDialogProps) {
  const t = useText();
  const nowMs = useMinute();
  const client = useQueryClient();
  const form = useContractForm({
    schema: removalForm,
    initial: { what: 'period', from: null, to: null } as Removal,
    send: (values) => tagCalls.remove(tag.Id, toSpan(values) ?? undefined),
    onSent: (_answer, { what }) => {
      onClose();
      if (what === 'tag') onDeleted();
      show(fillMessage(DELETED, { tag: tag.name }));
      return client.invalidateQueries({ queryKey: ['tag', tag.vesselId] });
    },
  });
  const span = toSpan(form.values);
  const query = useQuery({
    ...tagSettingQueries.count(tag.Id, span ?? undefined),
    enabled: span !== null,
  });
  const counted = span === null ? undefined : query.data;
  const isEmptyPeriod = form.values.what === 'period' && counted?.readings === 0;
  return (
    <FormDialog
      title={t('TAG_DELETE_TITLE', { tag: tag.name })}
      form={form}
      action={t('TAG_DELETE_READINGS', { count: formatNumber(counted?.readings ?? 0) })}
      isDisabled={counted === undefined || query.isFetching || isEmptyPeriod}
      onClose={onClose}
    >
      <Radio.Group
        label={t('TAG_DELETE_WHAT')}
        value={form.values.what}
        onChange={(what) => form.change({ what: what === 'tag' ? 'tag' : 'period' })}
      >
        <Stack gap={6} mt={6}>
          <Radio value="period" label={t('TAG_DELETE_PERIOD')} />
          <Radio value="tag" label={t('TAG_DELETE_ALL')} />
        </Stack>
      </Radio.Group>
      {form.values.what === 'period' && (
        <>
          <UtcTimeField
            label={t('TAG_PERIOD_FROM')}
            value={form.values.from}
            onChange={(from) => form.change({ from })}
          />
          <UtcTimeField label={t('TAG_PERIOD_TO')} value={form.values.to} onChange={(to) => form.change({ to })} />
        </>
      )}
      {span !== null && counted === undefined && (
        <QueryState query={query} loading={t('TAG_COUNTING')} unreadable={t('SETTING_UNREADABLE')} />
      )}
      {counted !== undefined && (
        <p role="status">
          {counted.from === null || counted.to === null
            ? t('TAG_NO_READINGS')
            : t('TAG_READINGS', {
                count: formatNumber(counted.readings),
                from: formatTime(Date.parse(counted.from), nowMs),
                to: formatTime(Date.parse(counted.to), nowMs),
              })}
        </p>
      )}
    </FormDialog>
  );
}
