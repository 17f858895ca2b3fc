/** What happens if the largest running set trips now, for each part of the switchboard that hangs together (§9.8). */
import { combine, hasValue, type PlantAnswer, type PlantInput, refuse } from '../plant-value/index.ts';
import { type BusTie, groupSections } from './bus-section.ts';

export interface TripSet {
  readonly name: string;
  readonly isRunning: PlantInput<boolean>;
  /** kW */
  readonly power: PlantInput;
  /** kW */
  readonly ratedPower: PlantInput;
}

export interface TripBattery {
  /** Most it may give now, kW. */
  readonly dischargeLimit: PlantInput;
  /** Energy above its low limit, kWh. */
  readonly energyAboveLimit: PlantInput;
  /** What it is charged with now, kW; 0 where it gives or rests. */
  readonly charging: PlantInput;
}

export interface Feeder {
  readonly name: string;
  /** kW */
  readonly power: PlantInput;
}

export interface BusSection {
  readonly name: string;
  /** All that the section's feeders take, charging batteries included, kW. */
  readonly load: PlantInput;
  readonly sets: readonly TripSet[];
  readonly batteries: readonly TripBattery[];
  /** Feeders that the first stage of the preference trip opens by itself. */
  readonly shedFirst: readonly Feeder[];
  /** Feeders of the later stages, in their order. */
  readonly shedLater: readonly Feeder[];
}

export interface TripCheck {
  readonly verdict: 'no-blackout' | 'blackout-risk';
  readonly lost: { readonly name: string; readonly powerKw: number | null };
  /** Load − charging − what sheds first, kW. */
  readonly loadAfterKw: number;
  /** Ratings of the sets that remain, kW. */
  readonly setsKw: number;
  /** Limit of the batteries, kW. */
  readonly batteryKw: number;
  /** Sets and batteries − load after the trip, kW; negative is a blackout risk. */
  readonly marginKw: number;
  /** The same without batteries. */
  readonly marginWithoutBatteryKw: number;
  /** How long batteries carry what the sets cannot, h; null where they need not, cannot, or their energy is not known. */
  readonly batteryHours: number | null;
  /** Names of the later feeders that would have to be shed; empty without a risk. */
  readonly shed: readonly string[];
  /** kW that no feeder covers even then. */
  readonly uncoveredKw: number;
  /** Inputs that are not known and count as 0, or as a set that stands. */
  readonly assumed: readonly ('battery-limit' | 'charging' | 'shed-first' | 'set')[];
}

/**
 * The check for each group of sections joined by closed ties; an open tie leaves each side for itself. Margin = ratings of
 * the remaining running sets + battery limits − (load − charging − what sheds first). The set lost is the running one
 * of the largest rating, of equals the one that gives most. What is not known and would help counts as nothing and is named.
 * Refused where a load, a tie or a rating is not known, as `stopped` where no set runs.
 */
export function checkTrip(
  sections: readonly BusSection[],
  ties: readonly BusTie[],
): { readonly sections: readonly string[]; readonly check: PlantAnswer<TripCheck> }[] {
  return groupSections(sections, ties).map(({ members, ties: own }) => {
    const isTied = Object.fromEntries(own.map(({ isClosed }, index) => [`busTie ${index + 1}`, isClosed]));
    const loads = Object.fromEntries(members.map(({ load }, index) => [`load ${index + 1}`, load]));
    const ratings = members.flatMap(({ sets }) => sets).filter(isRunning);
    const rated = Object.fromEntries(ratings.map(({ ratedPower }, index) => [`ratedPower ${index + 1}`, ratedPower]));
    const check = combine<Readonly<Record<string, number | boolean>>, TripCheck>(
      { ...isTied, ...loads, ...rated },
      (of) => {
        const load = members.reduce((sum, _section, index) => sum + Number(of[`load ${index + 1}`]), 0);
        const running = ratings.map((set, index) => ({ set, ratedKw: Number(of[`ratedPower ${index + 1}`]) }));
        return running.length === 0 ? refuse('stopped', 'sets') : evaluate(members, load, running);
      },
    );
    return { sections: members.map(({ name }) => name), check };
  });
}

