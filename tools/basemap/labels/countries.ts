/** Country names with a label point well inside the country's largest piece. */

import type { Position } from 'geojson';
import polylabel from 'polylabel';
import type { CountryArea } from '../sources/natural-earth-atlas.ts';

export interface CountryName {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly minZoom: number;
}

/** Abbreviations of the 1:10m file written out, and names that changed since it was made (2018). */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  'Antigua and Barb.': 'Antigua and Barbuda',
  'Bosnia and Herz.': 'Bosnia and Herzegovina',
  'British Virgin Is.': 'British Virgin Islands',
  'Cayman Is.': 'Cayman Islands',
  'Central African Rep.': 'Central African Republic',
  'Cook Is.': 'Cook Islands',
  'Dem. Rep. Congo': 'DR Congo',
  'Dominican Rep.': 'Dominican Republic',
  'Eq. Guinea': 'Equatorial Guinea',
  'Faeroe Is.': 'Faroe Islands',
  'Falkland Is.': 'Falkland Islands',
  'Fr. Polynesia': 'French Polynesia',
  Macedonia: 'North Macedonia',
  'Marshall Is.': 'Marshall Islands',
  'N. Mariana Is.': 'Northern Mariana Islands',
  'S. Geo. and the Is.': 'South Georgia',
  'S. Sudan': 'South Sudan',
  'Solomon Is.': 'Solomon Islands',
  'St. Kitts and Nevis': 'Saint Kitts and Nevis',
  'St. Pierre and Miquelon': 'Saint Pierre and Miquelon',
  'St. Vin. and Gren.': 'Saint Vincent',
  'São Tomé and Principe': 'São Tomé and Príncipe',
  'Turks and Caicos Is.': 'Turks and Caicos Islands',
  'U.S. Virgin Is.': 'US Virgin Islands',
  'United States of America': 'United States',
  'W. Sahara': 'Western Sahara',
  eSwatini: 'Eswatini',
};

/** Bases, leases, buffer zones, reefs and scattered groups whose middle is open water: drawn, not named. */
const NOT_NAMED: ReadonlySet<string> = new Set([
  'Akrotiri',
  'Ashmore and Cartier Is.',
  'Baikonur',
  'Bajo Nuevo Bank',
  'Br. Indian Ocean Ter.',
  'Clipperton I.',
  'Coral Sea Is.',
  'Cyprus U.N. Buffer Zone',
  'Dhekelia',
  'Fr. S. Antarctic Lands',
  'Heard I. and McDonald Is.',
  'Hong Kong',
  'Indian Ocean Ter.',
  'Macao',
  'Monaco',
  'N. Cyprus',
  'San Marino',
  'Scarborough Reef',
  'Serranilla Bank',
  'Siachen Glacier',
  'Somaliland',
  'Spratly Is.',
  'St-Martin',
  'U.S. Minor Outlying Is.',
  'USNB Guantanamo Bay',
  'Vatican',
  'Wallis and Futuna Is.',
]);

/** A larger country shows earlier; areas in square degrees of the map, which is what a label has to fit in. */
const MIN_ZOOM_OF_AREA: readonly (readonly [squareDegrees: number, zoom: number])[] = [
  [120, 1],
  [40, 2],
  [12, 3],
  [3, 4],
  [0.3, 5],
  [0, 6],
];

export function listCountryNames(countries: readonly CountryArea[]): CountryName[] {
  return countries.flatMap((country) => {
    if (NOT_NAMED.has(country.name)) return [];
    const largest = country.polygons.toSorted((a, b) => area(b) - area(a))[0];
    if (!largest) return [];
    const projected = largest.map((ring) =>
      ring.map(([longitude = 0, latitude = 0]) => [longitude, mercatorDegrees(latitude)]),
    );
    const [longitude = 0, y = 0] = polylabel(projected, 0.05);
    const size = area(largest);
    return [
      {
        name: WRITTEN_OUT[country.name] ?? country.name,
        longitude: longitude > 180 ? longitude - 360 : longitude,
        latitude: latitudeOf(y),
        minZoom: MIN_ZOOM_OF_AREA.find(([from]) => size >= from)?.[1] ?? 6,
      },
    ];
  });
}

/** Web Mercator's y in the unit of longitude, so that shapes are measured as they appear. */
function mercatorDegrees(latitude: number): number {
  const limited = Math.min(Math.max(latitude, -85), 85);
  return (Math.log(Math.tan(Math.PI / 4 + (limited * Math.PI) / 360)) * 180) / Math.PI;
}

const latitudeOf = (y: number): number => (Math.atan(Math.exp((y * Math.PI) / 180)) * 360) / Math.PI - 90;

function area(polygon: readonly (readonly Position[])[]): number {
  const [ring = []] = polygon;
  let doubled = 0;
  for (let index = 1; index < ring.length; index++) {
    const [x0 = 0, y0 = 0] = ring[index - 1] ?? [];
    const [x1 = 0, y1 = 0] = ring[index] ?? [];
    doubled += x0 * mercatorDegrees(y1) - x1 * mercatorDegrees(y0);
  }
  return Math.abs(doubled) / 2;
}
