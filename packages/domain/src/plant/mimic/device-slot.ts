/** Slots of an engine and of the devices in its circuits, which their ids name after it. */
import { formatSlotRef, type SlotRef } from '../model/slot-ref.ts';

export interface EngineSlots {
  /** `main-engine-port/lubeOilPressure`; `index` where the engine has several, as cylinders. */
  readonly own: (key: string, index?: number) => SlotRef;
  /** `pump-main-engine-port-lube-oil-pump/running`; `device` begins with its kind. */
  readonly of: (kind: 'pump' | 'valve' | 'filter', device: string, key: string) => SlotRef;
  /** `tank-fuel-oil-day-tank/level`: tanks serve all engines of the ship. */
  readonly tank: (name: string, key: string) => SlotRef;
}

export const createEngineSlots = (engineId: string): EngineSlots => ({
  own: (key, index) => formatSlotRef(engineId, key, index),
  of: (kind, device, key) => formatSlotRef(`${kind}-${engineId}-${device}`, key),
  tank: (name, key) => formatSlotRef(`tank-${name}`, key),
});
