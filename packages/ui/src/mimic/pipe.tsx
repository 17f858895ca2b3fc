import { memo } from 'react';
import { MEDIUM_COLOR, type MimicMedium } from './medium.ts';
import style from './mimic.module.css';

export interface MimicPipeProps {
  /** Corners in the direction of the flow; two neighbours share their x or their y. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly medium: MimicMedium;
  /** Arrows: only where a meter, or a pump with its pressure and open valves, proves the flow. */
  readonly flows: boolean;
}

/** Widths of a pipe and of its edge, px. */
const WIDTH = { pipe: 6, edge: 1.2 } as const;
/** Between two marks of flow, and the shortest stretch that has one, px: on less it would lie on a device or a corner. */
const MARK = { step: 50, least: 34 } as const;

/** A pipe in the colour of its medium, also while it stands; still or moving arrows say that it flows. */
export const MimicPipe = memo(function MimicPipe({ points, medium, flows }: MimicPipeProps) {
  const d = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  return (
    <g data-flows={flows}>
      <path className={style.pipeEdge} d={d} strokeWidth={WIDTH.pipe + 2 * WIDTH.edge} />
      <path className={style.pipe} d={d} strokeWidth={WIDTH.pipe} stroke={MEDIUM_COLOR[medium]} />
      {flows && points.slice(1).map((point, index) => <Arrows key={point.join()} from={points[index]} to={point} />)}
    </g>
  );
});

type Corner = MimicPipeProps['points'][number];

/** Marks of one straight stretch, cut at its ends so that they may move along it. */
function Arrows({ from, to }: { from: Corner | undefined; to: Corner }) {
  if (from === undefined) return null;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < MARK.least) return null;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const count = Math.ceil(length / MARK.step) + 1;
  // One more before the begin, which moves in while the last one moves out.
  const marks = Array.from({ length: count }, (_, index) => `M${(index - 0.5) * MARK.step - 2} -3l4 3l-4 3`);
  return (
    <g transform={`translate(${from[0]} ${from[1]}) rotate(${angle})`}>
      <svg
        aria-hidden="true"
        y={-WIDTH.pipe}
        width={length}
        height={2 * WIDTH.pipe}
        viewBox={`0 ${-WIDTH.pipe} ${length} ${2 * WIDTH.pipe}`}
      >
        <path className={style.arrows} d={marks.join('')} />
      </svg>
    </g>
  );
}
