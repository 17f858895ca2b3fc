import { buildSymbolParts, LATE_OPACITY, SYMBOL_BOX, type SymbolPart, type SymbolStyle } from './symbol-part.ts';

/** A vessel symbol as a complete SVG document, pointing north, with room for halo and heading line. */
export function renderSymbolSvg(look: SymbolStyle, size = SYMBOL_BOX): string {
  const top = 2 + (look.headingLine ?? 0);
  const height = SYMBOL_BOX + top + 2;
  const opacity = look.state === 'late' ? ` opacity="${LATE_OPACITY}"` : '';
  const scale = size / SYMBOL_BOX;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 ${-top} ${SYMBOL_BOX + 4} ${height}"` +
    ` width="${(SYMBOL_BOX + 4) * scale}" height="${height * scale}"><g${opacity} stroke-linejoin="round">` +
    `${buildSymbolParts(look).map(renderPartSvg).join('')}</g></svg>`
  );
}

/** One part as an SVG element. */
export function renderPartSvg(part: SymbolPart): string {
  const stroke =
    part.stroke === undefined
      ? ''
      : ` stroke="${part.stroke}" stroke-width="${part.width ?? 1}"` +
        (part.dash === undefined ? '' : ` stroke-dasharray="${part.dash.join(' ')}"`);
  return `<path d="${part.d}" fill="${part.fill ?? 'none'}"${stroke}/>`;
}
