import { NOT_APPLICABLE } from '@fms/domain/format';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../language/index.ts';
import { findAction, type ListRow, type RowAction } from './list-row.ts';

interface RowButtonProps {
  readonly row: ListRow;
  readonly onAct: (row: ListRow, action: RowAction) => void;
}

/** What one can do with the screen of a row now, in a word. */
export function RowButton({ row, onAct }: RowButtonProps) {
  const t = useText();
  const action = findAction(row);
  if (action === undefined) return NOT_APPLICABLE;
  if (action === 'setting') {
    return (
      <Anchor component={Link} to={`/setting/vessels?vessel=${row.vessel.id}`} size="sm">
        {t('ADMIN_SETTING_OF_SCREEN')}
      </Anchor>
    );
  }
  const text = { request: 'REQUEST_SCREEN', open: 'OPEN_SCREEN', withdraw: 'WITHDRAW_REQUEST' } as const;
  const isStill = action === 'request' && row.entry.state === 'still-only';
  return (
    <Button size="xs" variant="default" onClick={() => onAct(row, action)}>
      {t(isStill ? 'STILL_ONLY' : text[action])}
    </Button>
  );
}
