/** From a template to what is drawn: devices the ship has, where a person put them, and the way of each pipe. */
import type { SlotRef } from '../model/slot-ref.ts';
import type { Mimic, MimicCircuit, MimicNode, MimicPipe, MimicStop, Point } from './mimic.ts';

export interface PlacedPipe extends MimicPipe {
  /** Corners of the pipe; two neighbours share their x or their y. */
  readonly points: readonly Point[];
}

export interface PlacedMimic {
  readonly width: number;
  readonly height: number;
  readonly circuits: readonly MimicCircuit[];
  readonly nodes: readonly MimicNode[];
  readonly pipes: readonly PlacedPipe[];
  /** By how much a circuit stands lower than in the template, px. */
  readonly shiftOf: (circuit: string) => number;
}

export interface MimicPlaces {
  /** Whether a tag fills the slot. */
  readonly isFilled: (slot: SlotRef) => boolean;
  /** Where a person put nodes, by their id, in the coordinates of the whole template. */
  readonly moved: Readonly<Record<string, Point>>;
  /** Only this circuit, with what belongs to all of them. */
  readonly only?: string | undefined;
}

/** Of what belongs to all circuits: the engine. */
export const SHARED_CIRCUIT = '';
const GAP = 8;

/**
 * What is drawn of a mimic. A circuit without a filled slot is left out and those below move up; so does every circuit but
 * `only`. A pipe keeps its way through the place of a device that is not there.
 */
export function placeMimic(mimic: Mimic, { isFilled, moved, only }: MimicPlaces): PlacedMimic {
  const isThere = ({ needs }: { readonly needs?: readonly SlotRef[] | undefined }) =>
    needs === undefined || needs.some(isFilled);
  const shown = mimic.circuits.filter(
    ({ id }) => (only === undefined || id === only) && hasValues(mimic, id, isFilled),
  );
  const { circuits, shiftOf, height } = stack(shown);
  const place = (node: MimicNode): Point => {
    const [x, y] = moved[node.id] ?? node.at;
    return [x, y + shiftOf(node.circuit)];
  };
  const all = mimic.nodes.map((node) => ({ ...node, at: place(node) }));
  const byId = new Map(all.map((node) => [node.id, node]));
  const isShown = (circuit: string) => circuit === SHARED_CIRCUIT || shown.some(({ id }) => id === circuit);
  return {
    width: mimic.width,
    height,
    circuits,
    shiftOf,
    nodes: all.filter((node) => isShown(node.circuit) && isThere(node)),
    pipes: mimic.pipes
      .filter((pipe) => isShown(pipe.circuit) && isThere(pipe))
      .map((pipe) => ({ ...pipe, points: routePipe(pipe.stops, (stop) => findStop(stop, pipe.circuit)) })),
  };

  function findStop(stop: MimicStop, circuit: string): Point | undefined {
    if (typeof stop === 'string') return byId.get(stop)?.at;
    const [first, second] = stop;
    if (typeof first === 'number') return [first, second + shiftOf(circuit)];
    const node = byId.get(first);
    if (node === undefined || stop[2] === undefined) return undefined;
    // What belongs to all circuits does not move with one of them: its connections do.
    const shift = node.circuit === SHARED_CIRCUIT ? shiftOf(circuit) : 0;
    return [node.at[0] + second, node.at[1] + stop[2] + shift];
  }
}

/** Whether a tag fills anything that the circuit shows. */
function hasValues({ nodes, pipes }: Mimic, circuit: string, isFilled: (slot: SlotRef) => boolean): boolean {
  const ofNodes = nodes
    .filter((node) => node.circuit === circuit)
    .flatMap(({ slots, readouts }) => [...Object.values(slots), ...readouts.map(({ slot }) => slot)]);
  const ofPipes = pipes
    .filter((pipe) => pipe.circuit === circuit)
    .flatMap(({ evidence }) => [...evidence.meters, ...evidence.pumps.map(({ pressure }) => pressure)]);
  return [...ofNodes, ...ofPipes].some(isFilled);
}

/** Circuits one below the other from the top, and by how much each has moved. */
function stack(shown: readonly MimicCircuit[]) {
  const shifts = new Map<string, number>();
  let top = 0;
  const circuits = shown.map((circuit) => {
    shifts.set(circuit.id, top - circuit.top);
    const placed = { ...circuit, top };
    top += circuit.height + GAP;
    return placed;
  });
  return { circuits, shiftOf: (circuit: string) => shifts.get(circuit) ?? 0, height: Math.max(0, top - GAP) };
}

/** Corners through all stops: straight where two share a coordinate, else across half-way between them. */
export function routePipe(stops: readonly MimicStop[], find: (stop: MimicStop) => Point | undefined): Point[] {
  const points = stops.flatMap((stop) => {
    const point = find(stop);
    return point === undefined ? [] : [point];
  });
  return points.flatMap((point, index): Point[] => {
    const before = points[index - 1];
    if (before === undefined || before[0] === point[0] || before[1] === point[1]) return [point];
    const middle = (before[0] + point[0]) / 2;
    return [[middle, before[1]], [middle, point[1]], point];
  });
}
