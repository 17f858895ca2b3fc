/** What speaks for a tag filling a slot. */
import type { TagId, VesselId } from '../../identity/index.ts';
import type { EquipmentKind } from '../equipment/equipment-kind.ts';

/** As much of a tag as binding looks at. */
export interface BindableTag {
  readonly id: TagId;
  readonly name: string;
  /** Its name on board, where people gave it another. */
  readonly declaredName?: string | undefined;
  readonly description: string;
  readonly unit: string;
  readonly valueKind: 'number' | 'boolean' | 'text' | 'struct';
  readonly source: string;
  /** ISO 19848 Local ID or Signal K path where the source tells one; else empty. */
  readonly standardName: string;
  readonly min: number;
  readonly max: number;
}

/** What speaks for a candidate. */
export const bindingEvidence = [
  'name',
  'standard-name',
  'abbreviation',
  'unit',
  'range',
  'source',
  'sister',
  'person',
] as const;
export type BindingEvidence = (typeof bindingEvidence)[number];

/** One slot a tag may fill: equipment is told by its kind and by what tells it from others of the kind. */
export interface Candidate {
  readonly kind: EquipmentKind;
  /** `port`, `2`, `Fuel oil tank, port`; empty for the only one. */
  readonly mark: string;
  /** As the tag names the equipment: `Main engine port`. */
  readonly equipmentName: string;
  readonly key: string;
  readonly index: number | undefined;
  /** 0 to 1: the share of such bindings that are right. */
  readonly score: number;
  readonly evidence: readonly BindingEvidence[];
  /** The ships whose people bound it so, where `sister` is among the evidence. */
  readonly sisters?: readonly VesselId[];
}

export interface Proposal {
  readonly tagId: TagId;
  /** Best first; empty where nothing fits. */
  readonly candidates: readonly Candidate[];
}

/** From this score on a binding is made without asking. */
export const SILENT_SCORE = 0.9;
