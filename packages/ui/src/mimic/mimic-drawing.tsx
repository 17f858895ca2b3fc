import type { ReactNode, Ref } from 'react';
import style from './mimic.module.css';

interface MimicBand {
  readonly id: string;
  readonly title: string;
  readonly top: number;
  readonly height: number;
}

export interface MimicDrawingProps {
  /** What is drawn, in words. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Grounds behind the circuits, each with its title. */
  readonly bands: readonly MimicBand[];
  /** Marks of flow move at 20 px/s; still otherwise, and always where the system asks for less motion. */
  readonly moves: boolean;
  readonly ref?: Ref<SVGSVGElement>;
  readonly children: ReactNode;
}

/** A tablet of 1024 px shows the whole sheet of an engine at 0.88; below that its words of 12 px are too small to read. */
const LEAST_SCALE = 0.88;

/** The sheet of a mimic, as wide as its frame. Where it would be smaller than it is read, the frame scrolls sideways. */
export function MimicDrawing({ label, width, height, bands, moves, ref, children }: MimicDrawingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={style.frame} aria-label={label} tabIndex={0}>
      <svg
        ref={ref}
        className={style.drawing}
        viewBox={`0 0 ${width} ${height}`}
        style={{ minWidth: Math.ceil(LEAST_SCALE * width) }}
        data-moves={moves}
      >
        <title>{label}</title>
        {bands.map(({ id, title, top, height: high }) => (
          <g key={id}>
            <rect className={style.band} x={0} y={top} width={width} height={high} rx={6} />
            <text className={style.bandTitle} x={12} y={top + 17}>
              {title}
            </text>
          </g>
        ))}
        {children}
      </svg>
    </section>
  );
}
