import {
  buildSymbolParts,
  LATE_OPACITY,
  SELECTED_SCALE,
  type SymbolPart,
  type VesselSymbolState,
} from './symbol-part.ts';
import { SELECTION_BRACKETS, type VesselSymbolType } from './vessel-hull.ts';

const COLORS = { symbol: 'currentColor', halo: 'var(--fms-symbol-halo, transparent)' };
const LIVE = { ...COLORS, symbol: 'var(--fms-live-number)' };

export interface VesselSymbolProps {
  type: VesselSymbolType;
  state: VesselSymbolState;
  /** Edge of the 24-box in px. */
  size?: number;
  headingDegrees?: number;
  /** Length of the heading line in px of the 24-box. */
  headingLine?: number;
  selected?: boolean;
  /** What a screen reader says: type and state in words; left out where the words stand beside it. */
  label?: string | undefined;
}

/**
 * A vessel symbol for lists and legends, in the colour of its text. Deck lines and halo are cut in `--fms-symbol-halo`,
 * the colour of the ground it stands on.
 */
export function VesselSymbol(props: VesselSymbolProps) {
  const { type, state, size = 24, headingDegrees = 0, headingLine = 0, selected = false, label } = props;
  const parts = buildSymbolParts({ type, state, colors: selected ? LIVE : COLORS, headingLine });
  const scale = selected ? ` translate(12 12) scale(${SELECTED_SCALE}) translate(-12 -12)` : '';
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span style={{ display: 'inline-block', lineHeight: 0 }} {...spoken}>
      <svg viewBox="0 0 24 24" width={size} height={size} overflow="visible" aria-hidden="true">
        <g
          transform={`rotate(${headingDegrees} 12 12)${scale}`}
          opacity={state === 'late' ? LATE_OPACITY : 1}
          strokeLinejoin="round"
        >
          {parts.map((part, index) => (
            // The parts of one look never change order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Part key={index} {...part} />
          ))}
        </g>
        {selected && <path d={SELECTION_BRACKETS} fill="none" stroke="var(--fms-live-number)" strokeWidth="2.2" />}
      </svg>
    </span>
  );
}

/** One part of a symbol; colours may be custom properties, hence style and not attributes. */
export function Part({ d, fill = 'none', stroke = 'none', width, dash }: SymbolPart) {
  return <path d={d} style={{ fill, stroke, strokeWidth: width, strokeDasharray: dash?.join(' ') }} />;
}
