import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { createHullScale, drawPlanOutline, type HullScale, PLAN_MARGIN_PX } from './hull-scale.ts';
import { getMediumColor } from './medium-color.ts';
import style from './tank.module.css';
import { HatchPattern } from './tank-body.tsx';
import { type BesideLabel, type Box, LETTER_PX, LINE_PX, placeLabels } from './tank-label.ts';
import { type DrawnTank, formatLevel, isDrawnLevel, type TankDrawingProps } from './tank-place.ts';
import { type DrawnTransfer, TransferLine } from './transfer-line.tsx';

export interface TankPlanProps extends TankDrawingProps {
  readonly transfers?: readonly DrawnTransfer[];
  /** Told which tank is pressed. */
  readonly onTank: (id: string) => void;
  /** While tanks are moved; a press opens nothing then. */
  readonly moving?: TankMoving | undefined;
  /** Port and starboard as the reader writes them, a letter each. */
  readonly sides: readonly [port: string, starboard: string];
}

/** Metres towards the bow, and to starboard. */
export type HullShift = readonly [forward: number, starboard: number];

export interface TankMoving {
  /** Told of the press that begins a drag, and of the metres to a pixel in both directions. */
  readonly onGrab: (event: PointerEvent<HTMLButtonElement>, id: string, metersPerPixel: HullShift) => void;
  /** A step by Shift and an arrow key. */
  readonly onStep: (id: string, by: HullShift) => void;
}

/** A step of the arrow keys, m. */
const STEP_METERS = 0.5;
const STEPS: Readonly<Record<string, HullShift>> = {
  ArrowLeft: [-STEP_METERS, 0],
  ArrowRight: [STEP_METERS, 0],
  ArrowUp: [0, -STEP_METERS],
  ArrowDown: [0, STEP_METERS],
};

const BAR_PX = 9;

/** The hull from above: each tank in its place with its level as a bar at its edge, and the transfers that run. */
export function TankPlan({ label, hull, tanks, transfers = [], onTank, moving, sides }: TankPlanProps) {
  const [port, starboard] = sides;
  const { ref, width: room } = useElementSize<HTMLFieldSetElement>();
  const hatchId = useId();
  const scale = createHullScale(hull, room);
  const boxes = tanks.map((tank) => ({ tank, box: toBox(tank, scale) }));
  const boxOf = (id: string) => boxes.find(({ tank }) => tank.id === id)?.box;
  const centre = scale.across(0);
  const small = boxes.filter(({ tank, box }) => breakName(tank.name, box) === undefined);
  const labels = placeLabels(
    small.map(({ tank, box }) => ({ id: tank.id, box, text: toWords(tank) })),
    { others: boxes.map(({ box }) => box), centre },
  );
  return (
    <fieldset ref={ref} className={style.drawing} aria-label={label}>
      <svg width={scale.width} height={scale.planHeight} aria-hidden="true">
        <defs>
          <HatchPattern id={hatchId} />
        </defs>
        <path d={drawPlanOutline(scale)} className={style.hull} />
        <line
          x1={scale.along(0)}
          x2={scale.along(hull.lengthMeters)}
          y1={centre}
          y2={centre}
          className={style.centreLine}
        />
        <text x={40} y={PLAN_MARGIN_PX + 12} className={style.quiet}>
          {port}
        </text>
        <text x={40} y={scale.planHeight - PLAN_MARGIN_PX - 4} className={style.quiet}>
          {starboard}
        </text>
        {boxes.map(({ tank, box }) => (
          <PlanTank key={tank.id} tank={tank} box={box} hatchId={hatchId} />
        ))}
        {small.map(({ tank }) => (
          <BesideName key={tank.id} tank={tank} place={labels.get(tank.id)} />
        ))}
        {transfers.map((transfer) => (
          <TransferLine
            key={`${transfer.fromId} ${transfer.toId}`}
            transfer={transfer}
            from={boxOf(transfer.fromId)}
            to={boxOf(transfer.toId)}
            belowPx={scale.planHeight - PLAN_MARGIN_PX + 10}
          />
        ))}
      </svg>
      {boxes.map(({ tank, box }) => (
        <button
          key={tank.id}
          type="button"
          className={style.press}
          data-moving={moving !== undefined}
          style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          aria-label={tank.label}
          title={tank.label}
          onClick={() => moving === undefined && onTank(tank.id)}
          onPointerDown={moving && ((event) => moving.onGrab(event, tank.id, getMetersPerPixel(scale)))}
          onKeyDown={moving && ((event) => step(event, tank.id, moving))}
        />
      ))}
    </fieldset>
  );
}

