/** The vessels and tags of a stream by their index. Append-only: an index never changes its meaning. */
import type { Particulars, TagDeclaration, VesselReference } from '@fms/contract/link';

export interface VesselEntry {
  readonly reference: VesselReference;
  readonly create: boolean;
  readonly particulars: Particulars;
}

const vesselKey = ({ reference }: VesselEntry) =>
  `${reference.id ?? ''}\n${reference.mmsi ?? ''}\n${reference.name ?? ''}`;
const tagKey = ({ vesselIndex, name, source }: TagDeclaration) => `${vesselIndex}\n${name}\n${source}`;

export class StreamTables {
  readonly vessels: VesselEntry[] = [];
  readonly tags: TagDeclaration[] = [];
  readonly #vesselIndexes = new Map<string, number>();
  readonly #tagIndexes = new Map<string, number>();

  /** Index of the vessel; the one it already has when a stream is taken up again. */
  vessel(entry: VesselEntry): number {
    return indexIn(this.vessels, this.#vesselIndexes, vesselKey(entry), entry);
  }

  /** Index of the tag, unique per vessel by name and source. */
  tag(declaration: TagDeclaration): number {
    return indexIn(this.tags, this.#tagIndexes, tagKey(declaration), declaration);
  }
}

function indexIn<T>(list: T[], indexes: Map<string, number>, key: string, item: T): number {
  const known = indexes.get(key);
  if (known !== undefined) return known;
  const index = list.length;
  list.push(item);
  indexes.set(key, index);
  return index;
}
