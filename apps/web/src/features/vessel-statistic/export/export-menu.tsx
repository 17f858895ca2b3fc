import { Menu } from '@mantine/core';
import { useState } from 'react';
import { FileMenu } from '../../../export/file-menu.tsx';
import { formatFileName } from '../../../export/file-name.ts';
import { buildCsvFile, buildExcelFile } from '../../../export/index.ts';
import { saveBlob } from '../../../export/save-blob.ts';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import { useShiftMarks } from '../pane/use-shift-marks.ts';
import { buildShiftTable } from '../shift/shift-table.ts';
import type { ShownStatistic } from '../view/shown-statistic.ts';
import { renderStatisticPicture } from './statistic-picture.ts';
import { buildStatisticTable } from './statistic-table.ts';

/** What is shown as a file: the numbers as a table, the look as a picture. */
export function ExportMenu(shown: ShownStatistic) {
  const t = useText();
  const [palette] = usePalette();
  const [retry, setRetry] = useState<() => void>();
  const marks = useShiftMarks(shown);
  const { vessel, data, shifts } = shown;
  const { curves, window } = data;
  const name = (ending: string) => formatFileName(vessel.name, window, ending);
  const save = async (ending: string, make: () => Blob | Promise<Blob>) => {
    setRetry(undefined);
    try {
      saveBlob(name(ending), await make());
    } catch (error) {
      console.info('The file was not made', error);
      setRetry(() => () => void save(ending, make));
    }
  };
  const table = () => buildStatisticTable(shown, t);
  const picture = () => renderStatisticPicture(shown, { palette, marks, t });
  return (
    <FileMenu
      label={t('STATISTIC_EXPORT')}
      disabled={curves.every(({ points }) => points.length === 0)}
      problem={t('STATISTIC_EXPORT_FAILED')}
      retry={retry}
    >
      <Menu.Item onClick={() => void save('csv', () => buildCsvFile(table()))}>{t('STATISTIC_CSV')}</Menu.Item>
      <Menu.Item onClick={() => void save('xlsx', () => buildExcelFile(table()))}>{t('STATISTIC_EXCEL')}</Menu.Item>
      <Menu.Item onClick={() => void save('png', picture)}>{t('STATISTIC_PNG')}</Menu.Item>
      {shifts !== undefined && shifts.rows.length > 0 && (
        <>
          <Menu.Label>{t('SHIFT_TOTALS')}</Menu.Label>
          <Menu.Item onClick={() => void save('shifts.csv', () => buildCsvFile(buildShiftTable(vessel, shifts, t)))}>
            {t('SHIFTS_CSV')}
          </Menu.Item>
          <Menu.Item onClick={() => void save('shifts.xlsx', () => buildExcelFile(buildShiftTable(vessel, shifts, t)))}>
            {t('SHIFTS_EXCEL')}
          </Menu.Item>
        </>
      )}
    </FileMenu>
  );
}
