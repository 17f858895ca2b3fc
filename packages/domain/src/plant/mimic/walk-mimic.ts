/** Arrow keys on a mimic: along the pipe, or to what is nearest in that direction. */
import type { PlacedMimic } from './place-mimic.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
/** A node off the line counts as so much further away for each pixel it lies beside it. */
const ASIDE_WEIGHT = 2;

/** Id of the node to go to: the next one of the same pipe that lies that way, else the nearest of all; undefined for none. */
export function walkMimic({ nodes, pipes }: PlacedMimic, from: string, direction: Direction): string | undefined {
  const start = nodes.find(({ id }) => id === from);
  if (start === undefined) return nodes[0]?.id;
  const [stepX, stepY] = STEP[direction];
  const neighbours = new Set(pipes.flatMap(({ stops }) => listNeighbours(stops.map(nameOf), from)));
  const ways = nodes.flatMap((node) => {
    const [dx, dy] = [node.at[0] - start.at[0], node.at[1] - start.at[1]];
    const along = dx * stepX + dy * stepY;
    const aside = Math.abs(dx * stepY) + Math.abs(dy * stepX);
    return along > 0 && along >= aside / ASIDE_WEIGHT
      ? [{ id: node.id, cost: along + ASIDE_WEIGHT * aside, isJoined: neighbours.has(node.id) }]
      : [];
  });
  const nearest = ways.toSorted((a, b) => Number(b.isJoined) - Number(a.isJoined) || a.cost - b.cost);
  return nearest[0]?.id;
}

const nameOf = (stop: unknown) => {
  const first: unknown = Array.isArray(stop) ? stop[0] : stop;
  return typeof first === 'string' ? first : undefined;
};

/** Nodes before and after the one on a pipe; bends between them do not count. */
function listNeighbours(names: readonly (string | undefined)[], of: string): string[] {
  const known = names.filter((name) => name !== undefined);
  return known.flatMap((name, index) => (name === of ? [known[index - 1], known[index + 1]] : [])).filter(isName);
}

const isName = (name: string | undefined): name is string => name !== undefined;
