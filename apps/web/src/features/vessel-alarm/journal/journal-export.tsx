import { type AlarmJournalEntry, MAX_JOURNAL_PAGE } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { formatNumber } from '@fms/domain/format';
import { Icon } from '@fms/ui/icon';
import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { fetchJournal, formatStep, type JournalRequest } from '../../../entities/alarm/index.ts';
import { type ExportTable, formatExportName, saveCsv, saveExcel, toTimeCell } from '../../../export/index.ts';
import { type Translate, translateWord, useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';

/** Most entries of one file: a spreadsheet handles no more. */
const MOST = 50_000;

interface JournalExportProps {
  readonly vessel: Vessel;
  readonly ask: JournalRequest;
  readonly total: number;
}

/** What the journal's filter finds, all pages of it, as a file. */
export function JournalExport({ vessel, ask, total }: JournalExportProps) {
  const t = useText();
  const { clock } = useLive();
  const save = useMutation({
    mutationFn: async (kind: 'csv' | 'excel') => {
      const entries = await gather(ask, Math.min(total, MOST));
      const table = buildJournalTable(vessel, ask, { entries, total }, t);
      const name = formatExportName(`${vessel.name} alarms`, clock.now());
      if (kind === 'csv') saveCsv(name, table);
      else await saveExcel(name, table);
    },
  });
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 120 }}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<Icon name="export" size={16} />}
          loading={save.isPending}
          disabled={total === 0}
        >
          {t('EXPORT')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save.mutate('csv')}>{t('EXPORT_CSV')}</Menu.Item>
        <Menu.Item onClick={() => save.mutate('excel')}>{t('EXPORT_EXCEL')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Page by page; what is added meanwhile shifts pages, so that an entry may come twice and is kept once. */
async function gather(ask: JournalRequest, count: number): Promise<AlarmJournalEntry[]> {
  const entries = new Map<number, AlarmJournalEntry>();
  for (let offset = 0; offset < count; offset += MAX_JOURNAL_PAGE) {
    const { rows } = await fetchJournal({ ...ask, offset, limit: MAX_JOURNAL_PAGE });
    for (const entry of rows) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

export function buildJournalTable(
  vessel: Vessel,
  { from, to }: JournalRequest,
  { entries, total }: { entries: readonly AlarmJournalEntry[]; total: number },
  t: Translate,
): ExportTable {
  const span = [from, to].map((time) => new Date(time).toISOString().slice(0, 16).replace('T', ' '));
  const titles = [t('TIME_UTC'), t('PRIORITY'), t('EVENT'), t('TAG'), t('DESCRIPTION'), t('VALUE')];
  const cut = total > entries.length ? [[t('EXPORT_CUT', { count: formatNumber(entries.length) })]] : [];
  return {
    name: t('JOURNAL'),
    about: [[t('EXPORT_ABOUT', { vessel: vessel.name, from: span[0] ?? '', to: span[1] ?? '' })], ...cut],
    columns: [...titles, t('UNIT'), t('BY'), t('NOTE')].map((title) => ({ title })),
    rows: entries.map((entry) => [
      toTimeCell(Date.parse(entry.time)),
      translateWord(`priority-${entry.priority}`),
      formatStep(entry),
      entry.channel,
      entry.description,
      entry.value,
      entry.unit,
      entry.by ?? t('SYSTEM'),
      entry.note,
    ]),
  };
}
