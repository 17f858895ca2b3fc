/** One stream of a connection: which vessel and which tag each index means. Indexes never change their meaning. */
import type { TagDeclaration } from '@fms/contract/link';
import type { VesselId } from '@fms/domain/identity';
import type { LinkTag, TagDirectory } from './ports.ts';

/** Vessels and tags one stream may name; a fleet of a thousand ships of 200 tags fits. */
const MAX_VESSELS = 20_000;
const MAX_TAGS = 400_000;

export class LinkStream {
  readonly name: string;
  readonly #vessels: (VesselId | undefined)[] = [];
  readonly #tags: (LinkTag | undefined)[] = [];

  constructor(name: string) {
    this.name = name;
  }

  vesselAt(index: number): VesselId | undefined {
    return this.#vessels[index];
  }

  /** Where the stream names a vessel; undefined where it does not. */
  indexOf(vesselId: VesselId): number | undefined {
    const index = this.#vessels.indexOf(vesselId);
    return index < 0 ? undefined : index;
  }

  tagAt(index: number): LinkTag | undefined {
    return this.#tags[index];
  }

  get vesselIds(): VesselId[] {
    return this.#vessels.filter((vesselId) => vesselId !== undefined);
  }

  /** The vessel that answers for what cannot be said of any other. */
  get firstVessel(): VesselId | undefined {
    return this.#vessels.find((vesselId) => vesselId !== undefined);
  }

  /** False when the index is beyond what one stream may name. */
  nameVessel(index: number, vesselId: VesselId): boolean {
    if (index >= MAX_VESSELS) return false;
    this.#vessels[index] = vesselId;
    return true;
  }

  /** Makes the tags known; those of vessels that were not accepted stay unknown. False beyond the bound. */
  async nameTags(
    firstIndex: number,
    declarations: readonly TagDeclaration[],
    directory: TagDirectory,
  ): Promise<boolean> {
    if (firstIndex + declarations.length > MAX_TAGS) return false;
    const placesOfVessel = new Map<VesselId, number[]>();
    for (const [place, { vesselIndex }] of declarations.entries()) {
      const vesselId = this.#vessels[vesselIndex];
      if (vesselId === undefined) continue;
      const places = placesOfVessel.get(vesselId);
      if (places) places.push(place);
      else placesOfVessel.set(vesselId, [place]);
    }
    // Together, so that the directory may write those of many vessels at once.
    const declared = [...placesOfVessel].map(async ([vesselId, places]) => {
      const tags = await directory.declare(
        vesselId,
        places.map((place) => declarations[place] as TagDeclaration),
      );
      for (const [i, place] of places.entries()) this.#tags[firstIndex + place] = tags[i];
    });
    await Promise.all(declared);
    return true;
  }
}
