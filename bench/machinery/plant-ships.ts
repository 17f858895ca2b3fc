/** Ships of the simulator with all they measure, on one link: hours of history, then every second as it passes. */
import type { Batch } from '@fms/contract/link';
import { buildDemonstrationFleet, DEFAULT_SEED } from '../../apps/simulator/src/fleet/fleet.ts';
import { createShipHistory, type ShipHistory } from '../../apps/simulator/src/history/ship-history.ts';
import { createShipInstruments, type ShipInstruments } from '../../apps/simulator/src/instrument/ship-instruments.ts';
import { createWeatherField } from '../../apps/simulator/src/sea/weather.ts';
import { type SimulatedShip, simulateShip } from '../../apps/simulator/src/ship/simulated-ship.ts';
import { linkShips, type ShipLink } from '../../e2e/fixtures/product/fleet-link.ts';
import type { ServerUnderLoad } from '../subject/server.ts';
import { doEachSecond, type EachSecond } from './each-second.ts';

export const HISTORY_HOURS = 4;
const HOUR_SECONDS = 3600;
/** A batch of history: below 20,000 readings of the ship that measures most. */
const PIECE_SECONDS = 240;
/** A ship that lies in port shows nothing that moves: the next passage of half an hour is taken for now. */
const PASSAGE = { seconds: 1800, stepSeconds: 600, searchSeconds: 7 * 86_400, knots: 3 };
/** The battery's starts and ends of charges. */
export const CHARGE_TAG = 'Battery charge state';

type Readings = Pick<Batch, 'numbers' | 'positions' | 'texts' | 'traffic'>;

export interface PlantShips extends EachSecond {
  readonly link: ShipLink;
  /** By the order of the keys. */
  readonly vesselIds: readonly number[];
}

interface PlantShip {
  readonly history: ShipHistory;
  /** The simulated moment is that many seconds ahead of the clock. */
  readonly aheadSeconds: number;
  /** Place of its first tag among all. */
  readonly firstTag: number;
}

/** Links the ships named by `keys`, each under way. */
export async function sailPlantShips(server: ServerUnderLoad, keys: readonly string[]): Promise<PlantShips> {
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
      history,
      aheadSeconds: findPassage(instruments.ship, nowSeconds),
      firstTag: link.placeOf(place, history.tags[0]?.name ?? ''),
    };
  });
  for (const ship of ships) await sendHistory(link, ship, nowSeconds);
  // All ships in one batch: each waits until the one before is stored.
  const reporting = doEachSecond((seconds) =>
    link.send(join(ships.map((ship) => readSpan(ship, seconds, seconds + 1)))),
  );
  return { link, vesselIds: link.vesselIds, ...reporting };
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

const join = (all: readonly Readings[]): Readings => ({
  numbers: all.flatMap(({ numbers }) => numbers),
  positions: all.flatMap(({ positions }) => positions),
  texts: all.flatMap(({ texts }) => texts),
  traffic: [],
});
