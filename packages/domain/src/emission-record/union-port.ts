/** Which ports count as ports of the European Union and the European Economic Area, as dated data. */
import { type FactorSet, pickFactorSet, toFactorDay } from '../plant-value/index.ts';
import type { Instant } from '../time/instant.ts';

const MEMBERS = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
/** Outermost regions that have a code of their own. */
const OUTERMOST = 'GF GP MQ YT RE';
const ECONOMIC_AREA = 'IS LI NO';

/** By the first two letters of the UN/LOCODE of a port. Faroe Islands, Greenland and Svalbard have codes that are not among them. */
export const UNION_COUNTRIES: readonly FactorSet<ReadonlySet<string>>[] = [
  {
    name: 'European Union and Economic Area 2021',
    source: 'TFEU articles 349 and 355; Agreement on the European Economic Area, article 126',
    validFrom: '2021-01-01',
    // Not yet compared with the texts of the treaties.
    verified: false,
    factors: new Set(`${MEMBERS} ${OUTERMOST} ${ECONOMIC_AREA}`.split(' ')),
  },
];

/** Whether a port of a country lies in the union at a time; false before the first set. `country`: two letters, `NL`. */
export function isUnionCountry(country: string, time: Instant): boolean {
  return pickFactorSet(UNION_COUNTRIES, toFactorDay(time))?.factors.has(country) ?? false;
}
