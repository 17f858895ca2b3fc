/** The slots of an engine as the tab arranges them. */
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import type { TextKey } from '../../../language/index.ts';

export interface Row {
  readonly key: string;
  readonly text: TextKey;
}

/** What flows through the engine, from lube oil to charge air. */
export const MEDIA_ROWS: readonly Row[] = [
  { key: 'lubeOilPressure', text: 'ENGINE_LUBE_OIL_PRESSURE' },
  { key: 'lubeOilTemperature', text: 'ENGINE_LUBE_OIL_INLET' },
  { key: 'coolingWaterTemperature', text: 'ENGINE_HT_OUTLET' },
  { key: 'coolingWaterPressure', text: 'ENGINE_HT_PRESSURE' },
  { key: 'fuelPressure', text: 'ENGINE_FUEL_INLET' },
  { key: 'chargeAirPressure', text: 'ENGINE_CHARGE_AIR' },
  { key: 'chargeAirTemperature', text: 'ENGINE_CHARGE_AIR_OUT' },
  { key: 'exhaustTemperature', text: 'ENGINE_EXHAUST_MEAN' },
];

export const TURBOCHARGER_ROWS: readonly Row[] = [
  { key: 'turbochargerSpeed', text: 'SPEED' },
  { key: 'turbochargerInletTemperature', text: 'ENGINE_EXHAUST_IN' },
  { key: 'turbochargerEfficiency', text: 'ENGINE_EFFICIENCY' },
  { key: 'airFilterPressureDrop', text: 'ENGINE_FILTER_DROP' },
  { key: 'chargeAirCoolerPressureDrop', text: 'ENGINE_COOLER_DROP' },
];

export const VESSEL_DENSITY = formatSlotRef('vessel', 'fuelDensity');

/** What load, power and consumption of an engine are computed from. */
export const listFigureSlots = (engineId: string): SlotRef[] => [
  ...['running', 'load', 'power', 'torque', 'speed', 'fuelRate', 'runningHours'].map((key) =>
    formatSlotRef(engineId, key),
  ),
  VESSEL_DENSITY,
];

export const CYLINDER_TEMPERATURE = 'cylinderExhaustTemperature';
export const CYLINDER_PRESSURE = 'cylinderMaximumPressure';
