import { formatReading, type ReadingState } from '../value/reading-state.ts';
import style from './mimic.module.css';

export interface MimicReadingProps {
  readonly x: number;
  readonly y: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly value: number | null | undefined;
  readonly unit: string;
  readonly decimals?: number;
  readonly state: ReadingState;
  /** "at 08:28" of a stale value, the reason of a bad one. */
  readonly note?: string | undefined;
  /** Under the number: "outlet". */
  readonly caption?: string | undefined;
  readonly isSelected?: boolean;
}

const PLATE = { width: 76, height: 20 };

/** A number beside a pipe or a device. A bad sensor is a hatched plate with a cross and its reason: it proves nothing. */
export function MimicReading(props: MimicReadingProps) {
  const { x, y, align, value, unit, decimals = 0, state, note, caption, isSelected = false } = props;
  const text = formatReading(value, state, { decimals });
  const isBad = state === 'bad';
  const plateX = x - { start: 0, middle: 0.5, end: 1 }[align] * PLATE.width;
  const lines = [...(caption === undefined ? [] : [caption]), ...(note === undefined ? [] : [note])];
  return (
    <g className={style.reading} data-state={state}>
      {isBad && <BadPlate x={plateX} y={y - PLATE.height / 2} />}
      {isSelected && (
        <rect
          className={style.selected}
          x={plateX - 4}
          y={y - PLATE.height / 2 - 2}
          width={PLATE.width + 8}
          height={PLATE.height + 4}
          rx={4}
        />
      )}
      <text x={isBad ? plateX + PLATE.width / 2 + 8 : x} y={y + 5} textAnchor={isBad ? 'middle' : align}>
        <tspan className={style.number}>{text}</tspan>
        {unit !== '' && <tspan className={style.unit}>{` ${unit}`}</tspan>}
      </text>
      {lines.map((line, index) => (
        <text key={line} className={style.caption} x={x} y={y + 19 + 13 * index} textAnchor={align}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** Lines at 45 degrees as everywhere where there is no data, and the cross of a sensor that is bad. */
function BadPlate({ x, y }: { x: number; y: number }) {
  const lines: string[] = [];
  for (let at = -PLATE.height; at < PLATE.width; at += 7) {
    const from = Math.max(0, at);
    const to = Math.min(PLATE.width, at + PLATE.height);
    lines.push(`M${x + from} ${y + PLATE.height - (from - at)}L${x + to} ${y + PLATE.height - (to - at)}`);
  }
  return (
    <>
      <rect className={style.plate} x={x} y={y} width={PLATE.width} height={PLATE.height} rx={4} />
      <path className={style.plateHatch} d={lines.join('')} />
      <path className={style.cross} d={`M${x + 8} ${y + 6}l8 8m0 -8l-8 8`} />
    </>
  );
}
