/**
 * The nearest known port. From the npm package `sea-ports` (MIT), whose coordinates are not all right: a name is help for
 * a reader and no fact that anything is decided by, except whether a still vessel lies in a port or elsewhere.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { computeDistanceMeters, type Position } from '@fms/domain/geo';

const require = createRequire(import.meta.url);

/** A port is large: quays lie this far from the point that stands for it. */
export const PORT_RADIUS_METERS = 12_000;

interface Port extends Position {
  readonly name: string;
}

const METERS_PER_DEGREE = 111_195;

export interface Ports {
  /** Its name, or null when none is near. */
  nearest(position: Position): string | null;
}

export function createPorts(ports: readonly Port[]): Ports {
  return {
    nearest(position) {
      let best: { name: string; meters: number } | undefined;
      for (const port of ports) {
        // Cheap, and enough to leave out nearly all of them.
        if (Math.abs(port.latitude - position.latitude) * METERS_PER_DEGREE > PORT_RADIUS_METERS) continue;
        const meters = computeDistanceMeters(port, position);
        if (meters <= PORT_RADIUS_METERS && meters < (best?.meters ?? Number.POSITIVE_INFINITY)) {
          best = { name: port.name, meters };
        }
      }
      return best?.name ?? null;
    },
  };
}

let known: Ports | undefined;

/** Read at the first call; half a megabyte of text. */
export function loadKnownPorts(): Ports {
  known ??= createPorts(readPorts());
  return known;
}

function readPorts(): Port[] {
  const file = require.resolve('sea-ports/lib/ports.json');
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { name?: string; coordinates?: number[] }>;
  return Object.values(entries).flatMap(({ name, coordinates: [longitude, latitude] = [] }) =>
    name === undefined || longitude === undefined || latitude === undefined ? [] : [{ name, latitude, longitude }],
  );
}
