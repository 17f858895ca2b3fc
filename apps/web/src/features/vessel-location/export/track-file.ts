/**
 * A track as a file for other programs. Every format gets pieces that end at gaps and at 180°, where the line between
 * would otherwise be drawn right across the world (RFC 7946 section 3.1.9 asks for it, others need it as much).
 */
import { escapeXml } from '@fms/domain/export';
import { MAX_LONGITUDE } from '@fms/domain/geo';
import type { Instant } from '@fms/domain/time';
import type { TrackPoint } from '@fms/domain/track';
import { formatCsv } from '../../../export/index.ts';
import { isTrackGap } from '../../../map/index.ts';

export const TRACK_FORMATS = ['gpx', 'kml', 'geojson', 'csv'] as const;
export type TrackFormat = (typeof TRACK_FORMATS)[number];

export interface TrackFileRequest {
  readonly name: string;
  /** Newest first, as tracks are kept. */
  readonly points: readonly TrackPoint[];
  /** With which scope they were asked for. */
  readonly scope: number;
  readonly from: Instant;
  readonly to: Instant;
}

const TYPES: Record<TrackFormat, string> = {
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  geojson: 'application/geo+json',
  csv: 'text/csv',
};

export function buildTrackFile(format: TrackFormat, ask: TrackFileRequest): Blob {
  return new Blob([formatTrack(format, ask)], { type: TYPES[format] });
}

export function formatTrack(format: TrackFormat, ask: TrackFileRequest): string {
  if (format === 'csv') return csv(ask);
  const pieces = splitTrack(ask);
  if (format === 'gpx') return gpx(ask, pieces);
  return format === 'kml' ? kml(ask, pieces) : geoJson(ask, pieces);
}

type Pieces = readonly (readonly TrackPoint[])[];

/** Oldest first; a piece of one point is none. */
export function splitTrack({ points, scope }: Pick<TrackFileRequest, 'points' | 'scope'>): TrackPoint[][] {
  const pieces: TrackPoint[][] = [];
  let piece: TrackPoint[] = [];
  let before: TrackPoint | undefined;
  for (const point of [...points].reverse()) {
    if (before === undefined || isTrackGap(before, point, scope)) {
      piece = [point];
      pieces.push(piece);
    } else if (Math.abs(point.longitude - before.longitude) > MAX_LONGITUDE) {
      const edge = crossing(before, point);
      piece.push(edge);
      piece = [{ ...edge, longitude: -edge.longitude }, point];
      pieces.push(piece);
    } else piece.push(point);
    before = point;
  }
  return pieces.filter(({ length }) => length > 1);
}

/** The point at 180° between two, on the side of the first. */
function crossing(before: TrackPoint, after: TrackPoint): TrackPoint {
  const edge = before.longitude > 0 ? MAX_LONGITUDE : -MAX_LONGITUDE;
  const step = after.longitude + 2 * edge - before.longitude;
  const share = step === 0 ? 0 : (edge - before.longitude) / step;
  return {
    time: Math.round(before.time + share * (after.time - before.time)),
    latitude: before.latitude + share * (after.latitude - before.latitude),
    longitude: edge,
  };
}

const iso = (time: Instant) => new Date(time).toISOString();
const degrees = (value: number) => value.toFixed(6);
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function gpx({ name, from, to }: TrackFileRequest, pieces: Pieces): string {
  const point = ({ latitude, longitude, time }: TrackPoint) =>
    `<trkpt lat="${degrees(latitude)}" lon="${degrees(longitude)}"><time>${iso(time)}</time></trkpt>`;
  const segments = pieces.map((piece) => `<trkseg>${piece.map(point).join('')}</trkseg>`);
  const title = escapeXml(name);
  return (
    `${HEAD}<gpx version="1.1" creator="Fleet Management System" xmlns="http://www.topografix.com/GPX/1/1">` +
    `<metadata><name>${title}</name><desc>${iso(from)} to ${iso(to)}, times in UTC</desc></metadata>` +
    `<trk><name>${title}</name>\n${segments.join('\n')}\n</trk></gpx>\n`
  );
}

function kml({ name, from, to }: TrackFileRequest, pieces: Pieces): string {
  const whens = (piece: readonly TrackPoint[]) => piece.map(({ time }) => `<when>${iso(time)}</when>`).join('');
  const coords = (piece: readonly TrackPoint[]) =>
    piece
      .map(({ latitude, longitude }) => `<gx:coord>${degrees(longitude)} ${degrees(latitude)} 0</gx:coord>`)
      .join('');
  const tracks = pieces.map((piece) => `<gx:Track>${whens(piece)}${coords(piece)}</gx:Track>`);
  return (
    `${HEAD}<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>` +
    `<name>${escapeXml(name)}</name><description>${iso(from)} to ${iso(to)}, times in UTC</description>` +
    `<Placemark><name>${escapeXml(name)}</name><gx:MultiTrack><gx:interpolate>0</gx:interpolate>\n${tracks.join('\n')}\n` +
    '</gx:MultiTrack></Placemark></Document></kml>\n'
  );
}

function geoJson({ name, from, to }: TrackFileRequest, pieces: Pieces): string {
  const feature = {
    type: 'Feature',
    properties: {
      name,
      from: iso(from),
      to: iso(to),
      coordTimes: pieces.map((piece) => piece.map(({ time }) => iso(time))),
    },
    geometry: {
      type: 'MultiLineString',
      coordinates: pieces.map((piece) =>
        piece.map(({ latitude, longitude }) => [Number(degrees(longitude)), Number(degrees(latitude))]),
      ),
    },
  };
  return `${JSON.stringify({ type: 'FeatureCollection', features: [feature] })}\n`;
}

/** Points as they are: a table has no lines that could go wrong. */
function csv({ name, points, from, to }: TrackFileRequest): string {
  return formatCsv({
    name,
    about: [
      ['Vessel', name],
      ['From', iso(from)],
      ['To', iso(to)],
      ['Zone', 'UTC'],
    ],
    columns: [{ title: 'time, UTC' }, { title: 'latitude, deg' }, { title: 'longitude, deg' }],
    rows: [...points].reverse().map(({ time, latitude, longitude }) => [new Date(time), latitude, longitude]),
  });
}
