/** Where the vessels of one berth stand when they are fanned out: rings around their middle, pixels. */
import type { VesselMarker } from './vessel-marker.ts';

const FIRST_RING = 36;
const RING_STEP = 34;
/** Room for a symbol on a ring. */
const SPACING = 34;

export function computeFanPlaces(
  members: readonly VesselMarker[],
): ReadonlyMap<VesselMarker, { x: number; y: number }> {
  const places = new Map<VesselMarker, { x: number; y: number }>();
  if (members.length < 2) return places;
  const middleX = members.reduce((sum, { x }) => sum + x, 0) / members.length;
  const middleY = members.reduce((sum, { y }) => sum + y, 0) / members.length;
  let radius = FIRST_RING;
  let begun = 0;
  while (begun < members.length) {
    const count = Math.min(Math.floor((2 * Math.PI * radius) / SPACING), members.length - begun);
    for (let i = 0; i < count; i++) {
      const angle = (2 * Math.PI * i) / count - Math.PI / 2;
      const member = members[begun + i] as VesselMarker;
      places.set(member, { x: middleX + radius * Math.cos(angle), y: middleY + radius * Math.sin(angle) });
    }
    begun += count;
    radius += RING_STEP;
  }
  return places;
}
