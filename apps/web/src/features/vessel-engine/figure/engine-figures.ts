/** Power and consumption of an engine at one moment, by the calculations of the domain. */
import {
  computeExcessFuel,
  computeMassFlow,
  computeSfoc,
  correctSfocToLcv,
  findPower,
  getLowerCalorificValue,
  type PowerOrigin,
  readShopTest,
  type ShopTestCurve,
} from '@fms/domain/engine';
import {
  combine,
  hasValue,
  type PlantAnswer,
  type PlantInput,
  parameter,
  type Refusal,
  refuse,
} from '@fms/domain/plant-value';

/** Readings of the engine; those without a slot are refused as `missing`. */
export interface FigureInputs {
  readonly running: PlantInput;
  readonly load: PlantInput;
  readonly power: PlantInput;
  readonly torque: PlantInput;
  readonly speed: PlantInput;
  /** l/h at 15 °C */
  readonly fuelRate: PlantInput;
  /** kg/m³ at 15 °C */
  readonly density: PlantInput;
}

export interface FigureParameters {
  /** kW */
  readonly ratedPower: number | undefined;
  readonly fuelGrade: string | undefined;
  readonly shopTest: ShopTestCurve | Refusal;
}

export interface EngineFigures {
  readonly isRunning: PlantInput<boolean>;
  /** kW */
  readonly power: PlantAnswer;
  readonly powerOrigin: PowerOrigin;
  /** Percent of the rated power. */
  readonly load: PlantAnswer;
  /** kg/h */
  readonly fuelMass: PlantAnswer;
  /** g/kWh, at 42,700 kJ/kg where the fuel's grade is known. */
  readonly sfoc: PlantAnswer;
  readonly isCorrected: boolean;
  /** g/kWh of the shop test at this load. */
  readonly reference: PlantAnswer;
  /** t/d above the shop test. */
  readonly excess: PlantAnswer;
}

/** rpm below which an engine without a signal of its own stands. */
const STANDSTILL_RPM = 1;

export function computeEngineFigures(inputs: FigureInputs, parameters: FigureParameters): EngineFigures {
  const { load: measuredLoad, fuelRate, density } = inputs;
  const ratedPower = parameter(parameters.ratedPower, 'ratedPower');
  const { power, origin } = findPower({
    power: known(inputs.power),
    torque: known(inputs.torque),
    shaftSpeed: known(inputs.speed),
    load: known(measuredLoad),
    ratedPower,
  });
  const load = isMissing(measuredLoad)
    ? combine({ power, ratedPower }, (of) => (of.power / of.ratedPower) * 100)
    : combine({ load: measuredLoad }, (of) => of.load);
  const isRunning = findRunning(inputs);
  const fuelMass = computeMassFlow({ volumeFlow: fuelRate, density });
  const measured = combine({ isRunning, sfoc: computeSfoc({ fuelMass, power }) }, (of) =>
    of.isRunning ? of.sfoc : refuse('stopped', 'engine'),
  );
  const lcv = getLowerCalorificValue(parameters.fuelGrade ?? null);
  const isCorrected = hasValue(lcv);
  const sfoc = isCorrected ? correctSfocToLcv({ sfoc: measured, lcv }) : measured;
  const reference = readShopTest(parameters.shopTest, load);
  const excess = computeExcessFuel({ sfoc, reference, power });
  return { isRunning, power, powerOrigin: origin, load, fuelMass, sfoc, isCorrected, reference, excess };
}

/** By its own signal, else by its speed, else by its load. */
function findRunning({ running, speed, load }: FigureInputs): PlantAnswer<boolean> {
  if (!isMissing(running)) return combine({ running }, (of) => of.running !== 0);
  if (!isMissing(speed)) return combine({ speed }, (of) => of.speed >= STANDSTILL_RPM);
  return combine({ load }, (of) => of.load > 0);
}

/** Whether nothing fills the slot, so that another way may be tried. */
function isMissing(input: PlantInput): boolean {
  return !hasValue(input) && input.reason.code === 'missing';
}

const known = (input: PlantInput) => (isMissing(input) ? undefined : input);
