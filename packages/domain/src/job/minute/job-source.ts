/** Which tags of a plant say what its ship does and burns, and what is entered of the ship (§9.8). */
import { CARBON_FACTORS } from '../../emission/index.ts';
import { parseFuelGrade } from '../../engine/index.ts';
import type { TagId } from '../../identity/index.ts';
import { type EquipmentKind, formatSlotRef, type Plant, type PlantEquipment } from '../../plant/index.ts';
import { pickFactorSet } from '../../plant-value/index.ts';
import type { Instant } from '../../time/instant.ts';
import type { JobProfile } from '../kind/job-kind.ts';

/** A tag with what turns its number into the unit of a quantity. */
export interface ScaledTag {
  readonly tagId: TagId;
  readonly scale: number;
}

/** One consumer of fuel: l/h by its meter, and what a litre weighs and emits. */
export interface BurnTag {
  readonly tagId: TagId;
  /** t/l; null where no density is entered, so that its mass is not known. */
  readonly tonnesPerLitre: number | null;
  /** t of CO2 per t of fuel; null where its grade is not known. */
  readonly carbonFactor: number | null;
}

/** Where each part of a `JobMinute` comes from; null and empty where the ship has none. */
export interface JobSource {
  readonly position: TagId | null;
  readonly speed: TagId | null;
  readonly heading: TagId | null;
  readonly speedThroughWater: TagId | null;
  readonly windSpeed: TagId | null;
  readonly windAngle: TagId | null;
  readonly windDirection: TagId | null;
  readonly pull: TagId | null;
  readonly hotel: readonly TagId[];
  /** More than nothing on any of them is shore power. */
  readonly shore: readonly TagId[];
  /** kW each. */
  readonly propulsion: readonly ScaledTag[];
  /** kW at full power of what `propulsion` measures; null where it is not entered. */
  readonly ratedPower: number | null;
  /** Share of full power each. */
  readonly thrusters: readonly ScaledTag[];
  /** kW each. */
  readonly thrusterPower: readonly ScaledTag[];
  readonly burns: readonly BurnTag[];
  /** A main engine runs where its number is above the bound. */
  readonly engines: readonly { readonly tagId: TagId; readonly above: number }[];
}

/** What a ship does where its plant says nothing else. */
const USUAL = { harbourKnots: 8, topKnots: 15 } as const;
/** What drives the ship, the first that is measured: power at the shafts, else of motors, else of engines. */
const DRIVES: readonly EquipmentKind[] = ['shaft', 'propulsion-motor', 'azimuth', 'main-engine'];
/** Of full load: an engine below it is being turned over. */
const RUNNING_LOAD = 2;

/** `at` says which carbon factors are in force. */
export function readJobSource(plant: Plant, at: Instant): JobSource {
  const { tagOf, ofKind } = readerOf(plant);
  const [vessel] = ofKind('vessel');
  const own = (key: string) => (vessel === undefined ? null : tagOf(vessel, key));
  const drive = DRIVES.map((kind) => listPowers(ofKind(kind), tagOf)).find(({ tags }) => tags.length > 0);
  const thrusters = listPowers(ofKind('thruster'), tagOf);
  const boards = ofKind('switchboard').flatMap((board) => tagOf(board, 'hotelLoad') ?? []);
  const hotel = own('hotelLoad');
  return {
    position: own('position'),
    speed: own('speedOverGround'),
    heading: own('heading'),
    speedThroughWater: own('speedThroughWater'),
    windSpeed: own('trueWindSpeed'),
    windAngle: own('trueWindAngle'),
    windDirection: own('trueWindDirection'),
    pull: own('towingPull'),
    hotel: hotel === null ? boards : [hotel],
    shore: ofKind('shore-connection').flatMap((one) => tagOf(one, 'power') ?? tagOf(one, 'breaker') ?? []),
    propulsion: drive?.tags ?? [],
    ratedPower: drive?.rated ?? null,
    thrusters: thrusters.tags.map(({ tagId, scale, rated }) => ({ tagId, scale: rated === null ? 0 : scale / rated })),
    thrusterPower: thrusters.tags,
    burns: listBurns(plant, at),
    engines: ofKind('main-engine').flatMap((engine) => {
      const running = tagOf(engine, 'running');
      if (running !== null) return [{ tagId: running, above: 0.5 }];
      const load = tagOf(engine, 'load');
      return load === null ? [] : [{ tagId: load, above: RUNNING_LOAD }];
    }),
  };
}

