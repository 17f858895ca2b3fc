import type { ReportColumnChoice } from '@fms/contract/report';
import type { Tag } from '@fms/contract/tag';
import { isFigureReport } from '@fms/domain/report';
import { AGGREGATE_KINDS } from '@fms/domain/statistic';
import { IconButton } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Select, Stack } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { tagQueries } from '../../../entities/tag/index.ts';
import { useVessels } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { ChoiceField } from '../../../ui/form/index.ts';
import style from '../style/report.module.css';
import type { FieldsProps } from './fields-props.ts';

/** Names that the open list shows at most: more are found by typing. */
const MOST_SHOWN = 50;

/** The columns of figures in their order; none stands for the mean of every tag. */
export function ColumnPanel({ fields, change }: FieldsProps) {
  const t = useText();
  const named = useTagNames(fields.vesselIds);
  if (!isFigureReport(fields.type)) return null;
  const { columns } = fields;
  const replace = (place: number, column: ReportColumnChoice) => change({ columns: columns.with(place, column) });
  return (
    <Panel title={t('REPORT_COLUMNS')} caption={columns.length === 0 ? t('REPORT_ALL_TAGS') : String(columns.length)}>
      <Stack gap={8}>
        {columns.map((column, place) => (
          <div key={`${column.dataTagId} ${column.kind}`} className={style.column}>
            <span className={style.name}>{named.get(column.dataTagId)?.label ?? column.dataTagId}</span>
            <ChoiceField
              aria-label={t('REPORT_KIND')}
              size="xs"
              options={AGGREGATE_KINDS.map((value) => ({ value, label: translateWord(`kind_${value}`) }))}
              value={column.kind}
              onChange={(kind) => replace(place, { ...column, kind })}
            />
            <IconButton
              icon="close"
              iconSize={16}
              label={t('REPORT_COLUMN_REMOVE', { name: named.get(column.dataTagId)?.label ?? '' })}
              onClick={() => change({ columns: columns.toSpliced(place, 1) })}
            />
          </div>
        ))}
        <Select
          aria-label={t('REPORT_COLUMN_ADD')}
          placeholder={t('REPORT_COLUMN_ADD')}
          data={[...named.values()].map(({ tag, label }) => ({ value: String(tag.Id), label }))}
          limit={MOST_SHOWN}
          searchable
          value={null}
          onChange={(id) => {
            const tag = id === null ? undefined : named.get(Number(id))?.tag;
            if (tag) change({ columns: [...columns, { dataTagId: tag.Id, kind: nextKind(columns, tag) }] });
          }}
        />
      </Stack>
    </Panel>
  );
}

/** The first kind that the tag has no column of yet. */
function nextKind(columns: readonly ReportColumnChoice[], { Id }: Tag): ReportColumnChoice['kind'] {
  const used = columns.filter(({ dataTagId }) => dataTagId === Id).map(({ kind }) => kind);
  return AGGREGATE_KINDS.find((kind) => !used.includes(kind)) ?? 'average';
}

/** Tags of numbers by id, with the vessel in front where there are several. */
function useTagNames(vesselIds: FieldsProps['fields']['vesselIds']): Map<number, { tag: Tag; label: string }> {
  const vessels = useVessels();
  const lists = useQueries({ queries: vesselIds.map((vesselId) => tagQueries.ofVessel(vesselId)) });
  const numbers = lists.flatMap(({ data = [] }) => data.filter(({ valueKind }) => valueKind === 'number'));
  const nameOf = ({ vesselId, name }: Tag) =>
    vesselIds.length > 1 ? `${vessels.find(({ id }) => id === vesselId)?.name ?? ''}: ${name}` : name;
  return new Map(numbers.map((tag) => [tag.Id, { tag, label: nameOf(tag) }]));
}
