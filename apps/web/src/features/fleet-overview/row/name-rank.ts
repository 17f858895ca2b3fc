/**
 * Rank of each vessel by name. The list of a large fleet is answered each minute with the same names; sorting ten
 * thousand of them again would block the page.
 */
import type { Vessel } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';

type Named = Pick<Vessel, 'id' | 'name'>;

const byName = new Intl.Collator().compare;

export class NameRanks {
  #names: ReadonlyMap<VesselId, string> = new Map();
  #ranks: ReadonlyMap<VesselId, number> = new Map();

  /** The same map until a vessel is added, removed or renamed. */
  of(vessels: readonly Named[]): ReadonlyMap<VesselId, number> {
    const isSame = vessels.length === this.#names.size && vessels.every(({ id, name }) => this.#names.get(id) === name);
    if (isSame) return this.#ranks;
    const sorted = vessels.toSorted((a, b) => byName(a.name, b.name));
    this.#names = new Map(vessels.map(({ id, name }) => [id, name]));
    this.#ranks = new Map(sorted.map(({ id }, rank) => [id, rank]));
    return this.#ranks;
  }
}
