import type { VesselWord } from '@fms/domain/permission';
import { Panel } from '@fms/ui/panel';
import { Button, Group } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { SET_NAMES, WORD_SETS } from '../words/word-set.ts';
import type { Target } from './draft.ts';
import style from './matrix.module.css';

interface WholeLinePanelProps {
  /** Cells of the selected row or column; none where nothing is selected. */
  readonly targets: readonly Target[];
  readonly onGive: (words: readonly VesselWord[]) => void;
}

/** Changes all cells of a row or a column, or says how to select some. */
export function WholeLinePanel({ targets, onGive }: WholeLinePanelProps) {
  const t = useText();
  const [first, second] = targets;
  if (first === undefined) {
    return (
      <Panel title={t('MATRIX_HELP')}>
        <p className={style.quiet}>{t('MATRIX_KEYS')}</p>
      </Panel>
    );
  }
  const { user, vessel } = first;
  const isRow = second === undefined || second.user.id === user.id;
  const title = isRow
    ? t('ROW_OF', { user: user.fullName || user.userName, count: targets.length })
    : t('COLUMN_OF', { vessel: vessel.name, count: targets.length });
  return (
    <Panel title={title}>
      <Group gap="xs">
        {SET_NAMES.map((name) => (
          <Button key={name} size="xs" variant="default" onClick={() => onGive(WORD_SETS[name])}>
            {t(`SET_${name}`)}
          </Button>
        ))}
        <Button size="xs" variant="outline" color="red" onClick={() => onGive([])}>
          {t('REMOVE_DIRECT')}
        </Button>
      </Group>
      <p className={style.quiet}>{t('WHOLE_LINE_DETAIL')}</p>
    </Panel>
  );
}
