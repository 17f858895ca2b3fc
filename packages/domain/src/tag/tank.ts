/** Tanks among the tags of a ship, and what they hold (docs/tags.md; §B6-7). */
import { findEquipment } from './equipment.ts';
import type { NamedTag } from './tag-name.ts';

/** What a tank holds, as OpenBridge's colours of media tell apart. */
export type TankMedium = 'fuel' | 'oil' | 'fresh-water' | 'sea-water' | 'waste' | 'mass' | 'gas' | 'chemical';

export interface Tank<T extends NamedTag> {
  /** `Fuel oil tank, port`. */
  readonly name: string;
  /** Undefined where the name does not tell. */
  readonly medium: TankMedium | undefined;
  readonly level: T | undefined;
  readonly volume: T | undefined;
  readonly temperature: T | undefined;
}

const TANK_NAME = /\b(tank|well|bunker)\b/i;

/** Words of a name and what they mean, the telling ones first: "sewage" before "water", "gas oil" before "gas". */
const MEDIUM_WORDS: readonly (readonly [RegExp, TankMedium])[] = [
  [/urea|adblue|acid|caustic|chemical|methanol/i, 'chemical'],
  [/sewage|gr[ae]y|black|bilge|sludge|waste|slop|dirty/i, 'waste'],
  [/\b(mud|cement|barite|bulk|brine|cargo)\b/i, 'mass'],
  [/fuel|diesel|gas oil|bunker|\b(mgo|mdo|hfo|ifo|vlsfo|fo|do)\b/i, 'fuel'],
  [/\b(lng|lpg|gas|nitrogen)\b/i, 'gas'],
  [/\b(lube|lubricating|hydraulic|thermal|lo|oil)\b/i, 'oil'],
  [/fresh|potable|drinking|distilled|feed|\bfw\b/i, 'fresh-water'],
  [/ballast|heeling|trim|drill|peak|sea|water|well|\b(bw|sw)\b/i, 'sea-water'],
];

export function findTankMedium(name: string): TankMedium | undefined {
  return MEDIUM_WORDS.find(([words]) => words.test(name))?.[1];
}

const ORDER: readonly (TankMedium | undefined)[] = [
  'fuel',
  'oil',
  'gas',
  'fresh-water',
  'sea-water',
  'mass',
  'chemical',
  'waste',
  undefined,
];

/** Tanks whose level or volume is measured: fuel first, waste last, those of one medium by name. */
export function findTanks<T extends NamedTag>(tags: readonly T[]): Tank<T>[] {
  return findEquipment(tags, ['level', 'volume', 'temperature'])
    .filter(({ name, byQuantity }) => TANK_NAME.test(name) && (byQuantity.has('level') || byQuantity.has('volume')))
    .map(({ name, byQuantity }) => ({
      name,
      medium: findTankMedium(name),
      level: byQuantity.get('level'),
      volume: byQuantity.get('volume'),
      temperature: byQuantity.get('temperature'),
    }))
    .sort(compareTanks);
}

/** Fuel before waste, those of one medium by name, tank 2 before tank 10. */
export function compareTanks(a: Pick<Tank<never>, 'name' | 'medium'>, b: Pick<Tank<never>, 'name' | 'medium'>): number {
  return ORDER.indexOf(a.medium) - ORDER.indexOf(b.medium) || a.name.localeCompare(b.name, 'en', { numeric: true });
}

/**
 * `Drill water/ballast 2, stbd` of `Drill water and ballast tank 2, starboard`, for lists that hold nothing but tanks. No
 * word is cut: what tells one tank from the next stands at the end.
 */
export function shortenTankName(name: string): string {
  const short = name
    .replace(/ tank\b/i, '')
    .replace(/\bstarboard\b/i, 'stbd')
    .replace(/ and /i, '/');
  return short === '' ? name : short;
}
