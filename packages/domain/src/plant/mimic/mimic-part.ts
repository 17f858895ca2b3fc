/** Short forms of the rows of a template. */
import type { SlotRef } from '../model/slot-ref.ts';
import type { EngineSlots } from './device-slot.ts';
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

/** Middle of the engine in the template. */
export const ENGINE_AT: Point = [910, 297];
/** Left of the engine, above its pipes: the place of what is measured at its flanges. */
const FLANGE_X = -78;

/** Id, height in the template, and the quantities above and below the pipe. */
export type FlangeRow = readonly [id: string, y: number, above: string, below?: string];

/** Where a pipe meets the engine: sensors without a symbol. */
export function buildFlange(
  { own }: EngineSlots,
  circuit: string,
  medium: MimicNode['medium'],
  [id, y, above, below]: FlangeRow,
): MimicNode {
  const upper = readout(own(above), [0, -17], { align: 'end' });
  const lower = below === undefined ? [] : [readout(own(below), [0, 18], { align: 'end' })];
  return createNodes(circuit, medium)('sensor', id, [ENGINE_AT[0] + FLANGE_X, y], undefined, {
    readouts: [upper, ...lower],
    needs: [own(above), ...(below === undefined ? [] : [own(below)])],
    size: [0, 0],
  });
}
