/** A fault on board, with a label that states the truth: the answer a watchkeeper or a rule has to find. */
import { z } from 'zod';
import type { BridgeReading } from '../../channel/bridge-reading.ts';

export const faultKinds = ['sensor', 'navigation', 'process', 'communication'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The measuring points it changes: a regular expression that their codes match. */
const code = z.string().transform((pattern) => new RegExp(pattern));
/** How long after the fault itself it begins; at once when left out. */
const later = { afterSeconds: z.number().positive().optional() };
/** How long it grows until the whole of it is there. */
const growing = { ...later, code, rampSeconds: z.number().nonnegative().default(0) };

/** What happens to measuring points, as data can say it. */
export const changeOfCodes = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('add'), amount: z.number(), ...growing }),
  z.strictObject({ does: z.literal('scale'), factor: z.number(), ...growing }),
  z.strictObject({ does: z.literal('approach'), value: z.number(), ...growing }),
  z.strictObject({ does: z.literal('tremble'), amplitude: z.number(), code, ...later }),
  /** Says what it said when the fault began. */
  z.strictObject({ does: z.literal('hold'), code, ...later }),
  z.strictObject({ does: z.literal('silence'), code, ...later }),
  /** Nothing leaves the ship; when it ends, all of it does at once, with the times it was measured. */
  z.strictObject({ does: z.literal('withhold'), ...later }),
  /** What is not sent is lost. */
  z.strictObject({ does: z.literal('mute'), ...later }),
]);

export type BridgeChange = (reading: BridgeReading, sinceSeconds: number, begun: BridgeReading) => BridgeReading;

export type Effect =
  | z.infer<typeof changeOfCodes>
  | { readonly does: 'bridge'; readonly change: BridgeChange; readonly afterSeconds?: number | undefined };

/** Whether it is there within ten minutes, or grows over hours and days. */
export type FaultOnset = 'sudden' | 'gradual';

export interface Fault {
  /** Stable word, e.g. `engine-lube-oil-pressure-low`. */
  readonly id: string;
  readonly label: string;
  /** The part that is at fault, as its crew names it. */
  readonly equipment: string;
  readonly kind: FaultKind;
  readonly onset: FaultOnset;
  readonly effects: readonly Effect[];
}

const SUDDEN_SECONDS = 600;

/** Sudden when all of its effects are there soon. */
export function getOnset(effects: readonly Effect[]): FaultOnset {
  const slowest = effects.map(
    (effect) => ('rampSeconds' in effect ? effect.rampSeconds : 0) + (effect.afterSeconds ?? 0),
  );
  return Math.max(0, ...slowest) > SUDDEN_SECONDS ? 'gradual' : 'sudden';
}
