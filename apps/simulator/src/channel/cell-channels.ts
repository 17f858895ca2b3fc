/** Modules of every string and cells of those that are measured one by one. */
import { computeCellPlace, computeModulePlace, computeModuleWarmth, countModules } from '../plant/cell.ts';
import type { BatteryStringTruth } from '../ship/battery-truth.ts';
import type { Truth } from '../ship/truth.ts';
import type { BatterySpec, MachinerySpec } from '../spec/machinery-spec.ts';
import { buildChannels, type Channel, type ChannelRow, type Quantity } from './channel.ts';
import { CELSIUS } from './quantity.ts';

const CELL_SECONDS = 60;
/** Cells age over months: of the past one value an hour tells it. */
const COARSE_SECONDS = 3600;
const CELL: Quantity = { unit: 'V', decimals: 3, min: 2.8, max: 4.3 };
const TEMPERATURE: Quantity = { ...CELSIUS, min: -10, max: 70 };

type Row = ChannelRow<BatteryStringTruth>;

export function buildCellChannels({ battery, instruments }: MachinerySpec): Channel[] {
  if (!battery || instruments.cellsOfStrings.length === 0) return [];
  return Array.from({ length: battery.strings }, (_, index) => {
    const string = {
      code: `BS${index + 1}`,
      name: `Battery string ${index + 1}`,
      find: (truth: Truth) => truth.battery?.strings[index],
    };
    const cells = instruments.cellsOfStrings.includes(index) ? defineCells(battery, index) : [];
    return buildChannels<BatteryStringTruth>('Battery', string, [...defineModules(battery, index), ...cells]);
  })
    .flat()
    .map((channel) => ({ ...channel, coarseSeconds: COARSE_SECONDS }));
}

const spreadOf = (s: BatteryStringTruth) => s.highestCellVolts - s.lowestCellVolts;

function defineModules(spec: BatterySpec, string: number): Row[] {
  const { cellsPerModule, cellsInSeries, modulesPerPack } = spec;
  const volts: Quantity = { unit: 'V', decimals: 2, min: 2.8 * cellsPerModule, max: 4.3 * cellsPerModule };
  return Array.from({ length: countModules(spec) }, (_, module): Row[] => {
    const description = `Pack ${Math.floor(module / modulesPerPack) + 1}, module ${(module % modulesPerPack) + 1}`;
    const place = computeModulePlace(spec, string, module);
    const warmth = computeModuleWarmth(spec, string, module);
    return [
      [
        `M${module + 1}V`,
        CELL_SECONDS,
        `module ${module + 1} voltage`,
        { ...volts, description },
        (s) => (s.volts / cellsInSeries) * cellsPerModule + spreadOf(s) * place,
      ],
      [
        `M${module + 1}T`,
        CELL_SECONDS,
        `module ${module + 1} temperature`,
        { ...TEMPERATURE, description },
        (s) => s.lowestTemperature + (s.highestTemperature - s.lowestTemperature) * warmth,
      ],
    ];
  }).flat();
}

function defineCells(spec: BatterySpec, string: number): Row[] {
  const { cellsPerModule, cellsInSeries, modulesPerPack } = spec;
  return Array.from({ length: cellsInSeries }, (_, cell): Row => {
    const module = Math.floor(cell / cellsPerModule);
    const [pack, inPack] = [Math.floor(module / modulesPerPack), module % modulesPerPack];
    const description = `Pack ${pack + 1}, module ${inPack + 1}, cell ${(cell % cellsPerModule) + 1}`;
    const place = computeCellPlace(spec, string, cell);
    return [
      `C${cell + 1}`,
      CELL_SECONDS,
      `cell ${cell + 1} voltage`,
      { ...CELL, description },
      (s) => s.volts / cellsInSeries + spreadOf(s) * place,
    ];
  });
}