/** Speeds of harbour and trial, dynamic positioning, towing and cargo as the plant has them, else what is usual. */
export function readJobProfile(plant: Plant): JobProfile {
  const { tagOf, ofKind, numberOf } = readerOf(plant);
  const [vessel] = ofKind('vessel');
  const own = (key: string) => (vessel === undefined ? undefined : numberOf(vessel, key));
  const trial = vessel?.parameters.trialCurve;
  const fastest = Array.isArray(trial) ? trial.at(-1)?.[0] : undefined;
  const hasWinch = vessel !== undefined && tagOf(vessel, 'towingPull') !== null;
  return {
    harbourKnots: own('harbourSpeed') ?? USUAL.harbourKnots,
    hasDynamicPositioning: (own('dynamicPositioning') ?? 0) > 0,
    tows: hasWinch || (own('towing') ?? 0) > 0,
    topKnots: typeof fastest === 'number' ? fastest : USUAL.topKnots,
    cargoKw: own('cargoLoad') ?? null,
  };
}

/** All tags a source reads as numbers, each once. */
export function listJobTags(source: JobSource): TagId[] {
  const { speed, heading, speedThroughWater, windSpeed, windAngle, windDirection, pull } = source;
  const single = [speed, heading, speedThroughWater, windSpeed, windAngle, windDirection, pull];
  const many = [source.propulsion, source.thrusters, source.burns, source.engines].flat().map(({ tagId }) => tagId);
  return [...new Set([...single.filter((tagId) => tagId !== null), ...source.hotel, ...source.shore, ...many])];
}

type TagOf = (equipment: PlantEquipment, key: string) => TagId | null;

function readerOf({ equipment, bindings }: Plant) {
  const tags = new Map<string, TagId | null>(bindings.map(({ slot, tagId }) => [slot, tagId]));
  return {
    tagOf: ({ id }: PlantEquipment, key: string) => tags.get(formatSlotRef(id, key)) ?? null,
    ofKind: (kind: EquipmentKind) => equipment.filter((one) => one.kind === kind),
    numberOf: ({ parameters }: PlantEquipment, key: string) => {
      const value = parameters[key];
      return typeof value === 'number' ? value : undefined;
    },
  };
}

/** Power of each in kW: as it is measured, else its load times its rating. */
function listPowers(equipment: readonly PlantEquipment[], tagOf: TagOf) {
  const tags = equipment.flatMap((one) => {
    const { ratedPower } = one.parameters;
    const rated = typeof ratedPower === 'number' && ratedPower > 0 ? ratedPower : null;
    const power = tagOf(one, 'power');
    if (power !== null) return [{ tagId: power, scale: 1, rated }];
    const load = tagOf(one, 'load');
    return load === null || rated === null ? [] : [{ tagId: load, scale: rated / 100, rated }];
  });
  const isRated = tags.length > 0 && tags.every(({ rated }) => rated !== null);
  return { tags, rated: isRated ? tags.reduce((sum, { rated }) => sum + (rated ?? 0), 0) : null };
}

/** The meters of engines and generating sets; where none has one, that of the ship. */
function listBurns(plant: Plant, at: Instant): BurnTag[] {
  const { tagOf, ofKind, numberOf } = readerOf(plant);
  const [vessel] = ofKind('vessel');
  const factors = pickFactorSet(CARBON_FACTORS, new Date(at).toISOString().slice(0, 10))?.factors;
  const density = findFuelDensity(plant);
  const toBurn = (one: PlantEquipment): BurnTag[] => {
    const tagId = tagOf(one, 'fuelRate');
    if (tagId === null) return [];
    const grade = one.parameters.fuelGrade ?? vessel?.parameters.fuelGrade;
    const fuel = typeof grade === 'string' ? parseFuelGrade(grade) : undefined;
    const own = numberOf(one, 'density') ?? density;
    return [
      {
        tagId,
        tonnesPerLitre: own === null ? null : own / 1e6,
        carbonFactor: fuel === undefined ? null : (factors?.[fuel] ?? null),
      },
    ];
  };
  const consumers = [...ofKind('main-engine'), ...ofKind('generator')].flatMap(toBurn);
  return consumers.length > 0 || vessel === undefined ? consumers : toBurn(vessel);
}

/** kg/m³ at 15 °C of the first tank of fuel with a density; null where none has one. */
export function findFuelDensity({ equipment }: Pick<Plant, 'equipment'>): number | null {
  const tank = equipment.find(
    ({ kind, parameters }) =>
      kind === 'tank' &&
      typeof parameters.density === 'number' &&
      typeof parameters.fluid === 'string' &&
      parseFuelGrade(parameters.fluid) !== undefined,
  );
  const density = tank?.parameters.density;
  return typeof density === 'number' ? density : null;
}
