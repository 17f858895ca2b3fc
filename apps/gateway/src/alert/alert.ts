/** What a sentence or message says of an alert of the ship's own systems; what it does not say is left out. */
import type { AlarmPriority } from '@fms/contract/alarm';

export interface AlertStatement {
  readonly kind: 'alert';
  /** Its number in the system that says so, e.g. `3062.1`. */
  readonly identifier: string;
  readonly active?: boolean;
  /** On board. */
  readonly acknowledged?: boolean;
  readonly priority?: AlarmPriority;
  readonly category?: string;
  readonly text?: string;
  /** What the system says beyond the text, in a sentence of its own. */
  readonly explanation?: string;
  /** Time of day of the change, milliseconds since midnight UTC. */
  readonly timeOfDayMs?: number;
}

/** A part of the list of all alerts of a system that are not over: what is in none of its parts is. */
export interface AlertList {
  readonly kind: 'list';
  readonly identifiers: readonly string[];
  /** From 1. */
  readonly part: number;
  readonly parts: number;
  /** The same for all parts of one list. */
  readonly sequence: string;
}

/** A display has silenced an alert, of whichever sender: a request to the senders, which repeat it in their own state. */
export interface AlertSilence {
  readonly kind: 'silence';
  readonly identifier: string;
}

export type AlertChange = { readonly source: string } & (AlertStatement | AlertList | AlertSilence);
