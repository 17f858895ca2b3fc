import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import style from '../style/performance.module.css';

export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

interface ChartFrameProps {
  /** The chart in words, for a screen reader. */
  readonly label: string;
  readonly height: number;
  readonly children: (size: PlotSize) => ReactNode;
}

export const ROOM = { left: 46, right: 14, top: 20, bottom: 36 };
const UNKNOWN_WIDTH = 560;

/** A drawing as wide as its panel, with room for both axes. */
export function ChartFrame({ label, height, children }: ChartFrameProps) {
  const { ref, width } = useElementSize<HTMLElement>();
  const size = { width: Math.max(120, (width || UNKNOWN_WIDTH) - ROOM.left - ROOM.right), height };
  return (
    <figure ref={ref} className={style.figure} aria-label={label}>
      <svg
        className={style.plot}
        viewBox={`${-ROOM.left} ${-ROOM.top} ${size.width + ROOM.left + ROOM.right} ${height + ROOM.top + ROOM.bottom}`}
        aria-hidden="true"
      >
        {children(size)}
      </svg>
    </figure>
  );
}
