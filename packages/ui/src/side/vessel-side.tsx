import style from './vessel-side.module.css';
import { VESSEL_SIDE_ART } from './vessel-side-art.ts';
import type { VesselSideName } from './vessel-side-names.ts';

/** A ship of its type from the side, as OpenBridge draws it, in the colour of the text; as large as its place. */
export function VesselSide({ type }: { type: VesselSideName }) {
  const { hull, lines } = VESSEL_SIDE_ART[type];
  return (
    <svg className={style.side} viewBox="6 24 150 74" aria-hidden="true">
      <path d={hull} className={style.hull} />
      <path d={lines} className={style.lines} />
    </svg>
  );
}
