import { type Box, drawLiquid } from './liquid-shape.ts';
import { getMediumColor } from './medium-color.ts';
import style from './tank.module.css';
import { type DrawnTank, isDrawnLevel, type TankPlace } from './tank-place.ts';

/** High and high-high level of a tank, two alarms that do not depend on each other (SOLAS and class rules: 95 and 98 %). */
const HIGH_PERCENT = [95, 98] as const;
const TICK_PX = 7;

interface TankBodiesProps extends Omit<TankBodyProps, 'tank' | 'box'> {
  readonly tanks: readonly DrawnTank[];
  /** Where a tank stands in the drawing, px. */
  readonly boxOf: (place: TankPlace) => Box;
}

/** Tanks cut open, each in its box. */
export function TankBodies({ tanks, boxOf, ...drawing }: TankBodiesProps) {
  return tanks.map((tank) => <TankBody key={tank.id} tank={tank} box={boxOf(tank.place)} {...drawing} />);
}

interface TankBodyProps {
  readonly tank: DrawnTank;
  readonly box: Box;
  /** Clockwise, of the drawing this body stands in. */
  readonly turnedDegrees: number;
  readonly hatchId: string;
  readonly hasTicks?: boolean;
}

/** One tank cut open: its liquid level while the ship is not, ticks at 95 and 98 %; hatched while nothing is known. */
function TankBody({ tank, box, turnedDegrees, hatchId, hasTicks = false }: TankBodyProps) {
  const { left, right, top, bottom } = box;
  const frame = { x: left, y: top, width: right - left, height: bottom - top, rx: 2 };
  const isKnown = isDrawnLevel(tank);
  const liquid = drawLiquid(box, (tank.percent ?? 0) / 100, turnedDegrees);
  return (
    <g data-marked={tank.isMarked} data-state={tank.state} className={style.body}>
      <rect {...frame} className={style.empty} />
      {isKnown && <polygon points={liquid.points} style={{ fill: getMediumColor(tank.medium) }} />}
      {isKnown && <line x1={left} x2={right} y1={liquid.left} y2={liquid.right} className={style.surface} />}
      {(!isKnown || tank.state === 'stale') && <rect {...frame} fill={`url(#${hatchId})`} />}
      {hasTicks &&
        HIGH_PERCENT.map((percent) => {
          const y = bottom - ((bottom - top) * percent) / 100;
          return <line key={percent} x1={right - TICK_PX} x2={right} y1={y} y2={y} className={style.tick} />;
        })}
      <rect {...frame} className={style.frame} />
    </g>
  );
}

/** "No data" inside a picture: 45 degree lines, as the class `fms-hatch` draws them on a page. */
export function HatchPattern({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="7" height="7" className={style.hatchGround} />
      <line x1="0" x2="0" y1="0" y2="7" className={style.hatchLine} />
    </pattern>
  );
}
