/** Vessels under way as receivers report them: once a second, a few metres and tenths of a knot off, now and then a turn. */
import type { NumberReading, PositionReading, TagDeclarationInput } from '@fms/contract/link';
import { predictPosition } from '@fms/domain/track';
import type { ShipLink } from './ship-link.ts';
import { computeNoise } from './signal.ts';

const TAGS = 3;
const SEED = 1852;
/** One turn in ten minutes and vessel, by up to so many degrees. */
const TURN = { everySeconds: 600, degrees: 40 };
const NOISE = { metres: 2, knots: 0.1, degrees: 0.8 };
const METRES_PER_DEGREE = 111_320;

interface MovingFleet {
  readonly tagsOf: (vesselIndex: number) => TagDeclarationInput[];
  /** Reports every second until it is stopped. */
  sail(link: ShipLink): { stop(): Promise<void> };
}

export function createMovingFleet(count: number): MovingFleet {
  let step = 0;
  const chance = () => computeNoise(SEED, step++);
  const about = (size: number) => (chance() + chance() + chance() - 1.5) * size;
  const ships = Array.from({ length: count }, () => ({
    latitude: 40 + chance() * 25,
    longitude: -20 + chance() * 40,
    courseDegrees: chance() * 360,
    speed: 6 + chance() * 12,
  }));

  /** One second of all ships, moved on first. */
  function second(timeMs: number): { numbers: NumberReading[]; positions: PositionReading[] } {
    const numbers: NumberReading[] = [];
    const positions: PositionReading[] = [];
    ships.forEach((ship, index) => {
      if (chance() < 1 / TURN.everySeconds) ship.courseDegrees = (ship.courseDegrees + about(TURN.degrees) + 360) % 360;
      Object.assign(ship, predictPosition(ship, 1));
      const place = { timeMs, ordinal: 0, quality: 0 };
      positions.push({
        ...place,
        tagIndex: index * TAGS,
        latitude: ship.latitude + about(NOISE.metres) / METRES_PER_DEGREE,
        longitude: ship.longitude + about(NOISE.metres) / METRES_PER_DEGREE,
      });
      const course = (ship.courseDegrees + about(NOISE.degrees) + 360) % 360;
      numbers.push({ ...place, tagIndex: index * TAGS + 1, value: Math.max(0, ship.speed + about(NOISE.knots)) });
      numbers.push({ ...place, tagIndex: index * TAGS + 2, value: course });
    });
    return { numbers, positions };
  }

  return {
    tagsOf: () => [
      { vesselIndex: 0, source: 'bench', name: 'Position', type: 8, role: 'position' },
      { vesselIndex: 0, source: 'bench', name: 'Speed over ground', unit: 'kn', role: 'speed' },
      { vesselIndex: 0, source: 'bench', name: 'Course over ground', unit: '°', role: 'course' },
    ],
    sail(link) {
      let isSailing = true;
      const done = (async () => {
        while (isSailing) {
          const next = performance.now() + 1000;
          await link.send({ lane: 'position', texts: [], traffic: [], ...second(Date.now()) });
          await new Promise((later) => setTimeout(later, Math.max(0, next - performance.now())));
        }
      })();
      return {
        stop: () => {
          isSailing = false;
          return done;
        },
      };
    },
  };
}
