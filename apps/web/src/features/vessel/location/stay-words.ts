/** Words for stays. */
import type { Stay } from '@fms/contract';
import { formatTime } from '@fms/domain';
import type { Feature } from 'geojson';
import type { Translate } from '../../../language/index.ts';

/** More names than this would hide the track. */
const MOST_LABELS = 24;

const KIND_TEXT = { port: 'STAY_PORT', station: 'STAY_STATION', anchor: 'STAY_ANCHOR', drift: 'STAY_DRIFT' } as const;

/** `Stavanger`, `At anchor near Stavanger`, `Held in place`. */
export function stayName({ kind, portName }: Stay, t: Translate): string {
  if (portName === null) return t(KIND_TEXT[kind]);
  return kind === 'port' ? portName : t('STAY_NEAR', { kind: t(KIND_TEXT[kind]), port: portName });
}

/** The longest stays as points with their names and arrivals, for the map; where she still is her own name stands. */
export function stayLabels(stays: readonly Stay[], t: Translate): Feature[] {
  const length = ({ from, to }: Stay) => Date.parse(to) - Date.parse(from);
  return stays
    .filter(({ isCutAtEnd }) => !isCutAtEnd)
    .sort((a, b) => length(b) - length(a))
    .slice(0, MOST_LABELS)
    .map((stay) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [stay.longitude, stay.latitude] },
      properties: { label: `${stayName(stay, t)} ${formatTime(Date.parse(stay.from), Date.now())}` },
    }));
}
