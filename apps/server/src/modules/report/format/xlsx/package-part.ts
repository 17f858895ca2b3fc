/** The parts of a workbook that say which parts there are (ECMA-376, part 2), and where its charts stand. */
import { MAIN, RELATIONS } from './sheet.ts';
import { buildStyles } from './style.ts';

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Of a sheet, escaped for XML where it stands in a part. */
export type SheetName = string;

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DRAWING_KIND = 'application/vnd.openxmlformats-officedocument';

/** Columns and rows that a chart on the cover takes. */
const [CHART_COLUMNS, CHART_ROWS] = [2, 18];

const override = (path: string, kind: string) => `<Override PartName="/${path}" ContentType="${kind}+xml"/>`;
const bond = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const bonds = (list: readonly string[]) =>
  `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;

/** Everything beside sheets, charts and drawings. */
export function listFixedParts(sheets: readonly SheetName[], charts: number): [path: string, text: string][] {
  const overrides = [
    override('xl/workbook.xml', `${SHEET_KIND}.sheet.main`),
    override('xl/styles.xml', `${SHEET_KIND}.styles`),
    ...sheets.map((_, place) => override(`xl/worksheets/sheet${place + 1}.xml`, `${SHEET_KIND}.worksheet`)),
    ...Array.from({ length: charts }, (_, place) =>
      override(`xl/charts/chart${place + 1}.xml`, `${DRAWING_KIND}.drawingml.chart`),
    ),
    ...(charts > 0 ? [override('xl/drawings/drawing1.xml', `${DRAWING_KIND}.drawing`)] : []),
  ];
  const list = sheets.map((name, place) => `<sheet name="${name}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`);
  const workbookBonds = sheets.map((_, place) => bond(place + 1, 'worksheet', `worksheets/sheet${place + 1}.xml`));
  const parts: [string, string][] = [
    [
      '[Content_Types].xml',
      `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    ],
    ['_rels/.rels', bonds([bond(1, 'officeDocument', 'xl/workbook.xml')])],
    ['xl/workbook.xml', `${XML_HEAD}<workbook ${MAIN} ${RELATIONS}><sheets>${list.join('')}</sheets></workbook>`],
    ['xl/_rels/workbook.xml.rels', bonds([...workbookBonds, bond(sheets.length + 1, 'styles', 'styles.xml')])],
    ['xl/styles.xml', `${XML_HEAD}${buildStyles(MAIN)}`],
  ];
  if (charts > 0)
    parts.push(['xl/worksheets/_rels/sheet1.xml.rels', bonds([bond(1, 'drawing', '../drawings/drawing1.xml')])]);
  return parts;
}

export function buildDrawingBonds(charts: number): string {
  return bonds(
    Array.from({ length: charts }, (_, place) => bond(place + 1, 'chart', `../charts/chart${place + 1}.xml`)),
  );
}

/** Charts below `linesAbove` lines of the cover, one under another; each has its title as the text for readers. */
export function buildDrawing(charts: readonly { readonly title: string }[], linesAbove: number): string {
  const anchors = charts.map((_, place) => {
    const from = linesAbove + 4 + place * (CHART_ROWS + 1);
    const at = (column: number, row: number) =>
      `<xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff>`;
    return (
      `<xdr:twoCellAnchor><xdr:from>${at(0, from)}</xdr:from><xdr:to>${at(CHART_COLUMNS, from + CHART_ROWS)}</xdr:to>` +
      `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${place + 2}" name="Chart ${place + 1}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>` +
      '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic>' +
      '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart">' +
      `<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId${place + 1}"/></a:graphicData></a:graphic></xdr:graphicFrame>` +
      '<xdr:clientData/></xdr:twoCellAnchor>'
    );
  });
  return (
    `${XML_HEAD}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" ` +
    `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ${RELATIONS}>${anchors.join('')}</xdr:wsDr>`
  );
}
