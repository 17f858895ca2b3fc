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
  /** UN/LOCODE, `NLRTM`; null where it has none. */
  readonly code: string | null;
}

const METERS_PER_DEGREE = 111_195;

export interface Ports {
  /** Its name, or null when none is near. */
  nearest(position: Position): string | null;
  /** The same with its country. */
  find(position: Position): Port | null;
  /** The port of a name or UN/LOCODE; of several in different countries the nearest, null where no place is known. */
  named(name: string, near: Position | null): Port | null;
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
    named(name, near) {
      const words = name.trim().toLowerCase();
      const found = ports.filter((port) => port.name.toLowerCase() === words || port.code?.toLowerCase() === words);
      const [first, ...others] = found;
      if (first === undefined || others.every(({ code }) => getCountry(code) === getCountry(first.code)))
        return first ?? null;
      return near === null ? null : found.reduce((best, port) => (isNearer(near, port, best) ? port : best), first);
    },
  };
}

const isNearer = (to: Position, one: Position, other: Position) =>
  computeDistanceMeters(one, to) < computeDistanceMeters(other, to);

/** Two letters by ISO 3166, `NL`. */
export const getCountry = (code: string | null): string | null => code?.slice(0, 2) ?? null;

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
      : [{ name, latitude, longitude, code: unlocs[0] ?? null }],
  );
}
