import style from './tank.module.css';

export interface DrawnTransfer {
  readonly fromId: string;
  readonly toId: string;
  /** `transfer 6.0 m³/h since 08:01`. */
  readonly text: string;
}

interface End {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface TransferLineProps {
  readonly transfer: DrawnTransfer;
  readonly from: End | undefined;
  readonly to: End | undefined;
  /** Where the line runs, below the hull. */
  readonly belowPx: number;
}

const ARROW_STEP_PX = 42;
const ARROW_PX = 4;

/** A transfer that is measured, from tank to tank below the hull; still arrows say which way. */
export function TransferLine({ transfer, from, to, belowPx }: TransferLineProps) {
  if (from === undefined || to === undefined) return null;
  const [start, end] = [middleOf(from), middleOf(to)];
  const direction = end >= start ? 1 : -1;
  const count = Math.floor(Math.abs(end - start) / ARROW_STEP_PX);
  const arrows = Array.from({ length: count }, (_, place) => start + direction * (place + 0.5) * ARROW_STEP_PX);
  return (
    <g className={style.transfer}>
      <path d={`M${start} ${from.y + from.height}V${belowPx}H${end}V${to.y + to.height}`} />
      {arrows.map((x) => (
        <path
          key={x}
          d={`M${x - direction * ARROW_PX} ${belowPx - ARROW_PX}L${x} ${belowPx}L${x - direction * ARROW_PX} ${belowPx + ARROW_PX}`}
        />
      ))}
      <text x={Math.max(start, end) + 8} y={belowPx + 12}>
        {transfer.text}
      </text>
    </g>
  );
}

const middleOf = ({ x, width }: End) => Math.round(x + width / 2);
