import { Icon } from '@fms/ui/icon';
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import {
  COLUMN_IDS,
  type ColumnId,
  DEFAULT_COLUMNS,
  hasUsualColumns,
  includeName,
} from '../../../entities/fleet/index.ts';
import { useText } from '../../../language/index.ts';
import { getColumnTitle } from '../column/column-title.ts';
import style from '../style/overview.module.css';

interface ColumnMenuProps {
  readonly columns: readonly ColumnId[];
  readonly onChange: (columns: readonly ColumnId[]) => void;
}

/** Which columns the table has; the vessel itself is always one. */
export function ColumnMenu({ columns, onChange }: ColumnMenuProps) {
  const t = useText();
  const toggle = (id: ColumnId, isShown: boolean) =>
    onChange(includeName(isShown ? [...columns, id] : columns.filter((other) => other !== id)));
  return (
    <Popover position="bottom-end" shadow="md" trapFocus transitionProps={{ duration: 120 }}>
      <Popover.Target>
        <Button variant="default" className={style.columns ?? ''} leftSection={<Icon name="sort" size={16} />}>
          {t('COLUMNS')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('COLUMNS')}>
        <Stack gap={8}>
          {COLUMN_IDS.filter((id) => id !== 'vessel').map((id) => (
            <Checkbox
              key={id}
              size="xs"
              label={getColumnTitle(id, t)}
              checked={columns.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
          ))}
          {hasUsualColumns(columns) ? (
            <span className="fms-caption">{t('COLUMNS_FITTED')}</span>
          ) : (
            <Button size="xs" variant="default" onClick={() => onChange(DEFAULT_COLUMNS)}>
              {t('USUAL_COLUMNS')}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
