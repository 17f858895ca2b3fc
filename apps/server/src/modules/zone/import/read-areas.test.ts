import { describe, expect, it } from 'vitest';
import { Failure } from '../../../platform/failure/failure.ts';
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
const refusal = async (text: string) => {
  try {
    await read(text);
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
  ])('%s', async (_words, text, name) => expect(await read(text)).toEqual([{ name, outlines: [OUTLINE] }]));

  it('takes several outlines of one area, and leaves out points and lines', async () => {
    const shapes = `<MultiGeometry>${polygon(SQUARE)}${polygon(SQUARE)}<Point><coordinates>1,2</coordinates></Point></MultiGeometry>`;
    expect(await read(kml(`<Placemark>${shapes}</Placemark><Placemark><Point/></Placemark>`))).toMatchObject([
      { outlines: [{ length: 4 }, { length: 4 }] },
    ]);
    expect(await read(geojson({ type: 'LineString', coordinates: [[1, 2]] }))).toEqual([]);
  });

  it('goes on across 180°', async () => {
    const [area] = await read(kml(`<Placemark>${polygon('179,-18 -179,-18 -179,-17 179,-17 179,-18')}</Placemark>`));
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
    ['an undeclared entity', '<kml>&nosuch;</kml>', /not well-formed/],
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
  ])('refuses %s in words', async (_words, text, words) => expect(await refusal(text)).toMatch(words));
});

/** A round outline of so many corners. */
const circle = (corners: number) =>
  Array.from({ length: corners }, (_, n) => {
    const angle = (2 * Math.PI * n) / corners;
    return [Number((3 + Math.cos(angle)).toFixed(5)), Number((60 + Math.sin(angle)).toFixed(5))];
  });

async function counted(text: string) {
  let yields = 0;
  const outcome = await readAreas({ text }, async () => yields++).catch(({ message }: Failure) => message);
  return { outcome, yields };
}

/** Corners of few characters, so that many of them make a file of allowed size. */
const UNIT_SQUARE = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 1],
];

describe('a large file', () => {
  const rings = (count: number, corners: number) => Array.from({ length: count }, () => [circle(corners)]);

  it('of GeoJSON lets others be served between its outlines', async () => {
    const { outcome, yields } = await counted(geojson({ type: 'MultiPolygon', coordinates: rings(20, 4000) }));
    expect(outcome).toMatchObject([{ outlines: { length: 20 } }]);
    expect(yields).toBe(20);
  });

  it('of KML lets others be served between slices of its text', async () => {
    const outlines = Array.from({ length: 20 }, () => `<Placemark>${polygon(circle(4000).join(' '))}</Placemark>`);
    const text = kml(outlines.join(''));
    const { outcome, yields } = await counted(text);
    expect(outcome).toHaveLength(20);
    expect(yields).toBe(Math.ceil(text.length / (64 * 1024)) - 1);
    expect(yields).toBeGreaterThan(10);
  });

  it.each([
    ['an outline of GeoJSON', geojson({ type: 'Polygon', coordinates: [Array(300_000).fill([1, 2])] })],
    [
      'an outline of GeoJSON that holds no numbers',
      geojson({ type: 'Polygon', coordinates: [Array(300_000).fill('x')] }),
    ],
  ])('is refused for too many corners of %s before they are looked at', async (_words, text) => {
    expect(await counted(text)).toEqual({ outcome: expect.stringContaining('more than 5000 corners'), yields: 0 });
  });

  it('is refused for its size before it is parsed', async () => {
    const text = geojson({ type: 'Polygon', coordinates: [Array(380_000).fill([1, 2])] });
    expect(await counted(text)).toEqual({ outcome: 'The file has more than 2 MB.', yields: 0 });
  });

  it('is refused for too many corners of an outline of KML', async () => {
    const { outcome } = await counted(kml(`<Placemark>${polygon('1,2 '.repeat(380_000))}</Placemark>`));
    expect(outcome).toContain('more than 5000 corners');
  });

  it('is refused as soon as it has more corners than an organisation may have', async () => {
    const text = geojson({ type: 'MultiPolygon', coordinates: Array(60).fill([Array(1000).fill(UNIT_SQUARE).flat()]) });
    const { outcome, yields } = await counted(text);
    expect([outcome, yields]).toEqual([expect.stringContaining('more than 200000 corners together'), 50]);
  });
});
