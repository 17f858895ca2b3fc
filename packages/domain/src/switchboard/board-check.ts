/** Values of a switchboard from its slots: what each section carries, and the trip check over them (§9.8). */
import { computeEnergyAt, computeStoredEnergy } from '../battery/battery-store.ts';
import type { ParameterValue } from '../plant/model/plant.ts';
import { formatSlotRef, type SlotRef } from '../plant/model/slot-ref.ts';
import { combine, hasValue, type PlantAnswer, type PlantInput, parameter, refuse } from '../plant-value/index.ts';
import {
  type BusTie,
  checkTrip,
  type TripBattery,
  type BusSection as TripSection,
  type TripSet,
} from '../power/index.ts';
import type { BoardFeeder, BoardLayout, BoardSection } from './board-layout.ts';

/** What a check reads of a plant at one moment. */
export interface BoardValues {
  /** In the slot's unit; a slot without a tag is refused as `missing`. */
  readonly read: (slot: SlotRef) => PlantInput;
  readonly readState: (slot: SlotRef) => PlantInput<boolean>;
  readonly has: (slot: SlotRef) => boolean;
  readonly parameterOf: (equipmentId: string, key: string) => ParameterValue | undefined;
  /** Whether a set runs, by five seconds of proof. */
  readonly isRunning: (equipmentId: string) => PlantInput<boolean>;
}

/** Below this load, percent, power over load says nothing of the rating. */
const LEAST_LOAD_OF_RATING = 10;

/** Rated power of a set, kW: as entered, else power over load of a set that carries enough. */
export function findRating(id: string, values: BoardValues): PlantInput {
  const entered = values.parameterOf(id, 'ratedPower');
  if (typeof entered === 'number') return parameter(entered, 'ratedPower');
  const inputs = { power: values.read(formatSlotRef(id, 'power')), load: values.read(formatSlotRef(id, 'load')) };
  return combine(inputs, (of: { power: number; load: number }) =>
    of.load >= LEAST_LOAD_OF_RATING ? (of.power / of.load) * 100 : refuse('missing', 'ratedPower'),
  );
}

/** Sum over inputs, none of which may be missing; 0 of none. */
export function sumInputs(inputs: readonly (readonly [name: string, input: PlantInput])[]): PlantAnswer {
  return combine<Readonly<Record<string, number>>, number>(Object.fromEntries(inputs), (of) =>
    Object.values(of).reduce((sum, value) => sum + value, 0),
  );
}

const takes = (input: PlantInput): PlantInput => combine({ input }, (of) => Math.max(0, -of.input));
const gives = (input: PlantInput): PlantInput => combine({ input }, (of) => Math.max(0, of.input));

/**
 * What a section's feeders take, kW, charging batteries included: the sum of its feeders where its hotel load is measured;
 * else what its sets, batteries and the shore give, which is the same while no tie joins it.
 */
export function computeSectionLoad(section: BoardSection, values: BoardValues): PlantAnswer {
  const whole = formatSlotRef(section.id, 'load');
  if (section.name === '' && values.has(whole)) return combine({ load: values.read(whole) }, ({ load }) => load);
  const isComplete = section.feeders.some(({ kind }) => kind === 'hotel');
  return isComplete ? sumInputs(listLoads(section, values)) : sumInputs(listSources(section, values));
}

function listLoads({ feeders }: BoardSection, { read }: BoardValues): [string, PlantInput][] {
  return feeders
    .filter(({ kind }) => kind !== 'shore')
    .map(({ kind, power }) => [power, kind === 'battery' ? takes(read(power)) : read(power)]);
}

function listSources({ sets, feeders }: BoardSection, { read }: BoardValues): [string, PlantInput][] {
  const own = sets.map(({ id }): [string, PlantInput] => [id, read(formatSlotRef(id, 'power'))]);
  const others = feeders.filter(({ kind }) => kind === 'battery' || kind === 'shore');
  return [...own, ...others.map(({ power }): [string, PlantInput] => [power, gives(read(power))])];
}

