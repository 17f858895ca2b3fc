/**
 * A drawing of a plant as data: what stands where, which pipes join it, which slots it shows and what proves that a pipe
 * flows. Templates by kind of plant give it; a person moves nodes, and a ship without a device is drawn without it.
 */
import type { SlotRef } from '../model/slot-ref.ts';

/** Pixels of the drawing, from its upper left corner. */
export type Point = readonly [x: number, y: number];

export type MimicMedium =
  | 'fuel'
  | 'lube-oil'
  | 'hot-water'
  | 'fresh-water'
  | 'sea-water'
  | 'exhaust-gas'
  | 'charge-air';

export type MimicNodeKind =
  | 'tank'
  | 'pump'
  | 'valve'
  | 'three-way'
  | 'filter'
  | 'meter'
  | 'sensor'
  | 'exchanger'
  | 'turbocharger'
  | 'engine';

/** What a slot says of the symbol of its node. */
export type MimicRole = 'running' | 'open' | 'position' | 'level' | 'volume' | 'temperature';

/** A value beside a node. */
export interface MimicReadout {
  readonly slot: SlotRef;
  /** From the middle of its node. */
  readonly offset: Point;
  readonly align: 'start' | 'middle' | 'end';
  /** Key of the words under it; the dictionary has them behind `MIMIC_`. */
  readonly word?: string | undefined;
}

export interface MimicNode {
  readonly id: string;
  readonly kind: MimicNodeKind;
  readonly circuit: string;
  readonly at: Point;
  /** Width and height of tanks, exchangers and engines. */
  readonly size?: Point | undefined;
  readonly medium: MimicMedium;
  /** Key of its name. */
  readonly word?: string | undefined;
  /** In its name, of several alike: cylinder 5. */
  readonly number?: number | undefined;
  /** Where its name stands from its middle. */
  readonly label?: Point | undefined;
  readonly slots: Readonly<Partial<Record<MimicRole, SlotRef>>>;
  readonly readouts: readonly MimicReadout[];
  /** It stands only where a tag fills one of these; always without any. */
  readonly needs?: readonly SlotRef[] | undefined;
}

/** A node, a place relative to the middle of one, or a bend. */
export type MimicStop = string | readonly [node: string, dx: number, dy: number] | Point;

/** An opening that must not be closed: of a slot, or what is left of it (the other way of a three-way valve). */
export interface MimicGate {
  readonly slot: SlotRef;
  readonly isRest?: boolean | undefined;
}

export interface MimicEvidence {
  readonly meters: readonly SlotRef[];
  readonly pumps: readonly { readonly running: SlotRef; readonly pressure: SlotRef }[];
  /** Openings of the path: one known to be closed disproves the flow. */
  readonly valves: readonly MimicGate[];
  /** What must be known to be open, running or on for this branch of several to be the one that flows. */
  readonly through: readonly MimicGate[];
}

export interface MimicPipe {
  readonly id: string;
  readonly circuit: string;
  readonly medium: MimicMedium;
  /** In the direction of the flow. */
  readonly stops: readonly MimicStop[];
  readonly evidence: MimicEvidence;
  /** Key of its name in the list of proofs; parts of a longer pipe have none. */
  readonly word?: string | undefined;
  readonly needs?: readonly SlotRef[] | undefined;
}

/** A band of the drawing that is shown with the others or alone. */
export interface MimicCircuit {
  readonly id: string;
  readonly word: string;
  readonly top: number;
  readonly height: number;
}

export interface Mimic {
  readonly width: number;
  readonly circuits: readonly MimicCircuit[];
  readonly nodes: readonly MimicNode[];
  readonly pipes: readonly MimicPipe[];
}
