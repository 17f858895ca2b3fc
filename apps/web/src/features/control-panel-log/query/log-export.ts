/** A search of the log as a file: what it finds, in the order of the list, as far as matches are counted. */
import { LOG_PAGE, type LogLine, MOST_LOG_LINES } from '@fms/contract/log';
import { type ExportTable, formatExportName, saveCsv, toTimeCell } from '../../../export/index.ts';
import { type Translate, translate, translateWord } from '../../../language/index.ts';
import { type AskedSearch, fetchLogPage } from './log.queries.ts';

type NameOf = (vesselId: LogLine['vesselId']) => string;

export function buildLogTable(lines: readonly LogLine[], search: string, nameOf: NameOf, t: Translate): ExportTable {
  const titles = ['EXPORT_TIME', 'LOG_LEVEL', 'LOG_SOURCE', 'LOG_PART', 'VESSEL', 'LOG_CONTENT'] as const;
  return {
    name: t('LOG'),
    about: [
      [t('LOG_SEARCH'), search],
      ...(lines.length < MOST_LOG_LINES ? [] : [[t('LOG_CUT', { count: MOST_LOG_LINES })]]),
    ],
    columns: titles.map((title) => ({ title: t(title) })),
    rows: lines.map(({ time, level, source, area, vesselId, content }) => [
      toTimeCell(Date.parse(time)),
      translateWord(`log-${level}`),
      source,
      area,
      vesselId === null ? '' : nameOf(vesselId),
      content,
    ]),
  };
}

/** Saves `log 2026-11-22 0842Z.csv`; page after page, of one moment, so that none moves while it is read. */
export async function exportLog(asked: AskedSearch, nameOf: NameOf): Promise<void> {
  const held = { ...asked, untilMs: asked.untilMs ?? Date.now() };
  const lines: LogLine[] = [];
  for (let isMore = true; isMore && lines.length < MOST_LOG_LINES; ) {
    const { items } = await fetchLogPage(held, lines.length);
    lines.push(...items);
    isMore = items.length === LOG_PAGE;
  }
  saveCsv(formatExportName('log', Date.now()), buildLogTable(lines, asked.search, nameOf, translate));
}
