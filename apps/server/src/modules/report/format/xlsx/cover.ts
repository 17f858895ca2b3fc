/** The first sheet: what the report is of, how complete it is, what its reader has to know. */
import { formatCoverage } from '../document/coverage-text.ts';
import type { ReportDocument, ReportSummary } from '../document/report-document.ts';
import { XML_HEAD } from './package-part.ts';
import { formatText, MAIN, RELATIONS } from './sheet.ts';
import { STYLE } from './style.ts';

export function buildCover(
  { title, about, sections }: ReportDocument,
  summary: ReportSummary,
  hasCharts: boolean,
): string {
  const { coverage, notes } = summary;
  const lines: (readonly [name: string, text: string])[] = [
    ...about,
    ...sections.map(
      (section, place) => [`Complete: ${section.title}`, formatCoverage(coverage[place] ?? null)] as const,
    ),
    ...notes.map((note) => ['Note', note] as const),
  ];
  const rows = lines.map(([name, text], index) => {
    const number = index + 3;
    return `<row r="${number}">${formatText(name, `A${number}`, STYLE.bold)}${formatText(text, `B${number}`)}</row>`;
  });
  return (
    `${XML_HEAD}<worksheet ${MAIN} ${RELATIONS}><cols><col min="1" max="1" width="28" customWidth="1"/>` +
    '<col min="2" max="2" width="70" customWidth="1"/></cols>' +
    `<sheetData><row r="1">${formatText(title, 'A1', STYLE.title)}</row>${rows.join('')}</sheetData>` +
    `${hasCharts ? '<drawing r:id="rId1"/>' : ''}</worksheet>`
  );
}
