import { Icon } from '@fms/ui/icon';
import { Button, Menu } from '@mantine/core';
import { useText } from '../language/index.ts';
import { useLive } from '../live/index.ts';
import { type ExportTable, formatExportName, saveCsv, saveExcel } from './index.ts';

interface ExportMenuProps {
  /** What the file is called after: `fleet`. */
  readonly subject: string;
  /** Made when a file is asked for. */
  readonly table: () => ExportTable;
  readonly size?: 'sm' | 'compact-sm';
  /** Where a screen exports more than one list: which this is. */
  readonly label?: string;
}

/** A list as a file: what is shown, in its order. */
export function ExportMenu({ subject, table, size = 'sm', label }: ExportMenuProps) {
  const t = useText();
  const { clock } = useLive();
  const name = () => formatExportName(subject, clock.now());
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 120 }} withinPortal zIndex={600}>
      <Menu.Target>
        <Button
          size={size}
          variant="default"
          leftSection={<Icon name="export" size={16} />}
          aria-label={label && `${t('EXPORT')}, ${label}`}
        >
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
