import {
  computeCRate,
  computeEnergyAt,
  computeStoredEnergy,
  computeSystemCharge,
  computeTimeToReserve,
  findWeakestString,
  type StringState,
  type WeakestString,
} from '@fms/domain/battery';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { combine, hasValue, type PlantAnswer, type PlantInput, parameter, refuse } from '@fms/domain/plant-value';
import { useMemo } from 'react';
import { type PlantView, type SlotReading, toPlantInput, useSlots } from '../../../entities/plant/index.ts';
import { BATTERY_ID, listBatterySlots } from './battery-slots.ts';

export interface BatteryNow {
  readonly slots: readonly SlotRef[];
  readonly readingOf: (slot: SlotRef) => SlotReading | undefined;
  readonly has: (slot: SlotRef) => boolean;
  /** In the order of their numbers. */
  readonly strings: readonly StringNow[];
  readonly weakest: WeakestString | undefined;
  /** Percent, of the connected strings by their capacity. */
  readonly charge: PlantAnswer;
  /** kWh in the connected strings, and below the lowest charge of use. */
  readonly energy: PlantAnswer;
  readonly reserve: PlantAnswer;
  /** Percent, as entered for the battery. */
  readonly lowestCharge: number | undefined;
  /** 1/h; positive gives. */
  readonly cRate: PlantAnswer;
  /** h */
  readonly timeToReserve: PlantAnswer;
}

export interface StringNow extends StringState {
  readonly id: string;
  /** kW: as measured, else volts by amperes. */
  readonly power: PlantAnswer;
  readonly cellSpread: PlantInput;
}

/** Readings of a battery and what is computed of them, at the moment that is shown. */
export function useBattery(plant: PlantView): BatteryNow {
  const slots = useMemo(() => listBatterySlots(plant), [plant]);
  const readings = useSlots(slots);
  return useMemo(() => {
    const read = (slot: SlotRef) => toPlantInput(readings.get(slot), slot.split('/')[1] ?? slot);
    return { slots, readingOf: (slot) => readings.get(slot), has: (slot) => plant.has(slot), ...compute(plant, read) };
  }, [plant, slots, readings]);
}

type Read = (slot: SlotRef) => PlantInput;

function compute(plant: PlantView, read: Read) {
  const equipment = plant.ofKind('battery-string');
  const whole = plant.numberOf(BATTERY_ID, 'capacity');
  const strings = equipment.map(({ id, name }) =>
    readString(plant, read, {
      id,
      name,
      capacity: plant.numberOf(id, 'capacity') ?? (whole === undefined ? undefined : whole / equipment.length),
    }),
  );
  const lowestCharge = plant.numberOf(BATTERY_ID, 'lowestCharge');
  const energy = computeStoredEnergy(strings);
  const reserve =
    lowestCharge === undefined ? refuse('missing', 'lowestCharge') : computeEnergyAt(strings, lowestCharge);
  const power = read(formatSlotRef(BATTERY_ID, 'power'));
  return {
    strings,
    weakest: findWeakestString(strings),
    charge: computeSystemCharge(strings),
    energy,
    reserve,
    lowestCharge,
    cRate: computeConnectedRate(strings, power),
    timeToReserve: computeTimeToReserve({ storedEnergy: energy, reserveEnergy: reserve, power }),
  };
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly capacity: number | undefined;
}

function readString(plant: PlantView, read: Read, { id, name, capacity }: Named): StringNow {
  const slot = (key: string) => formatSlotRef(id, key);
  const contactor = slot('contactor');
  const measured = slot('power');
  return {
    id,
    name,
    // Without a contactor signal a string counts as connected: nothing tells otherwise.
    isConnected: plant.has(contactor)
      ? combine({ contactor: read(contactor) }, (of) => of.contactor !== 0)
      : { value: true, state: 'good' },
    capacity: parameter(capacity, 'capacity'),
    stateOfCharge: read(slot('stateOfCharge')),
    stateOfHealth: read(slot('stateOfHealth')),
    cellSpread: read(slot('cellSpread')),
    power: plant.has(measured)
      ? combine({ power: read(measured) }, (of) => of.power)
      : combine(
          { voltage: read(slot('voltage')), current: read(slot('current')) },
          (of) => (of.voltage * of.current) / 1000,
        ),
  };
}

/** C-rate over the capacity and the mean state of health of the connected strings. */
function computeConnectedRate(strings: readonly StringNow[], power: PlantInput): PlantAnswer {
  const full = computeEnergyAt(strings, 100);
  return hasValue(full) ? computeCRate({ power, capacity: full, stateOfHealth: { value: 100, state: 'good' } }) : full;
}
