import { useElementSize } from '@mantine/hooks';
import { useId } from 'react';
import { createHullScale, drawProfileOutline } from './hull-scale.ts';
import { enlargeAngle } from './liquid-shape.ts';
import style from './tank.module.css';
import { HatchPattern, TankBodies } from './tank-body.tsx';
import type { TankDrawingProps, TankPlace } from './tank-place.ts';

export interface HullDraught {
  readonly meters: number;
  /** `6.40 m`. */
  readonly text: string;
}

/** Tanks of both sides would hide each other: only those of the side that is looked at. */
export interface TankProfileProps extends TankDrawingProps {
  /** Positive by the stern, degrees as measured; drawn enlarged. Null while it is not known: drawn on even keel. */
  readonly trimDegrees: number | null;
  /** The waterline is left out while its draught is not known. */
  readonly aft?: HullDraught | undefined;
  readonly fore?: HullDraught | undefined;
  /** Under the draught at the bow. */
  readonly foreWord?: string;
}

/** The hull from the side with its tanks where they are; trim turns it, the water and the levels stay level. */
export function TankProfile({ label, hull, tanks, trimDegrees, aft, fore, foreWord }: TankProfileProps) {
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  const hatchId = useId();
  const scale = createHullScale(hull, room);
  const { along, up, width, profileHeight } = scale;
  const boxOf = (place: TankPlace) => ({
    ...{ left: along(place.aft), right: along(place.fore) },
    ...{ top: up(place.top), bottom: up(place.bottom) },
  });
  const turned = -enlargeAngle(trimDegrees ?? 0);
  const middle = { x: along(hull.lengthMeters / 2), y: up(hull.depthMeters / 2) };
  const draught = aft && fore ? (aft.meters + fore.meters) / 2 : (aft ?? fore)?.meters;
  const waterline = draught === undefined ? undefined : up(draught);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div ref={ref} className={style.drawing} role="img" aria-label={label} tabIndex={0}>
      <svg width={width} height={profileHeight} aria-hidden="true">
        <defs>
          <HatchPattern id={hatchId} />
        </defs>
        <g transform={`rotate(${turned} ${middle.x} ${middle.y})`}>
          <path d={drawProfileOutline(scale)} className={style.hull} />
          <TankBodies {...{ tanks, hatchId }} turnedDegrees={turned} boxOf={boxOf} hasTicks />
        </g>
        {waterline !== undefined && (
          <line x1={8} x2={width - 8} y1={waterline} y2={waterline} className={style.waterline} />
        )}
        {waterline !== undefined && (
          <>
            <text x={8} y={waterline - 5} className={style.draught}>
              {aft?.text}
            </text>
            <text x={width - 8} y={waterline - 5} textAnchor="end" className={style.draught}>
              {fore?.text}
            </text>
            <text x={width - 8} y={waterline + 14} textAnchor="end" className={style.quiet}>
              {fore === undefined ? '' : foreWord}
            </text>
          </>
        )}
      </svg>
    </div>
  );
}
