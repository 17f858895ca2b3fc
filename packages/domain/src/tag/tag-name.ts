/** Names of tags: the one its ship gives it, by which it is found, and the one people may give it, which is shown. */

/** As much of a tag as its name tells. */
export interface NamedTag {
  readonly name: string;
  /** Its name on board, where people gave it another. */
  readonly declaredName?: string | undefined;
}

/** The name by which a tag is found: what people call it does not take it out of a widget, a formula or a card. */
export function getBoardName({ name, declaredName }: NamedTag): string {
  return declaredName ?? name;
}

/** The tag of that name on board, else the one that is shown under it; of several the first. */
export function findNamedTag<T extends NamedTag>(tags: readonly T[], name: string): T | undefined {
  return tags.find((tag) => getBoardName(tag) === name) ?? tags.find((tag) => tag.name === name);
}
