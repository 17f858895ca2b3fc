/** Everything that is true of a simulated ship at one moment: what perfect instruments would read. */
import type { Navigation } from '../navigation/navigation.ts';
import type { TankSpec } from '../spec/machinery-spec.ts';

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
}

export interface BatteryStringTruth {
  readonly soc: number;
  readonly soh: number;
  readonly volts: number;
  /** Positive while it gives. */
  readonly amperes: number;
  readonly powerKw: number;
  readonly lowestTemperature: number;
  readonly highestTemperature: number;
  readonly lowestCellVolts: number;
  readonly highestCellVolts: number;
}

export interface BatteryTruth {
  /** Positive out. */
  readonly powerKw: number;
  readonly soc: number;
  readonly charging: boolean;
  readonly cRate: number;
  readonly strings: readonly BatteryStringTruth[];
}

export interface TankTruth {
  readonly spec: TankSpec;
  readonly levelM3: number;
  readonly percent: number;
  readonly temperature: number;
}

export interface ShaftTruth {
  readonly rpm: number;
  readonly powerKw: number;
  readonly motorWindingTemperature: number;
}

export interface ScrubberTruth {
  readonly open: boolean;
  readonly so2Ppm: number;
  readonly co2Percent: number;
  readonly inletPh: number;
  readonly dischargePh: number;
  readonly pahMicrograms: number;
  readonly turbidity: number;
  readonly washWaterM3PerHour: number;
}

export interface Truth {
  readonly navigation: Navigation;
  readonly propulsionKw: number;
  readonly thrusterPercent: number;
  readonly hotelKw: number;
  readonly busKw: number;
  readonly shoreKw: number;
  readonly shafts: readonly ShaftTruth[];
  readonly engines: readonly EngineTruth[];
  readonly generators: readonly GeneratorTruth[];
  readonly battery: BatteryTruth | null;
  readonly tanks: readonly TankTruth[];
  readonly scrubber: ScrubberTruth | null;
  readonly fuelLitresPerHour: number;
  /** Since the last bunkering. */
  readonly burntLitres: number;
  readonly energyKwh: number;
}
