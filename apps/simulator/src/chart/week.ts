/** One week of a ship as curves, for a check by eye. */
import { computeDistanceMeters } from '@fms/domain/geo';
import { DAY } from '../sea/unit.ts';
import type { SimulatedShip } from '../ship/simulated-ship.ts';
import type { Truth } from '../ship/truth.ts';
import type { FuelSpec } from '../spec/fuel-spec.ts';

export interface Curve {
  readonly label: string;
  readonly unit: string;
  readonly values: readonly number[];
}
export interface Panel {
  readonly title: string;
  readonly curves: readonly Curve[];
}
export interface WeekChart {
  readonly title: string;
  readonly fromSeconds: number;
  readonly stepSeconds: number;
  readonly panels: readonly Panel[];
}

/** Between two points of a curve, and how many there are in a week. */
const STEP = { seconds: 300, ofWeek: (7 * DAY) / 300 } as const;

export function buildWeekChart(ship: SimulatedShip, fromSeconds: number): WeekChart {
  const truths = Array.from({ length: STEP.ofWeek + 1 }, (_, i) => ship.truthAt(fromSeconds + i * STEP.seconds));
  const curve = (label: string, unit: string, read: (truth: Truth) => number): Curve => ({
    label,
    unit,
    values: truths.map(read),
  });
  const { particulars, machinery } = ship.spec;
  return {
    title: `${particulars.name} (${particulars.shipType}), seed ${ship.seed}`,
    fromSeconds,
    stepSeconds: STEP.seconds,
    panels: [
      {
        title: 'Speed',
        curves: [
          curve('over ground', 'kn', (t) => t.navigation.speedOverGroundKnots),
          curve('through water', 'kn', (t) => t.navigation.speedThroughWaterKnots),
        ],
      },
      {
        title: 'Weather',
        curves: [
          curve('wind', 'm/s', (t) => t.navigation.weather.windSpeed),
          curve('waves', 'm', (t) => t.navigation.weather.waveHeightMeters),
        ],
      },
      {
        title: 'Power',
        curves: [
          curve('propulsion', 'kW', (t) => t.propulsionKw),
          curve('switchboard', 'kW', (t) => t.busKw),
          curve('shore', 'kW', (t) => t.shoreKw),
        ],
      },
      ...fuel(curve, machinery.fuel),
      engines(machinery.engine !== null, curve),
      ...(machinery.thrusters.length > 0 ? [thrusters(curve)] : []),
      ...(machinery.battery ? [battery(curve)] : []),
      ...(machinery.scrubber ? [scrubber(curve)] : []),
      {
        title: 'Tanks',
        curves: machinery.tanks.map(({ name }, i) => curve(name, '%', (t) => t.tanks[i]?.percent ?? 0)),
      },
    ],
  };
}

type Make = (label: string, unit: string, read: (truth: Truth) => number) => Curve;

function engines(mechanical: boolean, curve: Make): Panel {
  if (!mechanical) {
    return {
      title: 'Generator 1',
      curves: [
        curve('load', '%', (t) => t.generators[0]?.loadPercent ?? 0),
        curve('sets running', '× 10', (t) => 10 * t.generators.filter(({ running }) => running).length),
        curve('cooling water', '°C', (t) => t.generators[0]?.coolingTemperature ?? 0),
        curve('winding', '°C', (t) => t.generators[0]?.windingTemperature ?? 0),
      ],
    };
  }
  return {
    title: 'Main engine',
    curves: [
      curve('load', '%', (t) => t.engines[0]?.loadPercent ?? 0),
      curve('exhaust', '°C / 5', (t) => (t.engines[0]?.exhaustTemperature ?? 0) / 5),
      curve('cooling water', '°C', (t) => t.engines[0]?.coolingTemperature ?? 0),
      curve('lube oil', '°C', (t) => t.engines[0]?.lubeOilTemperature ?? 0),
    ],
  };
}

function fuel(curve: Make, burnt: FuelSpec): Panel[] {
  const rate = curve('all engines and sets', 'l/h', (t) => t.fuelLitresPerHour);
  if (!rate.values.some((value) => value > 0)) return [];
  const specific = curve('all engines and sets', 'g/kWh', (t) => specificConsumptionOf(t, burnt));
  return [
    { title: 'Fuel', curves: [rate] },
    { title: 'Specific consumption', curves: [specific] },
  ];
}

function specificConsumptionOf({ engines, generators, fuelLitresPerHour }: Truth, { density15 }: FuelSpec): number {
  const kw = [...engines, ...generators].reduce((sum, { powerKw }) => sum + powerKw, 0);
  return kw > 0 ? (density15 * fuelLitresPerHour) / kw : 0;
}

function thrusters(curve: Make): Panel {
  const offStation = ({ navigation: { plan, latitude, longitude } }: Truth) =>
    plan.activity === 'station' ? computeDistanceMeters(plan, { latitude, longitude }) : 0;
  return {
    title: 'Thrusters and station keeping',
    curves: [curve('load', '%', (t) => t.thrusterPercent), curve('off the spot', 'm × 10', (t) => 10 * offStation(t))],
  };
}

function scrubber(curve: Make): Panel {
  return {
    title: 'Scrubber',
    curves: [
      curve('SO2', 'ppm', (t) => t.scrubber?.so2Ppm ?? 0),
      curve('SO2 to CO2', 'ppm/%', (t) => (t.scrubber?.so2Ppm ? t.scrubber.so2Ppm / t.scrubber.co2Percent : 0)),
      curve('discharge', 'pH', (t) => t.scrubber?.dischargePh ?? 0),
      curve('washed by', 'm³/h / 100', (t) => (t.scrubber?.washWaterM3PerHour ?? 0) / 100),
    ],
  };
}

function battery(curve: Make): Panel {
  return {
    title: 'Battery',
    curves: [
      curve('state of charge', '%', (t) => t.battery?.soc ?? 0),
      curve('C-rate', '1/h × 50', (t) => 50 * (t.battery?.cRate ?? 0)),
      curve('warmest', '°C', (t) => t.battery?.strings[0]?.highestTemperature ?? 0),
    ],
  };
}
