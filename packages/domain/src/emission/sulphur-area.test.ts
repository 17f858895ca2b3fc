import { describe, expect, it } from 'vitest';
import { computeDistanceMeters } from '../geo/geodesy.ts';
import { computeZoneDepthMeters } from '../zone/zone.ts';
import { findSulphurArea, listDrawnAreas } from './sulphur-area.ts';
import { SULPHUR_AREAS } from './sulphur-area-data.ts';

const TODAY = Date.parse('2026-11-23');
const at = (latitude: number, longitude: number, time = TODAY) => findSulphurArea({ latitude, longitude }, time);

describe('findSulphurArea', () => {
  it.each([
    ['Rotterdam', 51.95, 4.1],
    ['Antwerp', 51.27, 4.35],
    ['Hamburg', 53.54, 9.97],
    ['Bergen', 60.39, 5.32],
    ['the end of the Sognefjord', 61.1, 7.3],
    ['Oslo', 59.9, 10.74],
    ['Esbjerg', 55.46, 8.43],
    ['Aberdeen', 57.14, -2.07],
    ['Grangemouth', 56.03, -3.7],
    ['London', 51.46, 0.3],
    ['Southampton', 50.9, -1.4],
    ['Plymouth', 50.36, -4.15],
    ['Le Havre', 49.48, 0.1],
    ['Saint-Malo', 48.65, -2.03],
    ['Shetland', 60.15, -1.13],
    ['the Skagerrak', 58.2, 9.5],
    ['just south of 62° N', 61.99, 2],
    ['just east of 5° W in the Channel', 49.2, -4.99],
  ])('%s is in the North Sea area', (_place, latitude, longitude) => {
    expect(at(latitude, longitude)).toEqual({ kind: 'inside', area: 'North Sea' });
  });

  it.each([
    ['Gothenburg, south of the parallel of the Skaw', 57.69, 11.9],
    ['Aarhus', 56.15, 10.23],
    ['Copenhagen', 55.7, 12.6],
    ['Kiel', 54.37, 10.17],
    ['Flensburg', 54.8, 9.43],
    ['Lübeck', 53.9, 10.85],
    ['Szczecin', 53.45, 14.6],
    ['Gdańsk', 54.4, 18.67],
    ['Klaipėda', 55.7, 21.13],
    ['Riga', 57.03, 24.05],
    ['Tallinn', 59.45, 24.76],
    ['St Petersburg', 59.9, 30.2],
    ['Helsinki', 60.15, 24.95],
    ['Stockholm', 59.32, 18.1],
    ['Gävle', 60.68, 17.2],
    ['Luleå', 65.57, 22.2],
    ['Oulu', 65.0, 25.4],
    ['Karlskrona', 56.15, 15.6],
  ])('%s is in the Baltic', (_place, latitude, longitude) => {
    expect(at(latitude, longitude)).toEqual({ kind: 'inside', area: 'Baltic Sea' });
  });

  it.each([
    ['Liverpool', 53.45, -3.1],
    ['the Bristol Channel', 51.35, -3.3],
    ['the Clyde', 55.9, -4.8],
    ['just west of 5° W', 49.2, -5.01],
    ['Brest', 48.35, -4.5],
    ['the middle of the Atlantic', 30, -40],
    ['the Indian Ocean', -10, 70],
    ['Singapore', 1.2, 103.8],
    ['Ålesund, north of 62° N', 62.47, 6.15],
  ])('%s is outside in 2026', (_place, latitude, longitude) => {
    expect(at(latitude, longitude)).toEqual({ kind: 'outside' });
  });

  it.each([
    ['off New York', 40.4, -73.5, 'North American area'],
    ['Puerto Rico', 18.5, -66.1, 'North American area'],
    ['Genoa', 44.4, 8.9, 'Mediterranean Sea'],
  ])('%s is unknown: the product does not have that border', (_place, latitude, longitude, area) => {
    expect(at(latitude, longitude)).toEqual({ kind: 'unknown', area });
  });

  it.each([
    ['the Mediterranean before May 2025', 44.4, 8.9, '2025-04-30', 'outside'],
    ['the Mediterranean from May 2025', 44.4, 8.9, '2025-05-01', 'unknown'],
    ['Ålesund from March 2027', 62.47, 6.15, '2027-03-01', 'unknown'],
    ['the North Sea before it was an area', 56, 3, '2007-11-21', 'outside'],
    ['the Baltic before the North Sea', 55, 15, '2007-11-21', 'inside'],
  ])('%s', (_words, latitude, longitude, date, kind) => {
    expect(at(latitude, longitude, Date.parse(date)).kind).toBe(kind);
  });
});

it('draws no area whose border it does not have, nor one before its day', () => {
  expect(listDrawnAreas(TODAY).map(({ name, verified }) => [name, verified])).toEqual([
    ['North Sea', false],
    ['Baltic Sea', false],
  ]);
  expect(listDrawnAreas(Date.parse('2007-01-01')).map(({ name }) => name)).toEqual(['Baltic Sea']);
});

it('draws both areas without an overlap or a gap along the Skaw', () => {
  const [northSea, baltic] = SULPHUR_AREAS.map(({ factors }) => [factors.outline]);
  if (northSea === undefined || baltic === undefined) throw new Error('no areas');
  for (let longitude = 10.7; longitude < 12.3; longitude += 0.1) {
    const north = { latitude: 57.7468, longitude };
    const south = { latitude: 57.7465, longitude };
    expect(computeZoneDepthMeters(northSea, north)).toBeGreaterThan(0);
    expect(computeZoneDepthMeters(baltic, north)).toBeLessThan(0);
    expect(computeZoneDepthMeters(baltic, south)).toBeGreaterThan(0);
    expect(computeDistanceMeters(north, south)).toBeLessThan(40);
  }
});
