/** Finds the tags shown on a vessel's card of the fleet besides place and speed (§B2-13). */
import { findBatteries } from '../battery/battery-string.ts';
import { findNamedTag, type NamedTag } from '../tag/tag-name.ts';
import { findTanks } from '../tag/tank.ts';

interface MeasuredTag extends NamedTag {
  readonly unit: string;
}

export interface CardTags<T extends MeasuredTag> {
  /** Destination and estimated time of arrival, as the vessel states them (docs/tags.md). */
  readonly destination: T | undefined;
  readonly eta: T | undefined;
  /** Energy left, each in per cent: charge of the battery or levels of the fuel tanks. */
  readonly energy: { readonly kind: 'battery' | 'fuel'; readonly levels: readonly T[] } | undefined;
}

const CHARGE = 'state of charge';

/**
 * The battery of the whole vessel goes before the fuel tanks: a ferry that runs on it has a tank for emergencies. The
 * batteries of a yacht come last, since it runs on fuel.
 */
export function findCardTags<T extends MeasuredTag>(tags: readonly T[]): CardTags<T> {
  const named = (name: string) => findNamedTag(tags, name);
  const inPercent = (levels: readonly (T | undefined)[]) => levels.filter((tag): tag is T => tag?.unit === '%');
  const { whole, strings } = findBatteries(tags);
  const fuel = findTanks(tags).filter(({ medium }) => medium === 'fuel');
  const sources = [
    { kind: 'battery', levels: inPercent([whole.get(CHARGE)]) },
    { kind: 'fuel', levels: inPercent(fuel.map(({ level }) => level)) },
    { kind: 'battery', levels: inPercent(strings.map((string) => string.tags.get(CHARGE))) },
  ] as const;
  return {
    destination: named('Destination'),
    eta: named('Estimated time of arrival'),
    energy: sources.find(({ levels }) => levels.length > 0),
  };
}
