/** A fault on board, with a label that states the truth: the answer a watchkeeper or a rule has to find. */
import type { BridgeReading } from '../../channel/bridge-reading.ts';

export type FaultKind = 'sensor' | 'navigation' | 'process' | 'communication';

/** What a fault does, and how long after its beginning it starts to; at once when left out. */
export type Effect = Change & { readonly afterSeconds?: number };

/** What happens to measuring points whose code matches, growing over `rampSeconds`. */
type Change =
  | { readonly does: 'add'; readonly code: RegExp; readonly amount: number; readonly rampSeconds: number }
  | { readonly does: 'scale'; readonly code: RegExp; readonly factor: number; readonly rampSeconds: number }
  | { readonly does: 'approach'; readonly code: RegExp; readonly value: number; readonly rampSeconds: number }
  | { readonly does: 'tremble'; readonly code: RegExp; readonly amplitude: number }
  /** Says what it said when the fault began. */
  | { readonly does: 'hold'; readonly code: RegExp }
  | { readonly does: 'silence'; readonly code: RegExp }
  | { readonly does: 'bridge'; readonly change: BridgeChange }
  /** Nothing leaves the ship; when it ends, all of it does at once, with the times it was measured. */
  | { readonly does: 'withhold' }
  /** What is not sent is lost. */
  | { readonly does: 'mute' };

export type BridgeChange = (reading: BridgeReading, sinceSeconds: number, begun: BridgeReading) => BridgeReading;

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

export const add = (code: RegExp, amount: number, rampSeconds = 0): Effect => ({
  does: 'add',
  code,
  amount,
  rampSeconds,
});
export const scale = (code: RegExp, factor: number, rampSeconds = 0): Effect => ({
  does: 'scale',
  code,
  factor,
  rampSeconds,
});
export const approach = (code: RegExp, value: number, rampSeconds: number): Effect => ({
  does: 'approach',
  code,
  value,
  rampSeconds,
});
export const tremble = (code: RegExp, amplitude: number): Effect => ({ does: 'tremble', code, amplitude });
export const hold = (code: RegExp): Effect => ({ does: 'hold', code });
export const silence = (code: RegExp): Effect => ({ does: 'silence', code });
export const changeBridge = (change: BridgeChange): Effect => ({ does: 'bridge', change });

/** The same, later than the fault itself: what follows from a cause, in its order. */
export const after = (afterSeconds: number, ...effects: readonly Effect[]): Effect[] =>
  effects.map((effect) => ({ ...effect, afterSeconds }));

const SUDDEN_SECONDS = 600;

/** Sudden when all of its effects are there soon. */
export function getOnset(effects: readonly Effect[]): FaultOnset {
  const slowest = effects.map(
    (effect) => ('rampSeconds' in effect ? effect.rampSeconds : 0) + (effect.afterSeconds ?? 0),
  );
  return Math.max(0, ...slowest) > SUDDEN_SECONDS ? 'gradual' : 'sudden';
}

/** What is at fault, by the first words of its label and its equipment; then what it does. */
type FaultRow = readonly [label: string, equipment: string, ...effects: Effect[]];

export function buildFaults(kind: FaultKind, faults: Readonly<Record<string, FaultRow>>): Fault[] {
  return Object.entries(faults).map(([id, [label, equipment, ...effects]]) => ({
    id,
    label,
    equipment,
    kind,
    onset: getOnset(effects),
    effects,
  }));
}
