/** Ships of the simulator with all they measure, on one link: hours of history, then every second as it passes. */
import type { Batch } from '@fms/contract/link';
import { buildDemonstrationFleet, DEFAULT_SEED } from '../../apps/simulator/src/fleet/fleet.ts';
import { createShipHistory, type ShipHistory } from '../../apps/simulator/src/history/ship-history.ts';
import { createShipInstruments, type ShipInstruments } from '../../apps/simulator/src/instrument/ship-instruments.ts';
import { createWeatherField } from '../../apps/simulator/src/sea/weather.ts';
import { type SimulatedShip, simulateShip } from '../../apps/simulator/src/ship/simulated-ship.ts';
import { linkShips, type ShipLink } from '../../e2e/fixtures/product/fleet-link.ts';
import { delay, type ServerUnderLoad } from '../subject/server.ts';

export const HISTORY_HOURS = 4;
const HOUR_SECONDS = 3600;
/** A batch of history: below 20,000 readings of the ship that measures most. */
const PIECE_SECONDS = 240;
/** A ship that lies in port shows nothing that moves: the next passage of half an hour is taken for now. */
const PASSAGE = { seconds: 1800, stepSeconds: 600, searchSeconds: 7 * 86_400, knots: 3 };
/** The battery's starts and ends of charges. */
export const CHARGE_TAG = 'Battery charge state';

type Readings = Pick<Batch, 'numbers' | 'positions' | 'texts' | 'traffic'>;

export interface PlantShips {
  readonly link: ShipLink;
  /** By the order of the keys. */
  readonly vesselIds: readonly number[];
  /** By how much the newest second was sent too late at most, in seconds: on a machine with other work its values are late. */
  readonly lag: () => number;
  /** Ends after the second under way; throws when the shore refused anything. */
  stop(): Promise<void>;
}

interface PlantShip {
  readonly instruments: ShipInstruments;
  readonly history: ShipHistory;
  /** The simulated moment is that many seconds ahead of the clock. */
  readonly aheadSeconds: number;
  /** Place of its first tag among all. */
  readonly firstTag: number;
  /** Whether each of its measuring points is read every second, whatever its interval. */
  readonly isEverySecond: boolean;
}

/** Links the ships named by `keys`; those of `everySecond` send each of their measuring points every second. */
export async function sailPlantShips(
  server: ServerUnderLoad,
  keys: readonly string[],
  everySecond: readonly string[],
): Promise<PlantShips> {
  const simulated = keys.map(simulate);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const histories = simulated.map(createShipHistory);
  const link = await linkShips(
    server,
    'bench-machinery',
    simulated.map(({ ship: { spec } }, place) => ({
      name: spec.particulars.name,
      particulars: spec.particulars,
      tags: histories[place]?.tags ?? [],
    })),
  );
  const ships = simulated.map((instruments, place): PlantShip => {
    const history = histories[place] as ShipHistory;
    return {
      instruments,
      history,
      aheadSeconds: findPassage(instruments.ship, nowSeconds),
      firstTag: link.placeOf(place, history.tags[0]?.name ?? ''),
      isEverySecond: everySecond.includes(instruments.ship.spec.key),
    };
  });
  for (const ship of ships) await sendHistory(link, ship, nowSeconds);
  return { link, vesselIds: link.vesselIds, ...report(link, ships) };
}

/** Without faults: which of them are on depends on the day. */
function simulate(key: string): ShipInstruments {
  const spec = buildDemonstrationFleet(DEFAULT_SEED).find((ship) => ship.key === key);
  if (spec === undefined) throw new Error(`no ship is called ${key}`);
  return createShipInstruments(simulateShip(spec, DEFAULT_SEED, createWeatherField(DEFAULT_SEED)), []);
}

/** Seconds from `nowSeconds` until the ship is under way for the whole of a passage. */
function findPassage(ship: SimulatedShip, nowSeconds: number): number {
  const isUnderWay = (seconds: number) => ship.truthAt(seconds).navigation.speedOverGroundKnots > PASSAGE.knots;
  for (let ahead = 0; ahead < PASSAGE.searchSeconds; ahead += PASSAGE.stepSeconds) {
    const from = nowSeconds + ahead;
    if ([0, 0.5, 1].every((share) => isUnderWay(from + share * PASSAGE.seconds))) return ahead;
  }
  return 0;
}

async function sendHistory(link: ShipLink, ship: PlantShip, nowSeconds: number): Promise<void> {
  for (let from = nowSeconds - HISTORY_HOURS * HOUR_SECONDS; from < nowSeconds; from += PIECE_SECONDS) {
    await link.send(readSpan(ship, from, Math.min(from + PIECE_SECONDS, nowSeconds)), 'history');
  }
}

/** What its instruments say from a second on, `toSeconds` not included, by the clock. */
function readSpan({ history, aheadSeconds, firstTag }: PlantShip, fromSeconds: number, toSeconds: number): Readings {
  const span = { fromSeconds: fromSeconds + aheadSeconds, toSeconds: toSeconds + aheadSeconds };
  const { numbers, positions, texts } = history.batch('', { ...span, sequence: 0, stepSeconds: 1 });
  const place = <Reading extends { tagIndex: number; timeMs: number }>(reading: Reading): Reading => ({
    ...reading,
    tagIndex: reading.tagIndex + firstTag,
    timeMs: reading.timeMs - aheadSeconds * 1000,
  });
  return { numbers: numbers.map(place), positions: positions.map(place), texts: texts.map(place), traffic: [] };
}

/** One second, with every measuring point of a ship that is read each second. */
function readSecond(ship: PlantShip, seconds: number): Readings {
  const readings = readSpan(ship, seconds, seconds + 1);
  if (!ship.isEverySecond) return readings;
  const { instruments, history, aheadSeconds, firstTag } = ship;
  const truth = instruments.ship.truthAt(seconds + aheadSeconds);
  const places = new Map(history.tags.map(({ name }, place) => [name, place]));
  const said = new Set(readings.numbers.map(({ tagIndex }) => tagIndex));
  const others = instruments.channels.flatMap(({ tag }, channel) => {
    const tagIndex = firstTag + (places.get(tag.name) ?? 0);
    const value = instruments.machinery(channel, truth);
    const isSaid = value === null || said.has(tagIndex);
    return isSaid ? [] : [{ tagIndex, timeMs: seconds * 1000, ordinal: 0, quality: 0, value }];
  });
  return { ...readings, numbers: [...readings.numbers, ...others] };
}

/** Sends each second of all ships until it is stopped; a second that has passed meanwhile is left out. */
function report(link: ShipLink, ships: readonly PlantShip[]): Pick<PlantShips, 'lag' | 'stop'> {
  let isReporting = true;
  let lag = 0;
  const done = (async () => {
    while (isReporting) {
      const seconds = Math.floor(Date.now() / 1000);
      // All ships in one batch: each waits until the one before is stored.
      await link.send(join(ships.map((ship) => readSecond(ship, seconds))));
      lag = Math.max(lag, Date.now() / 1000 - seconds - 1);
      await delay(Math.max(0, (seconds + 1) * 1000 - Date.now()));
    }
  })();
  // Its failure is told by `stop`.
  done.catch(() => {});
  return {
    lag: () => lag,
    stop: () => {
      isReporting = false;
      return done;
    },
  };
}

const join = (all: readonly Readings[]): Readings => ({
  numbers: all.flatMap(({ numbers }) => numbers),
  positions: all.flatMap(({ positions }) => positions),
  texts: all.flatMap(({ texts }) => texts),
  traffic: [],
});
