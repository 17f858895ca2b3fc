import type { SymbolPart } from './symbol-part.ts';

export interface ClusterStyle {
  /** Share of the cluster's vessels under way, 0 to 1: the Live arc of the ring, clockwise from north. */
  underWayShare: number;
  surface: string;
  ring: string;
  live: string;
}

/** Edge of the box a cluster is drawn in; the count is text over it (12 px, 600). */
export const CLUSTER_BOX = 34;
const CENTRE = CLUSTER_BOX / 2;
const RADIUS = 15;

/** A surface disc with its ring; the highest alert shape rides at its upper right. */
export function buildClusterParts({ underWayShare, surface, ring, live }: ClusterStyle): SymbolPart[] {
  const circle = arc(1);
  const parts: SymbolPart[] = [{ d: circle, fill: surface, stroke: ring, width: 1.6 }];
  if (underWayShare > 0) parts.push({ d: arc(Math.min(1, underWayShare)), stroke: live, width: 3 });
  return parts;
}

/** Part of the ring from north, clockwise; a whole one is two halves, since an arc cannot end where it begins. */
function arc(share: number): string {
  const top = CENTRE - RADIUS;
  if (share >= 1) {
    return `M${CENTRE} ${top}A${RADIUS} ${RADIUS} 0 1 1 ${CENTRE} ${CENTRE + RADIUS}A${RADIUS} ${RADIUS} 0 1 1 ${CENTRE} ${top}`;
  }
  const angle = 2 * Math.PI * share;
  const x = (CENTRE + RADIUS * Math.sin(angle)).toFixed(2);
  const y = (CENTRE - RADIUS * Math.cos(angle)).toFixed(2);
  return `M${CENTRE} ${top}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}`;
}
