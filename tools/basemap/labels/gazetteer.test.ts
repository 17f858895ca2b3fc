import { describe, expect, it } from 'vitest';
import { readPlaces } from './gazetteer.ts';

const places = readPlaces();
const place = (name: string) => places.find((other) => other.name === name);

describe('readPlaces', () => {
  it('finds every listed city where it is', () => {
    expect(place('Bergen')).toMatchObject({ minZoom: 5 });
    expect(place('Bergen')?.latitude).toBeCloseTo(60.39, 1);
    expect(place('København')?.longitude).toBeCloseTo(12.57, 1);
  });

  it('takes the right one of several places of one name', () => {
    expect(place('Miami')?.latitude).toBeCloseTo(25.77, 1);
    expect(place('Shenzhen')?.longitude).toBeCloseTo(114.07, 1);
  });

  it('adds ports at close zooms only, none of them twice', () => {
    const ports = places.filter(({ name }) => name === 'Sandefjord');
    expect(ports).toHaveLength(1);
    expect(ports[0]?.minZoom).toBe(7);
    const positions = places.map(({ longitude, latitude }) => `${longitude} ${latitude}`);
    expect(new Set(positions).size).toBe(positions.length);
  });
});
