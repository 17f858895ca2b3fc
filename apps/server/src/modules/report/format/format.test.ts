/** What the writers write, read back by readers of others: fflate and saxes, and programs of the machine where they are. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ByteFile } from './document/byte-file.ts';
import type { ReportDocument, ReportRow } from './document/report-document.ts';
import { openWriter, type ThreadFormat } from './open-writer.ts';
import { createXlsxWriter } from './xlsx/xlsx-writer.ts';

const run = promisify(execFile);
const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 14, 22);

const columns = [
  { title: 'From, Europe/Oslo', kind: 'time' },
  { title: 'Speed, mean, kn', kind: 'number', isDrawn: true },
  { title: 'Note', kind: 'text' },
] as const;
const DOCUMENT: ReportDocument = {
  ...{ title: 'Summary data report: Week & <charterer>', madeMs: START + 4 * HOUR, zone: 'Europe/Oslo' },
  about: [['Vessels', '=HYPERLINK("http://x")']],
  sections: [
    { title: 'Havbris', columns },
    { title: "O'Neill [2]", columns },
  ],
};
const ROWS: ReportRow[] = [
  { cells: [START, 12.25, '=1+1'] },
  { cells: [START + HOUR, null, '@SUM(A1)'] },
  { cells: [START + 2 * HOUR, 11.5, 'Ærø'], extrapolated: [1] },
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fms-format-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function write(format: ThreadFormat, isSplitByDay = false) {
  const path = join(folder, `${++files}.${format}`);
  const file = new ByteFile(path);
  const writer = await openWriter(format, file, DOCUMENT, isSplitByDay);
  await writer.write(0, ROWS);
  await writer.write(1, ROWS.slice(0, 1));
  await writer.finish({ coverage: [0.982, null], notes: ['1 values are extrapolated and marked.'] });
  return { path, ...file.close() };
}

/** Every part of a workbook by its path; each is well-formed XML. */
async function readParts(path: string): Promise<Record<string, string>> {
  const parts = Object.entries(unzipSync(new Uint8Array(await readFile(path))));
  return Object.fromEntries(
    parts.map(([name, bytes]) => {
      const text = strFromU8(bytes);
      const parser = new SaxesParser({ xmlns: true });
      parser.on('error', (error) => expect.fail(`${name}: ${error.message}`));
      parser.write(text).close();
      return [name, text];
    }),
  );
}

const count = (text: string, sought: string) => text.split(sought).length - 1;

async function isInstalled(program: string): Promise<boolean> {
  return run('which', [program]).then(
    () => true,
    () => false,
  );
}
const hasOffice = await isInstalled('soffice');
const hasPoppler = await isInstalled('pdfinfo');

