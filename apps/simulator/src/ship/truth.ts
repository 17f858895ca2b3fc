/** Everything that is true of a simulated ship at one moment: what perfect instruments would read. */
import type { JobKind } from '@fms/domain/job';
import type { Navigation } from '../navigation/navigation.ts';
import type { TankSpec } from '../spec/machinery-spec.ts';
import type { BatteryTruth } from './battery-truth.ts';
import type { ConsumerFuel } from './consumer-fuel.ts';
import type { ShoreTruth, SwitchboardTruth } from './electric-truth.ts';
import type { EngineCondition } from './engine-condition.ts';
import type { EnginePlant } from './engine-plant.ts';
import type { RudderTruth, ShaftTruth, ThrusterTruth } from './propulsor-truth.ts';
import type { ScrubberTruth } from './scrubber-truth.ts';

export interface EngineTruth {
  readonly running: boolean;
  readonly powerKw: number;
  readonly loadPercent: number;
  readonly rpm: number;
  readonly fuelLitresPerHour: number;
  readonly lubeOilBar: number;
  readonly lubeOilTemperature: number;
  readonly coolingTemperature: number;
  readonly exhaustTemperature: number;
  readonly cylinderTemperatures: readonly number[];
  readonly turboRpm: number;
  readonly scavengeBar: number;
  readonly fuelBar: number;
  readonly hours: number;
  /** What it burns over its shop test, 1 as new. */
  readonly wear: number;
  readonly fuel: ConsumerFuel;
  readonly condition: EngineCondition;
  readonly plant: EnginePlant;
}

export interface GeneratorTruth {
  readonly running: boolean;
  readonly powerKw: number;
  readonly loadPercent: number;
  readonly volts: number;
  readonly hertz: number;
  readonly amperes: number;
  readonly fuelLitresPerHour: number;
  readonly lubeOilBar: number;
  readonly coolingTemperature: number;
  readonly exhaustTemperature: number;
  readonly windingTemperature: number;
  readonly hours: number;
  readonly starts: number;
  readonly reactiveKvar: number;
  readonly blocked: boolean;
  readonly fuel: ConsumerFuel;
}

export interface TankTruth {
  readonly spec: TankSpec;
  readonly levelM3: number;
  readonly percent: number;
  readonly temperature: number;
  /** What stands at the sounding pipe, m: the table moved by trim and heel. */
  readonly soundingMeters: number;
}

export interface Truth {
  readonly navigation: Navigation;
  readonly propulsionKw: number;
  readonly thrusterPercent: number;
  readonly hotelKw: number;
  /** On the towing line, t. */
  readonly towingTonnes: number;
  /** What it does: the ground truth of the job history. */
  readonly operation: JobKind;
  readonly busKw: number;
  readonly shoreKw: number;
  readonly shafts: readonly ShaftTruth[];
  readonly rudders: readonly [port: RudderTruth, starboard: RudderTruth];
  readonly thrusters: readonly ThrusterTruth[];
  readonly engines: readonly EngineTruth[];
  readonly generators: readonly GeneratorTruth[];
  readonly battery: BatteryTruth | null;
  readonly tanks: readonly TankTruth[];
  readonly scrubber: ScrubberTruth | null;
  readonly switchboard: SwitchboardTruth;
  readonly shore: ShoreTruth;
  /** Pumped from the storage tanks to the day tank, m³/h; 0 while the pump stands. */
  readonly transferM3PerHour: number;
  readonly fuelLitresPerHour: number;
  /** Since the last bunkering. */
  readonly burntLitres: number;
  readonly energyKwh: number;
}
