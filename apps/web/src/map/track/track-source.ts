/**
 * The tracks of a map in one source. A track of 10,000 points takes the page some milliseconds to hand over, so that
 * tracks go one at a time, each after the one before has arrived; a track that did not change is not sent again.
 */
import type { GeoJSONSource } from 'maplibre-gl';
import type { MapTrack, TrackFeatures } from './track-feature.ts';

/** Ids of pieces: unique among all tracks of a source. */
const PIECES_PER_TRACK = 1_000_000;

interface Sent {
  readonly features: TrackFeatures;
  readonly firstId: number;
}

export class TrackSource {
  readonly #source: () => GeoJSONSource | undefined;
  readonly #sent = new Map<string, Sent>();
  #wanted: readonly MapTrack[] = [];
  #nextTrack = 0;
  #isSending = false;

  /** `source` is asked each time, since a map that changes its style has another one. */
  constructor(source: () => GeoJSONSource | undefined) {
    this.#source = source;
  }

  /** Shows these tracks and no others, as soon as the map can take them. */
  set(tracks: readonly MapTrack[]): void {
    this.#wanted = tracks;
    void this.#send();
  }

  /** The source is a new one: everything has to be sent again. */
  restart(): void {
    this.#sent.clear();
    void this.#send();
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let step = this.#nextStep(); step !== undefined; step = this.#nextStep()) await step();
    } finally {
      this.#isSending = false;
    }
  }

  /** What to do next, as a function; undefined when the map shows what is wanted. */
  #nextStep(): (() => Promise<void>) | undefined {
    const source = this.#source();
    if (source === undefined) return undefined;
    const wanted = new Map(this.#wanted.map(({ id, features }) => [id, features]));
    for (const [id, sent] of this.#sent) {
      if (wanted.get(id) !== sent.features) return () => this.#remove(source, id, sent);
    }
    const missing = this.#wanted.find(({ id }) => !this.#sent.has(id));
    return missing && (() => this.#add(source, missing));
  }

  #add(source: GeoJSONSource, { id, features }: MapTrack): Promise<void> {
    const firstId = this.#nextTrack * PIECES_PER_TRACK;
    this.#nextTrack += 1;
    this.#sent.set(id, { features, firstId });
    return source.updateData({ add: features.features.map((piece, index) => ({ ...piece, id: firstId + index })) });
  }

  #remove(source: GeoJSONSource, id: string, { features, firstId }: Sent): Promise<void> {
    this.#sent.delete(id);
    return source.updateData({ remove: features.features.map((_, index) => firstId + index) });
  }
}
