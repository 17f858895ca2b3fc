/**
 * A report as a workbook (Office Open XML, ECMA-376): a cover with charts, and a sheet for each table with its head in
 * view. Rows are written as they come; a table longer than a sheet goes on in another, by day where the report says so.
 */
import { escapeXml, formatColumnName, formatSheetName, MAX_SHEET_ROWS } from '@fms/domain/export';
import { DAY_MS, getZoneOffsetMs, type Instant } from '@fms/domain/time';
import type { ByteFile } from '../document/byte-file.ts';
import type {
  ReportDocument,
  ReportRow,
  ReportSection,
  ReportSummary,
  ReportWriter,
} from '../document/report-document.ts';
import { buildChart, type ChartSource } from './chart.ts';
import { buildCover } from './cover.ts';
import { buildDrawing, buildDrawingBonds, listFixedParts, type SheetName, XML_HEAD } from './package-part.ts';
import { formatHead, formatRow, SHEET_BEGIN } from './sheet.ts';
import { ZipFile } from './zip-file.ts';

interface OpenSheet {
  readonly section: number;
  readonly name: string;
  readonly day: number | null;
  rows: number;
}

/** Rows under the head. */
const MOST_ROWS = MAX_SHEET_ROWS - 1;

export interface XlsxOptions {
  /** Each day of the zone has a sheet of its own. */
  readonly isSplitByDay: boolean;
  readonly mostRows?: number;
}

export function createXlsxWriter(file: ByteFile, document: ReportDocument, options: XlsxOptions): ReportWriter {
  const { isSplitByDay, mostRows = MOST_ROWS } = options;
  const { sections, zone } = document;
  const zip = new ZipFile(file);
  const sheets: OpenSheet[] = [];
  let open: OpenSheet | undefined;

  function end(): void {
    if (open === undefined) return;
    const { columns } = sections[open.section] as ReportSection;
    const last = `${formatColumnName(columns.length - 1)}${open.rows + 1}`;
    zip.write(`</sheetData><autoFilter ref="A1:${last}"/></worksheet>`);
    open = undefined;
  }

  function begin(section: number, day: number | null): OpenSheet {
    end();
    const { title, columns } = sections[section] as ReportSection;
    const before = sheets.filter((sheet) => sheet.section === section).length;
    const suffix =
      day !== null ? ` ${new Date(day * DAY_MS).toISOString().slice(0, 10)}` : before > 0 ? ` ${before + 1}` : '';
    const name = nameSheet(title, suffix, sheets);
    open = { section, name, day, rows: 0 };
    sheets.push(open);
    // The first sheet is the cover, which is written last.
    zip.begin(`xl/worksheets/sheet${sheets.length + 1}.xml`);
    zip.write(`${XML_HEAD}${SHEET_BEGIN}${formatHead(columns)}`);
    return open;
  }

  /** The sheet that takes a row; null day where days are not told apart. */
  function sheetFor(section: number, time: Instant | null): OpenSheet {
    const day = isSplitByDay && time !== null ? Math.floor((time + getZoneOffsetMs(zone, time)) / DAY_MS) : null;
    const fits = open !== undefined && open.section === section && open.day === day && open.rows < mostRows;
    return fits && open ? open : begin(section, day);
  }

  function write(section: number, rows: readonly ReportRow[]): void {
    const { columns } = sections[section] as ReportSection;
    for (const row of rows) {
      const [first] = row.cells;
      const sheet = sheetFor(section, columns[0]?.kind === 'time' && typeof first === 'number' ? first : null);
      zip.write(formatRow(columns, row, ++sheet.rows + 1, zone));
    }
  }

  return {
    write,
    finish(summary) {
      for (const [place] of sections.entries()) {
        if (!sheets.some(({ section }) => section === place)) begin(place, null);
      }
      end();
      finishWorkbook(zip, document, sheets, summary);
    },
  };
}

/** Names of sheets are told apart whatever vessels are called; capitals do not count. */
function nameSheet(title: string, suffix: string, sheets: readonly { readonly name: string }[]): string {
  const names = new Set(['cover', ...sheets.map(({ name }) => name.toLowerCase())]);
  for (let count = 1; ; count++) {
    const ending = count === 1 ? suffix : `${suffix} (${count})`;
    const name = `${formatSheetName(title).slice(0, 31 - ending.length)}${ending}`;
    if (!names.has(name.toLowerCase())) return name;
  }
}

function finishWorkbook(
  zip: ZipFile,
  document: ReportDocument,
  sheets: readonly OpenSheet[],
  summary: ReportSummary,
): void {
  const put = (path: string, text: string) => {
    zip.begin(path);
    zip.write(text);
  };
  const charts = document.sections.flatMap((section, place) =>
    listCharts(
      section,
      sheets.filter((one) => one.section === place),
    ),
  );
  const names: SheetName[] = ['Cover', ...sheets.map(({ name }) => name)];
  put('xl/worksheets/sheet1.xml', buildCover(document, summary, charts.length > 0));
  for (const [place, chart] of charts.entries()) put(`xl/charts/chart${place + 1}.xml`, buildChart(chart));
  if (charts.length > 0) {
    put(
      'xl/drawings/drawing1.xml',
      buildDrawing(charts, document.sections.length + document.about.length + summary.notes.length),
    );
    put('xl/drawings/_rels/drawing1.xml.rels', buildDrawingBonds(charts.length));
  }
  for (const [path, text] of listFixedParts(names.map(escapeXml), charts.length)) put(path, text);
  zip.finish();
}

/** A chart of the first sheet of a section that has something to draw. */
function listCharts({ title, columns }: ReportSection, [sheet]: readonly OpenSheet[]): ChartSource[] {
  const drawn = columns.flatMap((column, place) => (column.isDrawn ? [{ place, title: column.title }] : []));
  if (sheet === undefined || sheet.rows === 0 || drawn.length === 0) return [];
  return [{ title, sheet: sheet.name, rows: sheet.rows, drawn }];
}
