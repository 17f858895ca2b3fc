import type { Tag } from '@fms/contract/tag';

/** A choice of tags by name; one of a ship with several sources says its source. */
export const listTagOptions = (tags: readonly Tag[]): { value: string; label: string }[] =>
  tags.map(({ Id, name, source }) => ({ value: String(Id), label: source === '' ? name : `${name} · ${source}` }));