describe('a workbook', () => {
  it('has a cover, a sheet for each vessel with its head in view, and native charts', async () => {
    const parts = await readParts((await write('xlsx')).path);
    const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Cover', 'Havbris', "O'Neill  2"]);
    expect(parts['xl/worksheets/sheet2.xml']).toContain(
      'ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"',
    );
    expect(parts['xl/charts/chart1.xml']).toContain("<c:f>'Havbris'!$B$2:$B$4</c:f>");
    expect(parts['xl/charts/chart2.xml']).toContain("<c:f>'O''Neill  2'!$B$2:$B$2</c:f>");
    expect(parts['xl/worksheets/sheet1.xml']).toContain('98.2 %');
  });

  it('names every part in its types and its relations, and no other', async () => {
    const parts = await readParts((await write('xlsx')).path);
    const typed = [...(parts['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name);
    const whole = Object.keys(parts).filter((name) => !name.endsWith('.rels') && name !== '[Content_Types].xml');
    expect(typed.toSorted()).toEqual(whole.toSorted());
    const related = Object.entries(parts).filter(([name]) => name.endsWith('.rels'));
    const targets = related.flatMap(([, text]) => [...text.matchAll(/Target="([^"]+)"/g)].map(([, target]) => target));
    const named = new Set(targets.map((target = '') => target.replace(/^(\.\.\/)+/, '').replace(/^xl\//, '')));
    for (const part of whole)
      expect(
        [...named].some((target) => part.endsWith(target)),
        part,
      ).toBe(true);
  });

  it('keeps texts of ships texts, writes times of the zone, and marks what is extrapolated', async () => {
    const sheet = (await readParts((await write('xlsx')).path))['xl/worksheets/sheet2.xml'] ?? '';
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<c r="C2" s="3" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
    // 14 Nov 2026 22:00 UTC is 23:00 in Oslo.
    expect(sheet).toMatch(/<c r="A2" s="2"><v>46340\.9583/);
    expect(sheet).toContain('<c r="B4" s="5"><v>11.5</v></c>');
    expect(sheet).not.toContain('r="B3"');
  });

  it('goes on in another sheet by day, and where a sheet is full', async () => {
    const byDay = await readParts((await write('xlsx', true)).path);
    expect(byDay['xl/workbook.xml']).toContain('name="Havbris 2026-11-14"');
    expect(byDay['xl/workbook.xml']).toContain('name="Havbris 2026-11-15"');
    const path = join(folder, 'full.xlsx');
    const file = new ByteFile(path);
    const writer = createXlsxWriter(file, DOCUMENT, { isSplitByDay: false, mostRows: 2 });
    await writer.write(0, ROWS);
    await writer.finish({ coverage: [], notes: [] });
    file.close();
    const parts = await readParts(path);
    expect(parts['xl/workbook.xml']).toContain('name="Havbris 2"');
    expect([2, 3].map((sheet) => count(parts[`xl/worksheets/sheet${sheet}.xml`] ?? '', '<row '))).toEqual([3, 2]);
  });

  it.skipIf(!hasOffice)(
    `is opened by LibreOffice${hasOffice ? '' : ' (skipped: soffice is not installed)'}`,
    async () => {
      const { path } = await write('xlsx');
      await run('soffice', ['--headless', '--convert-to', 'csv', '--outdir', folder, path], { timeout: 120_000 });
      const made = (await readdir(folder)).filter((name) => name.endsWith('.csv') && path.includes(name.slice(0, -4)));
      expect(await readFile(join(folder, made[0] ?? ''), 'utf8')).toContain('Summary data report: Week & <charterer>');
    },
    180_000,
  );
});

it.each(['xlsx', 'csv', 'pdf'] as const)(
  'the same report is the same file, and its hash is told: %s',
  async (format) => {
    const [one, other] = [await write(format), await write(format)];
    expect(one.sha256).toBe(other.sha256);
    expect(
      createHash('sha256')
        .update(await readFile(one.path))
        .digest('hex'),
    ).toBe(one.sha256);
  },
);

it('a CSV holds one table after another, times in UTC, and no formula', async () => {
  const lines = (await readFile((await write('csv')).path, 'utf8')).split('\r\n');
  expect(lines).toContain('"From, Europe/Oslo","Speed, mean, kn",Note,extrapolated');
  expect(lines).toContain("2026-11-14T22:00:00.000Z,12.25,'=1+1,");
  expect(lines).toContain('2026-11-15T00:00:00.000Z,11.5,Ærø,"Speed, mean, kn"');
  expect(lines).toContain('Vessels,"\'=HYPERLINK(""http://x"")"');
});

describe('a PDF', () => {
  it('is tagged, with heads of tables, words of charts, and its language', async () => {
    const text = (await readFile((await write('pdf')).path)).toString('latin1');
    for (const part of [
      '/MarkInfo',
      '/Marked true',
      '/StructTreeRoot',
      '/S /TH',
      '/S /TD',
      '/S /Figure',
      '/Lang (en-GB)',
    ]) {
      expect(text, part).toContain(part);
    }
  });

  it.skipIf(!hasPoppler)(
    `is tagged as pdfinfo sees it${hasPoppler ? '' : ' (skipped: pdfinfo is not installed)'}`,
    async () => {
      const { stdout } = await run('pdfinfo', [(await write('pdf')).path]);
      expect(stdout).toMatch(/Tagged:\s+yes/);
      expect(stdout).toMatch(/Title:\s+Summary data report/);
    },
  );
});
