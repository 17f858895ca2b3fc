/** Fuels and what a tonne of each emits, as published for each purpose. */
import type { FactorSet } from '../plant-value/factor-set.ts';

export const FUELS = [
  'MGO',
  'MDO',
  'LFO',
  'HFO',
  'LPG propane',
  'LPG butane',
  'ethane',
  'LNG',
  'methanol',
  'ethanol',
] as const;
export type Fuel = (typeof FUELS)[number];

/** Carbon factor C_F, t CO2 per t of fuel, for CII and the energy efficiency indices. */
export const CARBON_FACTORS: readonly FactorSet<Readonly<Record<Fuel, number>>>[] = [
  {
    name: 'MEPC.364(79)',
    source: 'MEPC.364(79), 2.2.1, as listed by github.com/Etive-Mor',
    validFrom: '1970-01-01',
    verified: true,
    factors: {
      MGO: 3.206,
      MDO: 3.206,
      LFO: 3.151,
      HFO: 3.114,
      'LPG propane': 3,
      'LPG butane': 3.03,
      ethane: 2.927,
      LNG: 2.75,
      methanol: 1.375,
      ethanol: 1.913,
    },
  },
];

/** How much warmer than CO2 a gas makes over 100 years. The choice decides signs under FuelEU. */
export interface WarmingPotential {
  readonly methane: number;
  readonly nitrousOxide: number;
}

export const WARMING_POTENTIALS = {
  'AR4 25/298': { methane: 25, nitrousOxide: 298 },
  'AR5 28/265': { methane: 28, nitrousOxide: 265 },
} as const satisfies Record<string, WarmingPotential>;
export type WarmingSet = keyof typeof WARMING_POTENTIALS;

export const WARMING_POTENTIAL_SETS: Readonly<Record<WarmingSet, FactorSet<WarmingPotential>>> = {
  'AR4 25/298': warmingSet('AR4 25/298', 'Directive (EU) 2018/2001, annex V, part C, 4', '2018-12-24'),
  'AR5 28/265': warmingSet('AR5 28/265', 'IPCC AR5, as Regulation (EU) 2015/757 takes it (ABS, FuelEU)', '2024-01-01'),
};

function warmingSet(name: WarmingSet, source: string, validFrom: string): FactorSet<WarmingPotential> {
  return { name, source, validFrom, verified: true, factors: WARMING_POTENTIALS[name] };
}

/** A fuel as burned in a kind of engine: for gas the share that slips unburnt decides. */
export interface LifeCycleFuel {
  /** Lower calorific value, MJ/g. */
  readonly heatingValue: number;
  /** Well to tank, gCO2e/MJ. */
  readonly wellToTank: number;
  /** Tank to wake, g per g of fuel. */
  readonly co2: number;
  readonly methane: number;
  readonly nitrousOxide: number;
  /** Share of the fuel that leaves the engine unburnt, 0 to 1. */
  readonly slip: number;
}

export const LIFE_CYCLE_FUELS = [
  'HFO',
  'LFO',
  'MGO',
  'LNG Otto medium speed',
  'LNG Otto slow speed',
  'LNG Diesel slow speed',
  'LNG lean-burn spark ignited',
] as const;
export type LifeCycleFuelName = (typeof LIFE_CYCLE_FUELS)[number];

/** As which fuel records and CII count it: there the engine that burns gas makes no difference. */
export const RECORDED_FUEL: Readonly<Record<LifeCycleFuelName, Fuel>> = {
  HFO: 'HFO',
  LFO: 'LFO',
  MGO: 'MGO',
  'LNG Otto medium speed': 'LNG',
  'LNG Otto slow speed': 'LNG',
  'LNG Diesel slow speed': 'LNG',
  'LNG lean-burn spark ignited': 'LNG',
};

const gas = (slip: number): LifeCycleFuel => ({
  heatingValue: 0.0491,
  wellToTank: 18.5,
  co2: 2.75,
  methane: 0,
  nitrousOxide: 0.00011,
  slip,
});

/** MGO stands for MDO too; for its methane one source has 0.00006. */
export const LIFE_CYCLE_FACTORS: readonly FactorSet<Readonly<Record<LifeCycleFuelName, LifeCycleFuel>>>[] = [
  {
    name: 'Regulation (EU) 2023/1805, annex II',
    source: 'Regulation (EU) 2023/1805, annex II, as listed at docs.appliedaifoundation.org, fuel-eu-wtw',
    validFrom: '2024-01-01',
    verified: true,
    factors: {
      HFO: { heatingValue: 0.0405, wellToTank: 13.5, co2: 3.114, methane: 0.00005, nitrousOxide: 0.00018, slip: 0 },
      LFO: { heatingValue: 0.041, wellToTank: 13.2, co2: 3.151, methane: 0.00005, nitrousOxide: 0.00018, slip: 0 },
      MGO: { heatingValue: 0.0427, wellToTank: 14.4, co2: 3.206, methane: 0.00005, nitrousOxide: 0.00018, slip: 0 },
      'LNG Otto medium speed': gas(0.031),
      'LNG Otto slow speed': gas(0.017),
      'LNG Diesel slow speed': gas(0.002),
      'LNG lean-burn spark ignited': gas(0.026),
    },
  },
];
