/** What a decoder makes of a sentence: values with a meaning, not yet numbered in a stream. */
import type { TagDeclaration } from '@fms/contract/link';
import type { AlertChange } from '../alert/alert.ts';

/** A kind of value the gateway knows: a declaration without the vessel, the source and the sentence it comes from. */
export type TagDefinition = Omit<TagDeclaration, 'vesselIndex' | 'source' | 'sentence'>;

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}
export type ObservedValue = number | string | Coordinates;

export interface Observation {
  readonly tag: TagDefinition;
  /** `SD`; `SD.DBT` where one talker says the same thing in two sentences. */
  readonly source: string;
  readonly value: ObservedValue;
  /**
   * Only for tags with a role, of which a vessel has one: the lower rank wins, a higher one is the fall-back.
   * See vessel/choice.ts.
   */
  readonly rank?: number;
  /** Quality flags (domain) of the value itself; absent means good. */
  readonly quality?: number;
}

/** A clock reading inside a sentence. */
export interface Stamp {
  /** Milliseconds since midnight UTC. */
  readonly timeOfDayMs: number;
  /** Epoch ms of the midnight, null when the sentence names no date. */
  readonly dayMs: number | null;
}

export interface Decoded {
  /** The sentence or parameter group it was: `RMC`, `PGN 129025`. */
  readonly sentence?: string;
  readonly observations: readonly Observation[];
  /** What it says of alerts of the ship's own systems. */
  readonly alerts?: readonly AlertChange[];
  /** The time these were measured, when the sentence carries one. */
  readonly stamp?: Stamp;
  /** Stable reasons for what the sentence holds and could not be used. */
  readonly refusals?: readonly string[];
}
