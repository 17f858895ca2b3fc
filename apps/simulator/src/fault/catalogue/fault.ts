/** A fault on board, with a label that states the truth: the answer a watchkeeper or a rule has to find. */
import type { BridgeReading } from '../../channel/bridge-reading.ts';

export type FaultKind = 'sensor' | 'navigation' | 'process' | 'communication';

/** What a fault does to measuring points whose code matches, growing over `rampSeconds` from its beginning. */
export type Effect =
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

export interface Fault {
  /** Stable word, e.g. `engine-lube-oil-pressure-low`. */
  readonly id: string;
  readonly label: string;
  readonly kind: FaultKind;
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

export function buildFaults(
  kind: FaultKind,
  faults: Readonly<Record<string, readonly [label: string, ...effects: Effect[]]>>,
): Fault[] {
  return Object.entries(faults).map(([id, [label, ...effects]]) => ({ id, label, kind, effects }));
}
