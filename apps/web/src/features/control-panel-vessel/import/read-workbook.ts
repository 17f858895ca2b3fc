/**
 * The cells of the first sheet of a workbook (Office Open XML, ECMA-376). Read here over the browser's own XML parser: the
 * usual packages unpack large files in workers made of blobs, which the content security policy refuses.
 */
import { DAY_MS } from '@fms/domain/time';
import { strFromU8, unzipSync } from 'fflate';
import { isDateFormat } from './date-format.ts';
import type { TableRow } from './table-row.ts';

/** Of a part when it is unpacked: a few kilobytes can stand for gigabytes. */
const MAX_PART_BYTES = 64 * 1024 * 1024;
/** Spreadsheets count days from 30 December 1899, some of an old Macintosh from 1904. */
const DAY_ZERO = { usual: Date.UTC(1899, 11, 30), macintosh: Date.UTC(1904, 0, 1) } as const;
/** Columns of a sheet that are read at most. */
const MAX_COLUMNS = 200;

interface Workbook {
  readonly part: (path: string) => Document | undefined;
  readonly strings: readonly string[];
  /** Whether cells of a style hold times, by the number of the style. */
  readonly isTime: readonly boolean[];
  readonly dayZero: number;
}

const all = (parent: Document | Element, name: string) => [...parent.getElementsByTagNameNS('*', name)];
const first = (parent: Document | Element, name: string) => parent.getElementsByTagNameNS('*', name)[0];

/** The rows that hold anything, as texts: numbers as they are written, times as ISO days or instants. Undefined: no workbook. */
export function readWorkbook(bytes: Uint8Array): readonly TableRow[] | undefined {
  const part = openParts(bytes);
  const about = part?.('xl/workbook.xml');
  if (part === undefined || about === undefined) return undefined;
  const sheet = findFirstSheet(part, about);
  if (sheet === undefined) return undefined;
  const book: Workbook = {
    part,
    strings: readStrings(part('xl/sharedStrings.xml')),
    isTime: readTimeStyles(part('xl/styles.xml')),
    dayZero: isTrue(first(about, 'workbookPr')?.getAttribute('date1904')) ? DAY_ZERO.macintosh : DAY_ZERO.usual,
  };
  let line = 0;
  return all(sheet, 'row')
    .map((row): TableRow => {
      // Rows that hold nothing may be left out.
      line = Number(row.getAttribute('r') ?? line + 1);
      return { line, cells: readRow(row, book) };
    })
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Answers parts by their paths in the archive; undefined for bytes that are none. */
function openParts(bytes: Uint8Array): Workbook['part'] | undefined {
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => /\.(xml|rels)$/.test(name) && originalSize <= MAX_PART_BYTES,
    });
    return (path) => {
      const file = files[path];
      if (file === undefined) return undefined;
      const document = new DOMParser().parseFromString(strFromU8(file), 'application/xml');
      return first(document, 'parsererror') === undefined ? document : undefined;
    };
  } catch {
    return undefined;
  }
}

function findFirstSheet(part: Workbook['part'], about: Document): Document | undefined {
  const link = [...(first(about, 'sheet')?.attributes ?? [])].find(({ localName }) => localName === 'id')?.value;
  const relations = part('xl/_rels/workbook.xml.rels');
  const relation = relations && all(relations, 'Relationship').find((one) => one.getAttribute('Id') === link);
  const target = relation?.getAttribute('Target');
  if (target == null) return undefined;
  return part(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
}

/** Texts that cells name by number; a text may be in runs of several looks, and hints of how it sounds are no part of it. */
function readStrings(document: Document | undefined): string[] {
  return document === undefined ? [] : all(document, 'si').map(readText);
}

const readText = (item: Element) =>
  all(item, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');

function readTimeStyles(document: Document | undefined): boolean[] {
  if (document === undefined) return [];
  const codes = new Map(
    all(document, 'numFmt').map((format) => [format.getAttribute('numFmtId'), format.getAttribute('formatCode') ?? '']),
  );
  const formats = first(document, 'cellXfs');
  if (formats === undefined) return [];
  return all(formats, 'xf').map((format) => {
    const id = format.getAttribute('numFmtId');
    return isDateFormat(Number(id), codes.get(id));
  });
}

function readRow(row: Element, book: Workbook): string[] {
  const cells: string[] = [];
  for (const cell of all(row, 'c')) {
    const place = cell.getAttribute('r');
    const column = place === null ? cells.length : columnOf(place);
    if (column < MAX_COLUMNS) cells[column] = readCell(cell, book).trim();
  }
  return Array.from(cells, (cell) => cell ?? '');
}

/** `A7` is 0, `AB7` is 27. */
const columnOf = (place: string) =>
  [...place.replaceAll(/[^A-Z]/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function readCell(cell: Element, { strings, isTime, dayZero }: Workbook): string {
  const value = first(cell, 'v')?.textContent ?? '';
  switch (cell.getAttribute('t')) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'inlineStr':
      return readText(cell);
    case 'str':
    case 'd':
      return value;
    case 'b':
      return isTrue(value) ? 'true' : 'false';
    case 'e':
      return '';
    default:
      return readNumber(value, isTime[Number(cell.getAttribute('s') ?? 0)] === true, dayZero);
  }
}

function readNumber(value: string, isTime: boolean, dayZero: number): string {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return '';
  if (!isTime) return String(number);
  const time = new Date(dayZero + Math.round(number * DAY_MS));
  if (Number.isNaN(time.getTime())) return '';
  return Number.isInteger(number) ? time.toISOString().slice(0, 10) : time.toISOString();
}

const isTrue = (text: string | null | undefined) => text === '1' || text === 'true';
