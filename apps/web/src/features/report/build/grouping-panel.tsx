import { isFigureReport } from '@fms/domain/report';
import { REPORT_GROUPINGS } from '@fms/domain/statistic';
import { Panel } from '@fms/ui/panel';
import { Checkbox, Chip, Group, Stack } from '@mantine/core';
import { translateWord, useText } from '../../../language/index.ts';
import type { FieldsProps } from './fields-props.ts';

/** §9.11: over which stretches values are summed up, and what is told of each; absent for reports of events. */
export function GroupingPanel({ fields, change }: FieldsProps) {
  const t = useText();
  if (!isFigureReport(fields.type)) return null;
  return (
    <Panel title={t('REPORT_GROUPING')}>
      <Stack gap={10}>
        <Chip.Group
          value={fields.grouping}
          onChange={(chosen) => change({ grouping: REPORT_GROUPINGS.find((one) => one === chosen) ?? fields.grouping })}
        >
          <Group gap={6}>
            {REPORT_GROUPINGS.map((grouping) => (
              <Chip key={grouping} value={grouping} size="xs" radius="sm">
                {translateWord(`grouping_${grouping}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <Checkbox
          label={t('REPORT_EXTRAPOLATE')}
          checked={fields.extrapolate}
          onChange={(event) => change({ extrapolate: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('REPORT_STATISTICS')}
          checked={fields.statistics}
          onChange={(event) => change({ statistics: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  );
}
