/** Parameters of what makes, stores and shares out electric power, and of the scrubber. */
import type { PlantEquipment } from '@fms/domain/plant';
import {
  computeAmpereHours,
  computeChargeLimitKw,
  computeDischargeLimitKw,
  getKwhPerString,
} from '../plant/battery.ts';
import { countModules } from '../plant/cell.ts';
import { GENERATOR_HERTZ } from '../ship/engine-truth.ts';
import { getConnectedKw, getFullWashWater } from '../ship/scrubber-truth.ts';
import type { BatterySpec, MachinerySpec } from '../spec/machinery-spec.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { describeSetOverhaul } from './overhaul.ts';
import { describeEquipment } from './plant-equipment.ts';
import { buildShopTest } from './propulsion-equipment.ts';

/** Per cent that a battery keeps: below it the master is to start a set or to stay. */
const LOWEST_CHARGE = 20;

export function listPowerEquipment(ship: ShipSpec): PlantEquipment[] {
  const { machinery } = ship;
  return [
    ...listGenerators(ship),
    ...(machinery.battery === null ? [] : listBatteries(machinery.battery)),
    ...(machinery.scrubber ? [describeScrubber(machinery)] : []),
  ];
}

/** Between the change-over valve of a set and its injectors, l. */
const FUEL_LINES_LITRES = 45;

function listGenerators(ship: ShipSpec): PlantEquipment[] {
  const { generators, instruments, berthFuel } = ship.machinery;
  if (generators === null) return [];
  const { count, ratedKw, volts, bestSfoc } = generators;
  const boards = instruments.switchboard === 'sections' ? ['', ' A', ' B'] : [''];
  const sets = Array.from({ length: count }, (_, i) =>
    describeEquipment(
      { kind: 'generator', mark: `${i + 1}`, name: `Generator ${i + 1}` },
      {
        ratedPower: ratedKw,
        ratedVoltage: volts,
        ratedFrequency: GENERATOR_HERTZ,
        ...describeSetOverhaul(ship, i),
        shopTest: buildShopTest(bestSfoc),
        ...(berthFuel !== null && { fuelLinesVolume: FUEL_LINES_LITRES }),
      },
    ),
  );
  const rails = boards.map((mark) =>
    describeEquipment({ kind: 'switchboard', mark, name: `Switchboard${mark}` }, { ratedVoltage: volts }),
  );
  return [...rails, ...sets];
}

function listBatteries(battery: BatterySpec): PlantEquipment[] {
  const { strings, capacityKwh, nominalVolts, shoreKw, cellsInSeries, modulesPerPack } = battery;
  const modules = countModules(battery);
  const whole = describeEquipment(
    { kind: 'battery', mark: '', name: 'Battery' },
    {
      capacity: capacityKwh,
      nominalVoltage: nominalVolts,
      lowestCharge: LOWEST_CHARGE,
      highestDischarge: computeDischargeLimitKw(capacityKwh),
      highestCharge: computeChargeLimitKw(capacityKwh, LOWEST_CHARGE),
    },
  );
  const parts = Array.from({ length: strings }, (_, i) =>
    describeEquipment(
      { kind: 'battery-string', mark: `${i + 1}`, name: `Battery string ${i + 1}` },
      {
        capacity: getKwhPerString(battery),
        chargeCapacity: computeAmpereHours(battery, 100),
        packs: modules / modulesPerPack,
        modules,
        cells: cellsInSeries,
      },
    ),
  );
  const shore = describeEquipment({ kind: 'shore-connection', mark: '', name: 'Shore' }, { ratedPower: shoreKw });
  return [shore, whole, ...parts];
}

const describeScrubber = (machinery: MachinerySpec) =>
  describeEquipment(
    { kind: 'scrubber', mark: '', name: 'Scrubber' },
    { ratedPower: getConnectedKw(machinery), ratedFlow: getFullWashWater(machinery) },
  );
