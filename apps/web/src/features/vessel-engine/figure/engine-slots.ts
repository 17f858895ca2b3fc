/** The slots of an engine as the tab arranges them. */
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import type { TextKey } from '../../../language/index.ts';

export interface Row {
  readonly key: string;
  readonly text: TextKey;
}

const listRows = (texts: Readonly<Record<string, TextKey>>): readonly Row[] =>
  Object.entries(texts).map(([key, text]) => ({ key, text }));

/** What flows through the engine, from lube oil to charge air. */
export const MEDIA_ROWS = listRows({
  lubeOilPressure: 'ENGINE_LUBE_OIL_PRESSURE',
  lubeOilTemperature: 'ENGINE_LUBE_OIL_INLET',
  coolingWaterTemperature: 'ENGINE_HT_OUTLET',
  coolingWaterPressure: 'ENGINE_HT_PRESSURE',
  fuelPressure: 'ENGINE_FUEL_INLET',
  chargeAirPressure: 'ENGINE_CHARGE_AIR',
  chargeAirTemperature: 'ENGINE_CHARGE_AIR_OUT',
  exhaustTemperature: 'ENGINE_EXHAUST_MEAN',
});

export const TURBOCHARGER_ROWS = listRows({
  turbochargerSpeed: 'SPEED',
  turbochargerInletTemperature: 'ENGINE_EXHAUST_IN',
  turbochargerEfficiency: 'ENGINE_EFFICIENCY',
  airFilterPressureDrop: 'ENGINE_FILTER_DROP',
  chargeAirCoolerPressureDrop: 'ENGINE_COOLER_DROP',
});

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
