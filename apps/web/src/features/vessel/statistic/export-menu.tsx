import { Icon, ProblemLine } from '@fms/ui';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { csvFile, excelFile } from '../../../export/index.ts';
import { saveBlob } from '../../../form/save-blob.ts';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import { fileName } from '../file-name.ts';
import { paneTrends } from './pane-trend.ts';
import { shiftTable } from './shift-table.ts';
import type { Shown } from './shown.ts';
import { statisticTable } from './statistic-table.ts';
import { resolutionText, windowText } from './statistic-words.ts';
import { useShiftMarks } from './use-shift-marks.ts';

const PICTURE = { width: 1200, height: 220 };

/** What is shown as a file: the buckets as a table, the panes as a picture. */
export function ExportMenu(shown: Shown) {
  const t = useText();
  const [palette] = usePalette();
  const [retry, setRetry] = useState<() => void>();
  const marks = useShiftMarks(shown);
  const { vessel, data, tags, panes, shifts } = shown;
  const { curves, window } = data;
  const name = (ending: string) => fileName(vessel.name, window, ending);
  const save = async (ending: string, make: () => Blob | Promise<Blob>) => {
    setRetry(undefined);
    try {
      saveBlob(name(ending), await make());
    } catch {
      setRetry(() => () => void save(ending, make));
    }
  };
  const table = () => statisticTable(vessel, curves, window, t);
  const picture = async () => {
    const { trendPicture } = await import('@fms/ui/chart/trend-picture.ts');
    const lines = [[windowText(window, t), resolutionText(curves, window, t)].join(' · ')];
    const trends = paneTrends({ panes, curves, window, tags, marks, t });
    return trendPicture({ ...PICTURE, panes: trends, palette, title: vessel.name, lines });
  };
  return (
    <>
      {retry !== undefined && (
        <ProblemLine text={t('STATISTIC_EXPORT_FAILED')} retry={{ label: t('TRY_AGAIN'), onClick: retry }} />
      )}
      <Menu position="bottom-end" shadow="md" transitionProps={{ duration: 120 }}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<Icon name="export" size={16} />}
            disabled={curves.every(({ points }) => points.length === 0)}
          >
            {t('STATISTIC_EXPORT')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void save('csv', () => csvFile(table()))}>{t('STATISTIC_CSV')}</Menu.Item>
          <Menu.Item onClick={() => void save('xlsx', () => excelFile(table()))}>{t('STATISTIC_EXCEL')}</Menu.Item>
          <Menu.Item onClick={() => void save('png', picture)}>{t('STATISTIC_PNG')}</Menu.Item>
          {shifts !== undefined && shifts.rows.length > 0 && (
            <>
              <Menu.Label>{t('SHIFT_TOTALS')}</Menu.Label>
              <Menu.Item onClick={() => void save('shifts.csv', () => csvFile(shiftTable(vessel, shifts, t)))}>
                {t('SHIFTS_CSV')}
              </Menu.Item>
              <Menu.Item onClick={() => void save('shifts.xlsx', () => excelFile(shiftTable(vessel, shifts, t)))}>
                {t('SHIFTS_EXCEL')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
