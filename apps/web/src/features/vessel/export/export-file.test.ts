import { describe, expect, it } from 'vitest';
import { csvText } from './csv-file.ts';
import { xlsxFile } from './xlsx-file.ts';

const table = {
  preface: [
    ['Vessel', 'Havbris, "II"'],
    ['Zone', 'UTC'],
  ] as const,
  head: ['Time, UTC', 'Speed, kn'],
  rows: [
    [new Date('2026-11-21T12:00:00Z'), 12.5],
    [new Date('2026-11-21T12:01:00Z'), null],
    ['=1+1', -3],
    ['<&', Number.NaN],
  ],
};

describe('csvText', () => {
  it('says what it is about, then head and rows; nothing in it is run by a spreadsheet', () => {
    expect(csvText(table).split('\r\n')).toEqual([
      'Vessel,"Havbris, ""II"""',
      'Zone,UTC',
      '',
      '"Time, UTC","Speed, kn"',
      '2026-11-21T12:00:00.000Z,12.5',
      '2026-11-21T12:01:00.000Z,',
      "'=1+1,-3",
      '<&,',
      '',
    ]);
  });
});

/** The files of an archive by its central directory, as any unpacker reads it. */
async function unzip(bytes: Uint8Array<ArrayBuffer>): Promise<Map<string, string>> {
  const view = new DataView(bytes.buffer);
  const short = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
  const end = bytes.length - 22;
  const files = new Map<string, string>();
  let at = long(end + 16);
  for (let left = short(end + 10); left > 0; left -= 1) {
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + short(at + 28)));
    const local = long(at + 42);
    const start = local + 30 + short(local + 26) + short(local + 28);
    const packed = new Blob([bytes.slice(start, start + long(at + 20))]);
    files.set(name, await new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text());
    at += 46 + short(at + 28);
  }
  return files;
}

describe('xlsxFile', () => {
  it('is a workbook whose moments are dates and whose numbers are numbers', async () => {
    const files = await unzip(new Uint8Array(await (await xlsxFile(table)).arrayBuffer()));
    expect([...files.keys()]).toContain('xl/workbook.xml');
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('<row><c s="1"><v>46347.5</v></c><c><v>12.5</v></c></row>');
    expect(sheet).toContain('<t xml:space="preserve">&lt;&amp;</t></is></c><c/></row>');
    expect(sheet).toContain('<c t="inlineStr" s="2"><is><t xml:space="preserve">Speed, kn</t>');
  });
});
