/** A native chart of columns of a sheet (ECMA-376, 21.2): bars for few rows, curves for many; told apart in grey. */
import { escapeXml, formatColumnName } from '@fms/domain/export';
import { XML_HEAD } from './package-part.ts';

export interface ChartSource {
  readonly title: string;
  readonly sheet: string;
  /** Rows under the head. */
  readonly rows: number;
  readonly drawn: readonly { readonly place: number; readonly title: string }[];
}

/** More rows than these are drawn as curves. */
const MOST_BARS = 62;
const TONES = ['1F3F94', '5B6775', '2E7D6B', '8A5A00'] as const;
const DASHES = ['solid', 'dash', 'sysDot', 'lgDashDot'] as const;
const [CATEGORY_AXIS, VALUE_AXIS] = [111, 112];

export function buildChart({ title, sheet, rows, drawn }: ChartSource): string {
  const isBars = rows <= MOST_BARS;
  const series = drawn.map((column, index) => buildSeries(sheet, rows, column, index, isBars)).join('');
  const axes = `<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/>`;
  const plot = isBars
    ? `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series}<c:gapWidth val="60"/>${axes}</c:barChart>`
    : `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${axes}</c:lineChart>`;
  return (
    `${XML_HEAD}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ` +
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:roundedCorners val="0"/><c:chart>' +
    `${buildTitle(title)}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>${plot}${AXES}</c:plotArea>` +
    '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/>' +
    '</c:chart></c:chartSpace>'
  );
}

const buildTitle = (title: string) =>
  `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:rPr lang="en-GB" sz="1200" b="1"/><a:t>${escapeXml(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;

function buildSeries(
  sheet: string,
  rows: number,
  { place }: ChartSource['drawn'][number],
  index: number,
  isBars: boolean,
): string {
  const range = (column: string, from: number, to: number) =>
    `<c:f>${escapeXml(`'${sheet.replaceAll("'", "''")}'!$${column}$${from}:$${column}$${to}`)}</c:f>`;
  const column = formatColumnName(place);
  const tone = `<a:solidFill><a:srgbClr val="${TONES[index % TONES.length]}"/></a:solidFill>`;
  const look = isBars
    ? `<c:spPr>${tone}</c:spPr><c:invertIfNegative val="0"/>`
    : `<c:spPr><a:ln w="19050">${tone}<a:prstDash val="${DASHES[index % DASHES.length]}"/></a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>`;
  return (
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:strRef>${range(column, 1, 1)}</c:strRef></c:tx>${look}` +
    `<c:cat><c:numRef>${range('A', 2, rows + 1)}</c:numRef></c:cat><c:val><c:numRef>${range(column, 2, rows + 1)}</c:numRef></c:val>` +
    `${isBars ? '' : '<c:smooth val="0"/>'}</c:ser>`
  );
}

const AXES =
  `<c:catAx><c:axId val="${CATEGORY_AXIS}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/>` +
  '<c:axPos val="b"/><c:numFmt formatCode="d\\ mmm\\ hh:mm" sourceLinked="0"/><c:majorTickMark val="out"/>' +
  `<c:minorTickMark val="none"/><c:tickLblPos val="low"/><c:crossAx val="${VALUE_AXIS}"/><c:crosses val="autoZero"/></c:catAx>` +
  `<c:valAx><c:axId val="${VALUE_AXIS}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/>` +
  '<c:axPos val="l"/><c:majorGridlines/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="out"/>' +
  `<c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="${CATEGORY_AXIS}"/><c:crosses val="autoZero"/></c:valAx>`;
