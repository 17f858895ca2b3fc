import { memo } from 'react';
import { DEVICE_ICON_ART } from './device-art.ts';
import type { DeviceIconName } from './device-names.ts';
import style from './mimic.module.css';

export interface DeviceSymbolProps {
  readonly kind: 'pump' | 'valve' | 'three-way' | 'filter' | 'meter' | 'sensor' | 'exchanger' | 'turbocharger';
  /** True: running or open; false: standing or closed; undefined: unknown. */
  readonly isOn?: boolean | undefined;
  /** Opening in percent, of valves that have one. */
  readonly position?: number | undefined;
  /** Standby devices are drawn at half strength. */
  readonly isFaint?: boolean;
  /** Inside meters and sensors: `F`. */
  readonly letter?: string;
  /** Of exchangers. */
  readonly size?: readonly [width: number, height: number] | undefined;
}

const DISC_RADIUS = { pump: 17, filter: 17, meter: 14, sensor: 14 } as const;
const ICON_PX = 26;
/** The turbine above, which the gas leaves wider, the compressor below, and their shaft. */
const TURBOCHARGER = 'M18 -38V-14L-18 -6V-46ZM18 14V38L-18 46V6ZM0 -10V10';

/** The symbol of a device round its middle, in the manner of OpenBridge's automation. */
export const DeviceSymbol = memo(function DeviceSymbol(props: DeviceSymbolProps) {
  const { kind, isFaint = false, letter, size = [38, 38] } = props;
  return (
    <g opacity={isFaint ? 0.5 : undefined}>
      {kind === 'exchanger' ? (
        <Exchanger width={size[0]} height={size[1]} />
      ) : kind === 'turbocharger' ? (
        <path className={style.disc} d={TURBOCHARGER} />
      ) : (
        <>
          {kind in DISC_RADIUS && <circle className={style.disc} r={DISC_RADIUS[kind as 'pump']} />}
          {kind === 'meter' || kind === 'sensor' ? (
            <text className={style.letter} y={4} textAnchor="middle">
              {letter}
            </text>
          ) : (
            <DeviceIcon name={nameOf(props)} />
          )}
        </>
      )}
    </g>
  );
});

/** Plates that part two media: a box with a zigzag. */
function Exchanger({ width, height }: { width: number; height: number }) {
  const [x, y] = [width / 2, height / 2];
  const steps = Math.max(1, Math.round(height / 46));
  const step = height / (2 * steps);
  const corners = Array.from(
    { length: 2 * steps + 1 },
    (_, index) => `${index % 2 === 0 ? -x + 4 : x - 4} ${-y + index * step}`,
  );
  return (
    <>
      <rect className={style.disc} x={-x} y={-y} width={width} height={height} rx={3} />
      <path className={style.zigzag} d={`M${corners.join('L')}`} />
    </>
  );
}

function nameOf({ kind, isOn, position }: DeviceSymbolProps): DeviceIconName {
  if (kind === 'filter') return 'filter';
  if (kind === 'pump') return isOn === undefined ? 'pump-unknown' : isOn ? 'pump-on' : 'pump-off';
  const quarter = position === undefined ? undefined : Math.round(Math.min(100, Math.max(0, position)) / 25) * 25;
  if (kind === 'three-way')
    return quarter === undefined ? 'three-way-unknown' : `three-way-${quarter as 0 | 25 | 50 | 75 | 100}`;
  if (quarter === 25 || quarter === 50 || quarter === 75) return 'valve-50';
  const isOpen = quarter === undefined ? isOn : quarter === 100;
  return isOpen === undefined ? 'valve-unknown' : isOpen ? 'valve-open' : 'valve-closed';
}

export function DeviceIcon({ name, size = ICON_PX }: { name: DeviceIconName; size?: number }) {
  return (
    <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      {DEVICE_ICON_ART[name].map(({ d, evenOdd, fill, stroke }) => (
        <path
          key={`${fill}${d}`}
          d={d}
          fill={fill ?? 'none'}
          stroke={stroke}
          {...(evenOdd === true && { fillRule: 'evenodd', clipRule: 'evenodd' })}
        />
      ))}
    </svg>
  );
}
