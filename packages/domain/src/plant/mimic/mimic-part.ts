/** Short forms of the rows of a template. */
import type { SlotRef } from '../model/slot-ref.ts';
import type { MimicEvidence, MimicNode, MimicNodeKind, MimicReadout, MimicRole, Point } from './mimic.ts';

export const NO_EVIDENCE: MimicEvidence = { meters: [], pumps: [], valves: [], through: [] };

/** Offset to the middle of the text, and its words. */
export const readout = (
  slot: SlotRef,
  [x, y]: Point,
  options: { readonly align?: MimicReadout['align']; readonly word?: string } = {},
): MimicReadout => ({ slot, offset: [x, y], align: options.align ?? 'middle', word: options.word });

type NodeOptions = Partial<Pick<MimicNode, 'size' | 'label' | 'readouts' | 'needs'>> & {
  readonly slots?: Readonly<Partial<Record<MimicRole, SlotRef>>>;
};

/** Rows of the nodes of one circuit. */
export const createNodes =
  (circuit: string, medium: MimicNode['medium']) =>
  (kind: MimicNodeKind, id: string, at: Point, word: string | undefined, options: NodeOptions = {}): MimicNode => {
    const { slots = {}, readouts = [], ...rest } = options;
    return { kind, id, at, word, circuit, medium, slots, readouts, ...rest };
  };
