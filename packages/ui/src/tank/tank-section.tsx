import { useId } from 'react';
import { enlargeAngle } from './liquid-shape.ts';
import style from './tank.module.css';
import { HatchPattern, TankBodies } from './tank-body.tsx';
import { formatLevel, type TankDrawingProps, type TankPlace } from './tank-place.ts';

/** Only the tanks that the frame cuts. */
export interface TankSectionProps extends TankDrawingProps {
  /** Positive to starboard, degrees as measured; drawn enlarged. Null while it is not known: drawn upright. */
  readonly heelDegrees: number | null;
  /** Mean draught, m; no waterline while it is not known. */
  readonly draughtMeters?: number | undefined;
}

const SIZE = { width: 220, height: 150 };
const HULL_PX = { width: 164, height: 92 };
const TOP_PX = 36;

/** The hull cut across, looking forward: port is left. Heel turns it, the water and the levels stay level. */
export function TankSection({ label, hull, tanks, heelDegrees, draughtMeters }: TankSectionProps) {
  const hatchId = useId();
  const turned = enlargeAngle(heelDegrees ?? 0);
  const centre = SIZE.width / 2;
  const across = (meters: number) => centre + (meters / hull.beamMeters) * HULL_PX.width;
  const up = (meters: number) => TOP_PX + HULL_PX.height * (1 - meters / hull.depthMeters);
  const boxOf = (place: TankPlace) => ({
    ...{ left: across(place.port), right: across(place.starboard) },
    ...{ top: up(place.top), bottom: up(place.bottom) },
  });
  const [port, starboard, keel] = [across(-hull.beamMeters / 2), across(hull.beamMeters / 2), up(0)];
  return (
    <div role="img" aria-label={label}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className={style.section} aria-hidden="true">
        <defs>
          <HatchPattern id={hatchId} />
        </defs>
        <g transform={`rotate(${turned} ${centre} ${up(hull.depthMeters / 2)})`}>
          <path
            d={`M${port} ${TOP_PX}V${keel - 12}Q${port} ${keel} ${port + 12} ${keel}H${starboard - 12}Q${starboard} ${keel} ${starboard} ${keel - 12}V${TOP_PX}Z`}
            className={style.hull}
          />
          <line x1={centre} x2={centre} y1={TOP_PX - 10} y2={keel + 4} className={style.centreLine} />
          <TankBodies {...{ tanks, hatchId }} turnedDegrees={turned} boxOf={boxOf} />
        </g>
        {draughtMeters !== undefined && (
          <line x1={6} x2={SIZE.width - 6} y1={up(draughtMeters)} y2={up(draughtMeters)} className={style.waterline} />
        )}
        {tanks.map((tank) => (
          <text
            key={tank.id}
            x={(across(tank.place.port) + across(tank.place.starboard)) / 2}
            y={18}
            textAnchor="middle"
            className={style.level}
          >
            {formatLevel(tank)}
          </text>
        ))}
      </svg>
    </div>
  );
}
