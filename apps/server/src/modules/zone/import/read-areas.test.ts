import { describe, expect, it } from 'vitest';
import { Failure } from '../../../platform/failure.ts';
import { readAreas } from './read-areas.service.ts';

const kml = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const polygon = (corners: string, more = '') =>
  `<Polygon><outerBoundaryIs><LinearRing><coordinates>${corners}</coordinates></LinearRing></outerBoundaryIs>${more}</Polygon>`;
const SQUARE = '3,60,0 4,60,0\n 4,61,0 3,61,0 3,60,0';
const OUTLINE = [
  [3, 60],
  [4, 60],
  [4, 61],
  [3, 61],
];
const geojson = (geometry: unknown, name?: unknown) =>
  JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name }, geometry }] });
const ring = [...OUTLINE, OUTLINE[0]];

const read = (text: string) => readAreas({ text });
const refusal = (text: string) => {
  try {
    read(text);
  } catch (error) {
    return error instanceof Failure ? error.message : `not refused but broken: ${error}`;
  }
  return 'taken';
};

describe('readAreas', () => {
  it.each([
    ['KML', kml(`<Placemark><name>Mongstad &amp; sea</name>${polygon(SQUARE)}</Placemark>`), 'Mongstad & sea'],
    ['KML with a prefix', kml(`<k:Placemark xmlns:k="x"><k:name>A</k:name>${polygon(SQUARE)}</k:Placemark>`), 'A'],
    ['KML with a byte order mark', `\uFEFF${kml(`<Placemark><name>A</name>${polygon(SQUARE)}</Placemark>`)}`, 'A'],
    ['KML without a name', kml(`<Placemark>${polygon(SQUARE)}</Placemark>`), 'Area 1'],
    ['GeoJSON', geojson({ type: 'Polygon', coordinates: [ring] }, 'A'), 'A'],
    ['GeoJSON whose name is no text', geojson({ type: 'Polygon', coordinates: [ring] }, { toString: 1 }), 'Area 1'],
    ['GeoJSON of one geometry', JSON.stringify({ type: 'Polygon', coordinates: [ring] }), 'Area 1'],
  ])('%s', (_words, text, name) => expect(read(text)).toEqual([{ name, outlines: [OUTLINE] }]));

  it('takes several outlines of one area, and leaves out points and lines', () => {
    const shapes = `<MultiGeometry>${polygon(SQUARE)}${polygon(SQUARE)}<Point><coordinates>1,2</coordinates></Point></MultiGeometry>`;
    expect(read(kml(`<Placemark>${shapes}</Placemark><Placemark><Point/></Placemark>`))).toMatchObject([
      { outlines: [{ length: 4 }, { length: 4 }] },
    ]);
    expect(read(geojson({ type: 'LineString', coordinates: [[1, 2]] }))).toEqual([]);
  });

  it('goes on across 180°', () => {
    const [area] = read(kml(`<Placemark>${polygon('179,-18 -179,-18 -179,-17 179,-17 179,-18')}</Placemark>`));
    expect(area?.outlines).toEqual([
      [
        [179, -18],
        [181, -18],
        [181, -17],
        [179, -17],
      ],
    ]);
  });

  it.each([
    ['nothing', '', /no GeoJSON/],
    ['prose', 'hello', /no GeoJSON/],
    ['XML that is not closed', '<kml><Document>', /not well-formed/],
    ['an entity that is declared', '<!DOCTYPE k [<!ENTITY a "b">]><kml>&a;</kml>', /document type/],
    ['a billion laughs', `<!DOCTYPE k [${'<!ENTITY a "aaaaaaaaaa">'.repeat(50)}]><kml>&a;</kml>`, /document type/],
    ['an external entity', '<!DOCTYPE k SYSTEM "file:///etc/passwd"><kml/>', /document type/],
    ['an entity nobody declared', '<kml>&nosuch;</kml>', /not well-formed/],
    ['deep nesting', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`, /nested too deeply/],
    ['words for numbers', kml(`<Placemark>${polygon('a,b c,d e,f')}</Placemark>`), /not a longitude/],
    ['a latitude beyond the pole', kml(`<Placemark>${polygon('3,60 4,95 4,61')}</Placemark>`), /not a longitude/],
    ['an empty latitude', kml(`<Placemark>${polygon('3, 4, 5,')}</Placemark>`), /not a longitude/],
    ['deep nesting in GeoJSON', '['.repeat(100_000), /nested too deeply/],
    ['more values than corners make', `[${'0,'.repeat(999_000)}0]`, /no GeoJSON/],
    ['two corners', kml(`<Placemark>${polygon('3,60 4,60 3,60')}</Placemark>`), /fewer than three/],
    ['a hole', kml(`<Placemark>${polygon(SQUARE, '<innerBoundaryIs/>')}</Placemark>`), /has a hole/],
    ['a hole in GeoJSON', geojson({ type: 'Polygon', coordinates: [ring, ring] }), /has a hole/],
    ['numbers that are none', geojson({ type: 'Polygon', coordinates: [[[1, null]]] }), /no GeoJSON/],
    ['another type', JSON.stringify({ type: 'Topology' }), /no GeoJSON/],
    ['a prototype', '{"__proto__":{"type":"Polygon"},"type":"x"}', /no GeoJSON/],
  ])('refuses %s in words', (_words, text, words) => expect(refusal(text)).toMatch(words));
});
