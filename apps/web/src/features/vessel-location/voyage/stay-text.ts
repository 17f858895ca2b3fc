/** Texts for stays. */
import type { Stay } from '@fms/contract/voyage';
import { formatTime } from '@fms/domain/format';
import { computeDistanceMeters } from '@fms/domain/geo';
import { STAY_RADIUS_METERS } from '@fms/domain/track';
import type { Feature } from 'geojson';
import type { Translate } from '../../../language/index.ts';

/** More names than this would hide the track. */
const MOST_LABELS = 24;

const KIND_TEXT = { port: 'STAY_PORT', station: 'STAY_STATION', anchor: 'STAY_ANCHOR', drift: 'STAY_DRIFT' } as const;

/** `Stavanger`, `At anchor near Stavanger`, `Held in place`. */
export function formatStayName({ kind, portName }: Stay, t: Translate): string {
  if (portName === null) return t(KIND_TEXT[kind]);
  return kind === 'port' ? portName : t('STAY_NEAR', { kind: t(KIND_TEXT[kind]), port: portName });
}

/** Places by the time spent there, each once, with name and times; the present place shows the vessel's name. */
export function buildStayLabels(stays: readonly Stay[], t: Translate): Feature[] {
  const length = (place: readonly Stay[]) =>
    place.reduce((sum, { from, to }) => sum + Date.parse(to) - Date.parse(from), 0);
  return placesOf(stays)
    .filter((place) => !place.some(({ isCutAtEnd }) => isCutAtEnd))
    .sort((a, b) => length(b) - length(a))
    .slice(0, MOST_LABELS)
    .map((place) => placeLabel(place, t));
}

/** Ships come back to their quays: names of several stays in one place would lie over each other. */
function placesOf(stays: readonly Stay[]): [Stay, ...Stay[]][] {
  const places: [Stay, ...Stay[]][] = [];
  for (const stay of stays) {
    const known = places.find(([first]) => computeDistanceMeters(first, stay) <= STAY_RADIUS_METERS);
    if (known === undefined) places.push([stay]);
    else known.push(stay);
  }
  return places;
}

function placeLabel([first, ...others]: [Stay, ...Stay[]], t: Translate): Feature {
  const name = formatStayName(first, t);
  const label =
    others.length === 0
      ? `${name} ${formatTime(Date.parse(first.from), Date.now())}`
      : t('STAYS_IN_PLACE', { name, count: others.length + 1 });
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [first.longitude, first.latitude] },
    properties: { label },
  };
}
