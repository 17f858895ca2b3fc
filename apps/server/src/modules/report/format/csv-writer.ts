/** A report as comma-separated values: the cover as lines, then one table after another under its heads. */
import { formatCsvCell, formatCsvLine, formatPlainText, UTF8_MARK } from '@fms/domain/export';
import type { ByteFile } from './document/byte-file.ts';
import { formatCoverage } from './document/coverage-text.ts';
import type { ReportColumn, ReportDocument, ReportRow, ReportWriter } from './document/report-document.ts';

const MARK_TITLE = 'extrapolated';

/** Times are in UTC; the names of extrapolated columns stand in a column of their own. */
export function createCsvWriter(file: ByteFile, { title, about, sections }: ReportDocument): ReportWriter {
  const put = (lines: string) => file.write(Buffer.from(lines, 'utf8'));
  const line = (...cells: string[]) => formatCsvLine(cells.map(formatPlainText));
  put(UTF8_MARK + line(title) + about.map(([name, text]) => line(name, text)).join(''));
  let current = -1;
  return {
    write(section, rows) {
      const { title: name, columns } = sections[section] as (typeof sections)[number];
      if (section !== current) put(`\r\n${line(name)}${line(...columns.map((column) => column.title), MARK_TITLE)}`);
      current = section;
      put(rows.map((row) => formatRow(columns, row)).join(''));
    },
    finish({ coverage, notes }) {
      const shares = sections.map(({ title: name }, place) => [name, formatCoverage(coverage[place] ?? null)] as const);
      const complete = shares.map(([name, share]) => line(`Complete: ${name}`, share));
      put(`\r\n${complete.join('')}${notes.map((note) => line('Note', note)).join('')}`);
    },
  };
}

function formatRow(columns: readonly ReportColumn[], { cells, extrapolated = [] }: ReportRow): string {
  const texts = cells.map((cell, place) =>
    formatCsvCell(columns[place]?.kind === 'time' && typeof cell === 'number' ? new Date(cell) : cell),
  );
  const marks = extrapolated.map((place) => columns[place]?.title ?? '').join(' ');
  return formatCsvLine([...texts, formatPlainText(marks)]);
}
