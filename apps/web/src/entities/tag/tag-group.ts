/** Tags by subsystem, navigation first. */
import type { Tag } from '@fms/contract/tag';

export interface TagGroup {
  readonly subsystem: string;
  readonly tags: readonly Tag[];
}

/** What is looked at first stands first; the rest by name. */
const ORDER = [
  'Navigation',
  'Propulsion',
  'Power',
  'Fuel',
  'Battery',
  'Tanks',
  'Scrubber',
  'Weather',
  'Route',
  'Voyage',
  'GNSS',
];

/** String 2 stands before string 10. */
const byName = (a: Tag, b: Tag) => a.name.localeCompare(b.name, 'en', { numeric: true });

export function groupBySubsystem(tags: readonly Tag[]): TagGroup[] {
  const groups = new Map<string, Tag[]>();
  for (const tag of tags) groups.set(tag.subsystem, [...(groups.get(tag.subsystem) ?? []), tag]);
  return [...groups]
    .map(([subsystem, members]) => ({ subsystem, tags: members.sort(byName) }))
    .sort((a, b) => rank(a.subsystem) - rank(b.subsystem) || a.subsystem.localeCompare(b.subsystem));
}

function rank(subsystem: string): number {
  const index = ORDER.indexOf(subsystem);
  return index === -1 ? ORDER.length : index;
}

/**
 * A tag's name without the first word that all of its group share: under "Transducers" none needs to begin with
 * "Transducer".
 */
export function shortenTagName({ name }: Tag, group: readonly Tag[]): string {
  const [first = '', ...rest] = name.split(' ');
  const isShared = group.length > 1 && group.every((tag) => tag.name.startsWith(`${first} `));
  if (!isShared || rest.length === 0) return name;
  const words = rest.join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The tag that is expected most often: it tells soonest that its subsystem has fallen silent. */
export function findFastestTag(tags: readonly Tag[]): Tag | undefined {
  const interval = ({ intervalSeconds }: Tag) => intervalSeconds ?? Number.POSITIVE_INFINITY;
  return tags.reduce<Tag | undefined>(
    (best, tag) => (best === undefined || interval(tag) < interval(best) ? tag : best),
    undefined,
  );
}
