/** Where each slowly changing quantity of a ship stands in its state vector. */
import type { MachinerySpec } from '../spec/machinery-spec.ts';

export interface Layout {
  readonly size: number;
  /** Litres burnt by all engines and sets since the anchor. */
  readonly burnt: number;
  /** The same of each main engine, and of each set. */
  readonly engineBurnt: number;
  readonly setBurnt: number;
  /** kWh through shafts and switchboard since the anchor. */
  readonly energy: number;
  /** 1 while fuel is being pumped into the day tank. */
  readonly transfer: number;
  readonly soc: number;
  /** kWh into and out of the battery since the anchor. */
  readonly chargedKwh: number;
  readonly givenKwh: number;
  readonly batteryTemperature: number;
  /** m³ in each tank, in the order of the specification. */
  readonly tanks: number;
  readonly engineCooling: number;
  readonly engineLubeOil: number;
  readonly engineExhaust: number;
  readonly setCooling: number;
  readonly setWinding: number;
  readonly setExhaust: number;
  readonly motorWinding: number;
}

export function createLayout({ tanks, generators, engine, shafts }: MachinerySpec): Layout {
  let size = 0;
  const take = (count: number) => {
    size += count;
    return size - count;
  };
  const engines = engine ? shafts : 0;
  const sets = generators?.count ?? 0;
  const layout = {
    burnt: take(1),
    engineBurnt: take(engines),
    setBurnt: take(sets),
    energy: take(1),
    transfer: take(1),
    soc: take(1),
    chargedKwh: take(1),
    givenKwh: take(1),
    batteryTemperature: take(1),
    tanks: take(tanks.length),
    engineCooling: take(engines),
    engineLubeOil: take(engines),
    engineExhaust: take(engines),
    setCooling: take(sets),
    setWinding: take(sets),
    setExhaust: take(sets),
    motorWinding: take(shafts),
  };
  return { ...layout, size };
}
