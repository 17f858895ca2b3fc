import type { ReportDefinition } from '@fms/contract/report';
import { NO_VALUE } from '@fms/domain/format';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { translateWord, useText } from '../../../language/index.ts';
import { type Column, ColumnTable } from '../../../ui/column-table.tsx';
import { ListPanel } from '../../../ui/list-panel.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { reportCalls, reportQueries, useReportAction } from '../model/report.queries.ts';

interface ScheduleListProps {
  readonly definitions: readonly ReportDefinition[];
  readonly onOpen: (id: number) => void;
}

/** Saved reports, with when each comes next and to whom. */
export function ScheduleList({ definitions, onOpen }: ScheduleListProps) {
  const t = useText();
  const query = useQuery(reportQueries.definitions());
  const remove = useReportAction(reportCalls.remove);
  const columns: readonly Column<ReportDefinition>[] = [
    {
      name: t('REPORT_NAME'),
      look: 'identity',
      cell: ({ id, name }) => (
        <Anchor component="button" type="button" inherit onClick={() => onOpen(id)}>
          {name}
        </Anchor>
      ),
    },
    { name: t('REPORT_TYPE'), cell: ({ type }) => translateWord(`report_${type}`) },
    {
      name: t('REPORT_REPEAT'),
      cell: ({ schedule }) => (schedule?.isOn ? translateWord(`repeat_${schedule.repeat}`) : NO_VALUE),
    },
    {
      name: t('REPORT_NEXT'),
      look: 'quiet',
      cell: ({ nextRunAt }) => (nextRunAt ? <Moment at={nextRunAt} /> : NO_VALUE),
    },
    { name: t('REPORT_RECIPIENTS'), look: 'number', cell: ({ recipients }) => recipients.length },
    { name: t('REPORT_OWNER'), cell: ({ owner }) => owner },
    {
      name: '',
      look: 'actions',
      cell: ({ id, name, isEditable }) =>
        isEditable && (
          <RowButton
            text={t('DELETE')}
            label={`${t('DELETE')} ${name}`}
            isDanger
            isBusy={remove.isPending}
            onClick={() => remove.mutate(id)}
          />
        ),
    },
  ];
  return (
    <ListPanel
      title={t('REPORT_SCHEDULES')}
      query={{ ...query, data: query.data && definitions }}
      empty={{ title: t('REPORT_NONE'), detail: t('REPORT_NONE_DETAIL') }}
    >
      <ColumnTable label={t('REPORT_SCHEDULES')} columns={columns} rows={definitions} keyOf={({ id }) => id} />
    </ListPanel>
  );
}
