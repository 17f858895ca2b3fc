import { Icon } from '@fms/ui';
import { Button, Menu } from '@mantine/core';
import { exportName, saveCsv, saveExcel } from '../../../export/index.ts';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { usePinned } from '../pinning.ts';
import { sortedRows } from './arrange-rows.ts';
import type { OverviewRow } from './overview-row.ts';
import { overviewTable } from './overview-table.ts';
import type { OverviewView } from './overview-view.ts';

/** The list as a file: what is filtered, in its order, with the columns that are shown. */
export function ExportMenu({ rows, view }: { rows: readonly OverviewRow[]; view: OverviewView }) {
  const t = useText();
  const { clock } = useLive();
  const pinned = usePinned();
  const table = () => overviewTable(sortedRows(rows, { ...view, pinned }), view.columns, t);
  const name = () => exportName('fleet', clock.now());
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 120 }}>
      <Menu.Target>
        <Button variant="default" leftSection={<Icon name="export" size={16} />}>
          {t('EXPORT')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => saveCsv(name(), table())}>{t('EXPORT_CSV')}</Menu.Item>
        <Menu.Item onClick={() => void saveExcel(name(), table())}>{t('EXPORT_EXCEL')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
