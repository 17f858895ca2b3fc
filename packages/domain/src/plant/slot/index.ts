/** All slots by kind of equipment. */
import type { EquipmentKind } from '../equipment/equipment-kind.ts';
import { VESSEL_SLOTS } from './navigation-slots.ts';
import {
  BATTERY_SLOTS,
  BUS_TIE_SLOTS,
  GENERATOR_SLOTS,
  MODULE_SLOTS,
  SHORE_SLOTS,
  STRING_SLOTS,
  SWITCHBOARD_SLOTS,
} from './power-slots.ts';
import {
  AZIMUTH_SLOTS,
  ENGINE_SLOTS,
  MOTOR_SLOTS,
  RUDDER_SLOTS,
  SHAFT_SLOTS,
  THRUSTER_SLOTS,
} from './propulsion-slots.ts';
import { SCRUBBER_SLOTS } from './scrubber-slots.ts';
import { FILTER_SLOTS, FUEL_SYSTEM_SLOTS, METER_SLOTS, PUMP_SLOTS, TANK_SLOTS, VALVE_SLOTS } from './service-slots.ts';
import type { Slot } from './slot.ts';

export const SLOTS: Readonly<Record<EquipmentKind, readonly Slot[]>> = {
  vessel: VESSEL_SLOTS,
  'main-engine': ENGINE_SLOTS,
  'propulsion-motor': MOTOR_SLOTS,
  shaft: SHAFT_SLOTS,
  rudder: RUDDER_SLOTS,
  thruster: THRUSTER_SLOTS,
  azimuth: AZIMUTH_SLOTS,
  generator: GENERATOR_SLOTS,
  switchboard: SWITCHBOARD_SLOTS,
  'bus-tie': BUS_TIE_SLOTS,
  'shore-connection': SHORE_SLOTS,
  battery: BATTERY_SLOTS,
  'battery-string': STRING_SLOTS,
  'battery-module': MODULE_SLOTS,
  tank: TANK_SLOTS,
  pump: PUMP_SLOTS,
  valve: VALVE_SLOTS,
  filter: FILTER_SLOTS,
  'flow-meter': METER_SLOTS,
  'fuel-system': FUEL_SYSTEM_SLOTS,
  scrubber: SCRUBBER_SLOTS,
};

/** The slot of that key in equipment of that kind. */
export const findSlot = (kind: EquipmentKind, key: string): Slot | undefined =>
  SLOTS[kind].find((slot) => slot.key === key);
