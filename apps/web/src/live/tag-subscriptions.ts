/**
 * Mounting is subscribing: the set of tags on screen, kept in step with the hub. Changes within one tick travel
 * together, as differences.
 */
import { MAX_TAGS_PER_CALL } from '@fms/contract/endpoint';
import type { TagId, VesselId } from '@fms/domain/identity';

export interface TagSubscriptionParts {
  readonly vesselOf: (tagId: TagId) => VesselId | undefined;
  /** Sends one difference; rejects when the hub did not take it. */
  readonly send: (method: 'WatchTags' | 'UnwatchTags', vesselId: VesselId, tagIds: TagId[]) => Promise<unknown>;
  readonly isConnected: () => boolean;
}

export class TagSubscriptions {
  readonly #parts: TagSubscriptionParts;
  readonly #wanted = new Set<TagId>();
  /** What the hub was told to send on this connection, with the vessel it was told. */
  readonly #sent = new Map<TagId, VesselId>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: TagSubscriptionParts) {
    this.#parts = parts;
  }

  add(tagId: TagId): void {
    this.#wanted.add(tagId);
    this.requestSend();
  }

  remove(tagId: TagId): void {
    this.#wanted.delete(tagId);
    this.requestSend();
  }

  /** A new connection has no subscriptions: all tags on screen are subscribed again. */
  startAgain(): void {
    this.#sent.clear();
    this.requestSend();
  }

  /** A screen that is left and one that is entered change the set in the same tick: only the difference is sent. */
  requestSend(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#send();
    });
  }

  #send(): void {
    if (!this.#parts.isConnected()) return;
    const added = new Map<VesselId, TagId[]>();
    const removed = new Map<VesselId, TagId[]>();
    for (const tagId of this.#wanted) {
      const vesselId = this.#parts.vesselOf(tagId);
      // Not described yet: `describe` asks for another send.
      if (vesselId === undefined || this.#sent.has(tagId)) continue;
      this.#sent.set(tagId, vesselId);
      added.set(vesselId, [...(added.get(vesselId) ?? []), tagId]);
    }
    for (const [tagId, vesselId] of this.#sent) {
      if (this.#wanted.has(tagId)) continue;
      this.#sent.delete(tagId);
      removed.set(vesselId, [...(removed.get(vesselId) ?? []), tagId]);
    }
    this.#sendAll('WatchTags', added);
    this.#sendAll('UnwatchTags', removed);
  }

  #sendAll(method: 'WatchTags' | 'UnwatchTags', byVessel: ReadonlyMap<VesselId, TagId[]>): void {
    for (const [vesselId, tagIds] of byVessel) {
      for (let start = 0; start < tagIds.length; start += MAX_TAGS_PER_CALL) {
        const part = tagIds.slice(start, start + MAX_TAGS_PER_CALL);
        // A refusal (the rights went away) leaves the values to grow old on screen, which says what is true.
        this.#parts.send(method, vesselId, part).catch((error: unknown) => console.info(`${method} failed`, error));
      }
    }
  }
}
