import { describe, expect, it } from 'vitest';
import { formatTrack, splitTrack } from './track-file.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const point = (minutes: number, latitude: number, longitude: number) => ({
  time: START + minutes * 60_000,
  latitude,
  longitude,
});

/** East over 180°, then silence and another place; newest first. */
const points = [
  point(122, -16.01, -179.5),
  point(120, -16, -179.5),
  point(2, -17, -179.97),
  point(1, -17.01, -179.99),
  point(0, -17.03, 179.97),
];
const ask = { name: 'Havbris & <Co>', points, scope: 10, from: START, to: START + 7_200_000 };

describe('splitTrack', () => {
  it('end at 180° on both sides of it, and at gaps', () => {
    const pieces = splitTrack(ask);
    expect(pieces.map((piece) => piece.map(({ longitude }) => longitude))).toEqual([
      [179.97, 180],
      [-180, -179.99, -179.97],
      [-179.5, -179.5],
    ]);
    expect(pieces[0]?.[1]?.latitude).toBeCloseTo(-17.015, 6);
    expect(pieces[0]?.[1]?.time).toBe(START + 45_000);
  });

  it('goes west as well', () => {
    const west = [point(1, 0.1, 179.9), point(0, 0.1, -179.9)];
    expect(splitTrack({ points: west, scope: 10 }).map((piece) => piece.map(({ longitude }) => longitude))).toEqual([
      [-179.9, -180],
      [180, 179.9],
    ]);
  });
});

describe('formatTrack', () => {
  it('is GPX with a segment for each piece', () => {
    const text = formatTrack('gpx', ask);
    expect(text.match(/<trkseg>/g)).toHaveLength(3);
    expect(text).toContain('<name>Havbris &amp; &lt;Co&gt;</name>');
    expect(text).toContain('<trkpt lat="-17.030000" lon="179.970000"><time>2026-11-21T12:00:00.000Z</time></trkpt>');
  });

  it('is KML with times and places in pairs', () => {
    const text = formatTrack('kml', ask);
    expect(text.match(/<gx:Track>/g)).toHaveLength(3);
    expect(text.match(/<when>/g)).toHaveLength((text.match(/<gx:coord>/g) ?? []).length);
  });

  it('is GeoJSON that never leaves ±180°', () => {
    const { features } = JSON.parse(formatTrack('geojson', ask)) as {
      features: { geometry: { coordinates: number[][][] }; properties: { coordTimes: string[][] } }[];
    };
    const [feature] = features;
    expect(feature?.geometry.coordinates.map(({ length }) => length)).toEqual([2, 3, 2]);
    expect(feature?.properties.coordTimes.map(({ length }) => length)).toEqual([2, 3, 2]);
    expect(feature?.geometry.coordinates.flat().every(([longitude]) => Math.abs(longitude ?? 999) <= 180)).toBe(true);
  });

  it('is CSV with the points as they are, oldest first', () => {
    const lines = formatTrack('csv', ask).split('\r\n');
    expect(lines.slice(4, 6)).toEqual([
      '"time, UTC","latitude, deg","longitude, deg"',
      '2026-11-21T12:00:00.000Z,-17.03,179.97',
    ]);
  });
});