const getMetersPerPixel = ({ along, across }: HullScale): HullShift => [
  1 / (along(1) - along(0)),
  1 / (across(1) - across(0)),
];

function step(event: KeyboardEvent, id: string, { onStep }: TankMoving): void {
  const by = STEPS[event.key];
  if (by === undefined || !event.shiftKey) return;
  event.preventDefault();
  onStep(id, by);
}

function toBox({ place }: DrawnTank, { along, across }: HullScale): Box {
  const [x, y] = [along(place.aft), across(place.port)];
  return { x, y, width: along(place.fore) - x, height: across(place.starboard) - y };
}

interface PlanTankProps {
  readonly tank: DrawnTank;
  readonly box: Box;
  readonly hatchId: string;
}

function PlanTank({ tank, box, hatchId }: PlanTankProps) {
  const isKnown = isDrawnLevel(tank);
  const color = getMediumColor(tank.medium);
  const bar = { x: box.x + 3, y: box.y + 3, width: BAR_PX, height: Math.max(0, box.height - 6) };
  const filled = (bar.height * Math.min(100, Math.max(0, tank.percent ?? 0))) / 100;
  return (
    <g data-marked={tank.isMarked} data-state={tank.state} className={style.body}>
      <rect {...box} rx={3} className={style.tint} style={isKnown ? { fill: color } : {}} data-known={isKnown} />
      {(!isKnown || tank.state === 'stale') && <rect {...box} rx={3} fill={`url(#${hatchId})`} />}
      {isKnown && <rect {...bar} rx={2} className={style.barGround} />}
      {isKnown && <rect {...bar} y={bar.y + bar.height - filled} height={filled} style={{ fill: color }} />}
      {isKnown && <rect {...bar} y={bar.y + bar.height - filled - 1} height={2} className={style.mark} />}
      <rect {...box} rx={3} className={style.frame} />
      <PlanName tank={tank} box={box} />
    </g>
  );
}

/** The name in as many lines as it needs beside the bar; undefined where the tank has no room for it and its level. */
function breakName(name: string, { width, height }: Box): readonly string[] | undefined {
  const letters = (width - BAR_PX - 8) / LETTER_PX;
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const fits = lines.every(({ length }) => length <= letters) && (lines.length + 1) * LINE_PX <= height;
  return fits ? lines : undefined;
}

/** In the tank, where there is room. */
function PlanName({ tank, box }: Omit<PlanTankProps, 'hatchId'>) {
  const lines = breakName(tank.name, box);
  if (lines === undefined) return null;
  const middle = box.x + box.width / 2 + BAR_PX / 2;
  const first = box.y + box.height / 2 - ((lines.length - 1) * LINE_PX) / 2 - 3;
  return (
    <text textAnchor="middle" className={style.name}>
      {lines.map((line, place) => (
        <tspan key={line} x={middle} y={first + place * LINE_PX}>
          {line}
        </tspan>
      ))}
      <tspan x={middle} y={first + lines.length * LINE_PX} data-stale={tank.state === 'stale'}>
        {formatLevel(tank)}
      </tspan>
    </text>
  );
}

const toWords = (tank: DrawnTank) => `${tank.name} ${formatLevel(tank)}`;

/** Beside a tank that is too small for its name. */
function BesideName({ tank, place }: { readonly tank: DrawnTank; readonly place: BesideLabel | undefined }) {
  if (place === undefined) return null;
  return (
    <text {...place} textAnchor="middle" className={`${style.name} ${style.beside}`}>
      {toWords(tank)}
    </text>
  );
}
