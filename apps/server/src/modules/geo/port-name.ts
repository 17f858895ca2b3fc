/**
 * The nearest known port. From the npm package `sea-ports` (MIT), whose coordinates are not all right: a name is help for
 * a reader and no fact that anything is decided by, except whether a still vessel lies in a port or elsewhere, and in which
 * country, until a person names its place.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { computeDistanceMeters, type Position } from '@fms/domain/geo';

const require = createRequire(import.meta.url);

/** A port is large: quays lie this far from the point that stands for it. */
export const PORT_RADIUS_METERS = 12_000;

export interface Port extends Position {
  readonly name: string;
  /** First two letters of its UN/LOCODE, `NL`; null where it has none. */
  readonly country: string | null;
}

const METERS_PER_DEGREE = 111_195;

export interface Ports {
  /** Its name, or null when none is near. */
  nearest(position: Position): string | null;
  /** The same with its country. */
  find(position: Position): Port | null;
  /** The port that a person calls so; null where none is, or several in different countries are. */
  named(name: string): Port | null;
}

export function createPorts(ports: readonly Port[]): Ports {
  const find = (position: Position): Port | null => {
    let best: { port: Port; meters: number } | undefined;
    for (const port of ports) {
      // Cheap, and enough to leave out nearly all of them.
      if (Math.abs(port.latitude - position.latitude) * METERS_PER_DEGREE > PORT_RADIUS_METERS) continue;
      const meters = computeDistanceMeters(port, position);
      if (meters <= PORT_RADIUS_METERS && meters < (best?.meters ?? Number.POSITIVE_INFINITY)) {
        best = { port, meters };
      }
    }
    return best?.port ?? null;
  };
  return {
    find,
    nearest: (position) => find(position)?.name ?? null,
    named(name) {
      const words = name.trim().toLowerCase();
      const [first, ...others] = ports.filter((port) => port.name.toLowerCase() === words);
      return first !== undefined && others.every(({ country }) => country === first.country) ? first : null;
    },
  };
}

let known: Ports | undefined;

/** Read at the first call; half a megabyte of text. */
export function loadKnownPorts(): Ports {
  known ??= createPorts(readPorts());
  return known;
}

interface PortEntry {
  readonly name?: string;
  readonly coordinates?: readonly number[];
  readonly unlocs?: readonly string[];
}

function readPorts(): Port[] {
  const file = require.resolve('sea-ports/lib/ports.json');
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, PortEntry>;
  return Object.values(entries).flatMap(({ name, coordinates: [longitude, latitude] = [], unlocs = [] }) =>
    name === undefined || longitude === undefined || latitude === undefined
      ? []
      : [{ name, latitude, longitude, country: unlocs[0]?.slice(0, 2) ?? null }],
  );
}
