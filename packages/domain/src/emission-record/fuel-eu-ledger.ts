/** The FuelEU balance of a year from its legs, with penalty and what may be borrowed, each with its explanation. */
import {
  computeFuelEuBalance,
  computeFuelEuPenalty,
  FUEL_EU_BORROWING,
  FUEL_EU_PENALTY_SET,
  FUEL_EU_TARGETS,
  type FuelEuBalance,
} from '../emission/index.ts';
import {
  type ComputedFigure,
  type Explanation,
  explainComputed,
  explainFactor,
  explainMeasured,
  explainSum,
  type FactorSet,
  isExplained,
  pickFactorSet,
  type Refusal,
  refuse,
} from '../plant-value/index.ts';
import { type EmissionLeg, getLegScope, selectLegs, toYearSpan } from './emission-leg.ts';
import { type CountedFuel, countFuel, type FuelEuYear } from './fuel-eu-energy.ts';

export interface FuelEuLedger {
  /** gCO2e/MJ. */
  readonly actual: ComputedFigure;
  /** gCO2e; negative is a deficit. */
  readonly balance: ComputedFigure;
  /** €; 0 without a deficit. */
  readonly penalty: ComputedFigure;
  /** Most of a deficit that may be taken from the next year, gCO2e, and what is then repaid of it. */
  readonly mostBorrowed: ComputedFigure;
  readonly repaid: ComputedFigure;
  readonly crossing: readonly string[];
}

/**
 * The ledger of a calendar year: energy counts by the scope of its leg, shore energy as a whole and without emission. Refused
 * as `missing` before 2025 and where a port is not known, as `too-few` without energy; throws a RangeError for
 * `deficitsInRow` below 1.
 */
export function explainFuelEu(all: readonly EmissionLeg[], of: FuelEuYear): FuelEuLedger | Refusal {
  const { legs, crossing } = selectLegs(all, toYearSpan(of.year));
  const counted: CountedFuel[] = [];
  for (const leg of legs) {
    const scope = getLegScope(leg);
    if (typeof scope !== 'string') return scope;
    for (const fuel of leg.fuels) {
      const known = countFuel(fuel, scope, of);
      if (known === undefined) return refuse('missing', 'fuelFactors');
      counted.push(known);
    }
  }
  const shore = legs.flatMap(({ shoreEnergy }) => shoreEnergy ?? []);
  const result = computeFuelEuBalance({
    year: of.year,
    warming: of.warming,
    uses: counted.map(({ use }) => use),
    shoreMegajoules: shore.reduce((sum, { value }) => sum + value, 0),
  });
  if (!('balance' in result)) return result;
  const energy = explainSum(['energy', 'MJ'], [...counted.map((fuel) => fuel.energy), ...shore]);
  const rewarded = explainSum(['rewardedEnergy', 'MJ'], [...counted.map((fuel) => fuel.rewarded), ...shore]);
  const emitted = explainSum(
    ['emittedGreenhouseGas', 'gCO2e'],
    counted.map((fuel) => fuel.emitted),
  );
  if (!(isExplained(energy) && isExplained(rewarded) && isExplained(emitted))) return refuse('too-few', 'energy');
  return { ...explainResult(result, of, { energy, rewarded, emitted }), crossing: crossing.map(({ id }) => id) };
}

type Sums = Readonly<Record<'energy' | 'rewarded' | 'emitted', Explanation>>;

function explainResult(
  result: FuelEuBalance,
  { year, deficitsInRow }: FuelEuYear,
  { energy, rewarded, emitted }: Sums,
): Omit<FuelEuLedger, 'crossing'> {
  const set = pickFactorSet(FUEL_EU_TARGETS, `${year}-12-31`) ?? (FUEL_EU_TARGETS[0] as FactorSet<number>);
  const target = explainFactor(['target', 'gCO2e/MJ'], result.target, set);
  const actual = explainComputed(
    ['actualIntensity', 'gCO2e/MJ'],
    result.actual,
    '[emittedGreenhouseGas] / [rewardedEnergy]',
    [emitted, rewarded],
  );
  const balance = explainComputed(
    ['complianceBalance', 'gCO2e'],
    result.balance,
    '([target] - [actualIntensity]) * [energy]',
    [target, actual, energy],
  );
  return {
    actual,
    balance,
    penalty: explainPenalty(result, { actual, balance }, deficitsInRow),
    ...explainBorrowing(result, { target, balance, energy }),
  };
}

function explainPenalty(
  result: FuelEuBalance,
  { actual, balance }: { readonly actual: Explanation; readonly balance: Explanation },
  deficitsInRow: number,
): ComputedFigure {
  const { factors } = FUEL_EU_PENALTY_SET;
  return explainComputed(
    ['penalty', '€'],
    computeFuelEuPenalty(result, deficitsInRow),
    'max(0, 0 - [complianceBalance]) / ([actualIntensity] * [megajoulesPerTonne]) * [eurosPerTonne]' +
      ' * (1 + ([deficitsInRow] - 1) * [growth])',
    [
      balance,
      actual,
      explainFactor(['megajoulesPerTonne', 'MJ/t'], factors.megajoulesPerTonne, FUEL_EU_PENALTY_SET),
      explainFactor(['eurosPerTonne', '€/t'], factors.eurosPerTonne, FUEL_EU_PENALTY_SET),
      explainMeasured(['deficitsInRow', '1'], deficitsInRow),
      explainFactor(['growth', '1'], factors.growth, FUEL_EU_PENALTY_SET),
    ],
  );
}

function explainBorrowing(
  result: FuelEuBalance,
  { target, balance, energy }: Readonly<Record<'target' | 'balance' | 'energy', Explanation>>,
): Pick<FuelEuLedger, 'mostBorrowed' | 'repaid'> {
  const { mostShare, repaidTimes } = FUEL_EU_BORROWING.factors;
  const most = Math.min(Math.max(0, -result.balance), mostShare * result.target * energy.value);
  const mostBorrowed = explainComputed(
    ['mostBorrowed', 'gCO2e'],
    most,
    'min(max(0, 0 - [complianceBalance]), [borrowedShare] * [target] * [energy])',
    [balance, explainFactor(['borrowedShare', '1'], mostShare, FUEL_EU_BORROWING), target, energy],
  );
  const repaid = explainComputed(['repaid', 'gCO2e'], most * repaidTimes, '[mostBorrowed] * [repaidTimes]', [
    mostBorrowed,
    explainFactor(['repaidTimes', '1'], repaidTimes, FUEL_EU_BORROWING),
  ]);
  return { mostBorrowed, repaid };
}