type RunningSet = { readonly set: TripSet; readonly ratedKw: number };

function evaluate(members: readonly BusSection[], load: number, running: readonly RunningSet[]): TripCheck {
  const batteries = members.flatMap((section) => section.batteries);
  const first = members.flatMap(({ shedFirst }) => shedFirst.map(({ power }) => power));
  const charging = batteries.map((battery) => battery.charging);
  const limits = batteries.map(({ dischargeLimit }) => dischargeLimit);
  const lost = running.reduce((largest, one) => (isLarger(one, largest) ? one : largest));
  const loadAfterKw = load - sumKnown(charging) - sumKnown(first);
  const setsKw = running.reduce((sum, { ratedKw }) => sum + ratedKw, -lost.ratedKw);
  const batteryKw = sumKnown(limits);
  const marginKw = setsKw + batteryKw - loadAfterKw;
  const unknownSets = members.flatMap(({ sets }) => sets).filter((set) => read(set.isRunning) === null);
  const reliedOn = {
    'battery-limit': limits,
    charging,
    'shed-first': first,
    set: unknownSets.map((set) => set.isRunning),
  } as const;
  return {
    verdict: marginKw >= 0 ? 'no-blackout' : 'blackout-risk',
    lost: { name: lost.set.name, powerKw: read(lost.set.power) },
    loadAfterKw,
    setsKw,
    batteryKw,
    marginKw,
    marginWithoutBatteryKw: setsKw - loadAfterKw,
    batteryHours: marginKw < 0 ? null : hoursOf(batteries, loadAfterKw - setsKw),
    ...shedFor(members, -marginKw),
    assumed: (Object.keys(reliedOn) as (keyof typeof reliedOn)[]).filter((name) =>
      reliedOn[name].some((input) => read<number | boolean>(input) === null),
    ),
  };
}

function isLarger(a: RunningSet, b: RunningSet): boolean {
  if (a.ratedKw !== b.ratedKw) return a.ratedKw > b.ratedKw;
  return (read(a.set.power) ?? 0) > (read(b.set.power) ?? 0);
}

/** Hours for which the batteries whose limit is known carry a deficit in kW; null where there is none. */
function hoursOf(batteries: readonly TripBattery[], deficitKw: number): number | null {
  if (deficitKw <= 0) return null;
  const energies = batteries
    .filter((battery) => read(battery.dischargeLimit) !== null)
    .map((of) => read(of.energyAboveLimit));
  return energies.some((energy) => energy === null)
    ? null
    : energies.reduce<number>((sum, kWh) => sum + (kWh ?? 0), 0) / deficitKw;
}

/** The later feeders, in order, until a deficit in kW is covered; a feeder of unknown power covers nothing. */
function shedFor(members: readonly BusSection[], deficitKw: number): Pick<TripCheck, 'shed' | 'uncoveredKw'> {
  let uncoveredKw = Math.max(0, deficitKw);
  const shed: string[] = [];
  for (const { name, power } of members.flatMap(({ shedLater }) => shedLater)) {
    if (uncoveredKw === 0) break;
    shed.push(name);
    uncoveredKw = Math.max(0, uncoveredKw - (read(power) ?? 0));
  }
  return { shed, uncoveredKw };
}

function sumKnown(inputs: readonly PlantInput[]): number {
  return inputs.reduce((sum, input) => sum + (read(input) ?? 0), 0);
}

function isRunning(set: TripSet): boolean {
  return read(set.isRunning) === true;
}

/** The value of an input that may be used, else null. */
function read<Value>(input: PlantInput<Value>): Value | null {
  const answer = combine({ input }, (of) => of.input);
  return hasValue(answer) ? answer.value : null;
}
