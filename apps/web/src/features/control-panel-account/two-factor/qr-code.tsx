import { encode } from 'uqr';
import style from './two-factor.module.css';

/** Light modules around the code, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;

/** A QR code as one path. Always dark on white: what reads it is a camera, not a palette. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={style.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
