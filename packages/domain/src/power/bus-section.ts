/** Sections of a switchboard that are joined by closed bus-ties. */
import { combine, hasValue, type PlantInput } from '../plant-value/index.ts';

export interface BusTie {
  /** Names of the sections it joins. */
  readonly between: readonly [string, string];
  readonly isClosed: PlantInput<boolean>;
}

export interface SectionGroup<Section> {
  readonly members: readonly Section[];
  /** Ties at any of its members: an unknown one leaves the whole group unknown. */
  readonly ties: readonly BusTie[];
}

/** Sections by what hangs together over ties known to be closed, in their order. */
export function groupSections<Section extends { readonly name: string }>(
  sections: readonly Section[],
  ties: readonly BusTie[],
): SectionGroup<Section>[] {
  const groups = new Map(sections.map(({ name }) => [name, new Set([name])]));
  for (const { between, isClosed } of ties) {
    const known = combine({ isClosed }, (of) => of.isClosed);
    if (!hasValue(known) || !known.value) continue;
    const [left, right] = between.map((name) => groups.get(name));
    if (!left || !right) continue;
    const joined = new Set([...left, ...right]);
    for (const name of joined) groups.set(name, joined);
  }
  return [...new Set(groups.values())].map((names) => ({
    members: sections.filter(({ name }) => names.has(name)),
    ties: ties.filter(({ between }) => between.some((name) => names.has(name))),
  }));
}