/** Power over the tie that leaves the first of two sections, kW: as measured, else generation less loads of that side. */
export function computeTiePower(layout: BoardLayout, place: number, values: BoardValues): PlantAnswer {
  const [tie, section] = [layout.ties[place], layout.sections[place]];
  const measured = tie && formatSlotRef(tie.id, 'power');
  if (measured !== undefined && values.has(measured))
    return combine({ power: values.read(measured) }, (of) => of.power);
  // Further in, what comes over the tie before it would have to be known too.
  if (section === undefined || place > 0) return refuse('missing', 'busTie');
  const isComplete = section.feeders.some(({ kind }) => kind === 'hotel');
  if (!isComplete) return refuse('missing', 'hotelLoad');
  const inputs = { made: sumInputs(listSources(section, values)), used: sumInputs(listLoads(section, values)) };
  return combine(inputs, (of) => of.made - of.used);
}

export type BoardCheck = ReturnType<typeof checkTrip>[number];

/** {@link checkTrip} over the sections of a plant: one check for each group that closed ties join. */
export function checkBoard(layout: BoardLayout, values: BoardValues): readonly BoardCheck[] {
  const strings = layout.sections.flatMap(({ feeders }) => feeders.filter(({ kind }) => kind === 'battery'));
  const sections = layout.sections.map((section) => toTripSection(section, strings.length, values));
  const ties = layout.ties.flatMap((tie, place): BusTie[] => {
    const [left, right] = [layout.sections[place], layout.sections[place + 1]];
    if (left === undefined || right === undefined) return [];
    const isClosed = tie === undefined ? CLOSED_NOT : values.readState(formatSlotRef(tie.id, 'closed'));
    return [{ between: [left.id, right.id], isClosed }];
  });
  return checkTrip(sections, ties);
}

/** Sections without a tie between them never hang together. */
const CLOSED_NOT: PlantInput<boolean> = { value: false, state: 'good' };

function toTripSection(section: BoardSection, strings: number, values: BoardValues): TripSection {
  const ofKind = (kind: BoardFeeder['kind']) => section.feeders.filter((feeder) => feeder.kind === kind);
  const toFeeder = ({ name, power }: BoardFeeder) => ({ name, power: values.read(power) });
  return {
    name: section.id,
    load: computeSectionLoad(section, values),
    sets: section.sets.map(
      ({ id, name }): TripSet => ({
        name,
        isRunning: values.isRunning(id),
        power: values.read(formatSlotRef(id, 'power')),
        ratedPower: findRating(id, values),
      }),
    ),
    batteries: ofKind('battery').map((feeder) => toTripBattery(feeder, strings, values)),
    shedFirst: [],
    shedLater: [...ofKind('thruster'), ...ofKind('propulsion')].map(toFeeder),
  };
}

/** The limit of the battery is shared among its strings: a controller gives one for all of them. */
function toTripBattery({ equipmentId, power }: BoardFeeder, strings: number, values: BoardValues): TripBattery {
  const limit = values.read(formatSlotRef('battery', 'dischargeLimit'));
  return {
    dischargeLimit: combine({ limit }, (of) => of.limit / strings),
    energyAboveLimit: computeUsableEnergy(equipmentId, values),
    charging: takes(values.read(power)),
  };
}

/** Energy of a string above the lowest charge of use, kWh. */
function computeUsableEnergy(id: string, values: BoardValues): PlantAnswer {
  const numberOf = (of: string, key: string) => {
    const entered = values.parameterOf(of, key);
    return parameter(typeof entered === 'number' ? entered : undefined, key);
  };
  const lowest = numberOf('battery', 'lowestCharge');
  const string = {
    name: id,
    isConnected: { value: true, state: 'good' } as const,
    capacity: numberOf(id, 'capacity'),
    stateOfCharge: values.read(formatSlotRef(id, 'stateOfCharge')),
    stateOfHealth: values.read(formatSlotRef(id, 'stateOfHealth')),
  };
  const reserve = hasValue(lowest) ? computeEnergyAt([string], lowest.value) : lowest;
  return combine({ stored: computeStoredEnergy([string]), reserve }, (of) => Math.max(0, of.stored - of.reserve));
}
