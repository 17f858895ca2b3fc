/** What a card of the fleet says of a vessel besides where she is and how fast, found among her tags (§B2-13). */
import { findBatteries } from '../battery/battery-string.ts';
import type { NamedTag } from '../tag/equipment.ts';
import { findTanks } from '../tag/tank.ts';

interface MeasuredTag extends NamedTag {
  readonly unit: string;
}

export interface CardTags<T extends MeasuredTag> {
  /** Where she is bound, and when she will be there, as she says it (docs/tags.md). */
  readonly destination: T | undefined;
  readonly eta: T | undefined;
  /** What she has left to go on, each in per cent: charge of her battery or levels of her fuel tanks. */
  readonly energy: { readonly kind: 'battery' | 'fuel'; readonly levels: readonly T[] } | undefined;
}

const CHARGE = 'state of charge';

/**
 * A ship's battery, called just that, goes before her tanks: a ferry that runs on it has a tank for emergencies. The
 * batteries of a yacht come last, since she sails on her fuel.
 */
export function findCardTags<T extends MeasuredTag>(tags: readonly T[]): CardTags<T> {
  const named = (name: string) => tags.find((tag) => tag.name === name);
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
