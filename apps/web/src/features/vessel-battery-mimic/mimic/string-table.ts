/** The strings on screen as a file. */
import { formatSlotRef } from '@fms/domain/plant';
import type { ExportTable } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import { readContactor } from '../system/contactor-words.tsx';
import type { BatteryNow } from '../system/use-battery.ts';

const COLUMNS = [
  ['stateOfCharge', 'CELLS_SOC', '%', 1],
  ['stateOfHealth', 'CELLS_SOH', '%', 1],
  ['voltage', 'CELLS_VOLTAGE', 'V', 1],
  ['current', 'CELLS_CURRENT', 'A', 1],
  ['power', 'CELLS_POWER', 'kW', 1],
  ['lowestCellVoltage', 'LOWEST_CELL_VOLTAGE', 'V', 3],
  ['highestCellVoltage', 'HIGHEST_CELL_VOLTAGE', 'V', 3],
  ['cellSpread', 'CELLS_SPREAD', 'mV', 0],
  ['lowestTemperature', 'LOWEST_TEMPERATURE', '°C', 1],
  ['highestTemperature', 'HIGHEST_TEMPERATURE', '°C', 1],
] as const;

/** One row a string; what is stale, bad or not measured is an empty cell. */
export function buildStringTable(battery: BatteryNow, t: Translate): ExportTable {
  return {
    name: t('STRINGS'),
    columns: [
      { title: t('HEAD_STRING') },
      { title: t('HEAD_CONTACTOR') },
      ...COLUMNS.map(([, title, unit, decimals]) => ({ title: `${t(title)}, ${unit}`, decimals })),
    ],
    rows: battery.strings.map(({ id, name }) => [
      name,
      readContactor(battery, id),
      ...COLUMNS.map(([key]) => {
        const reading = battery.readingOf(formatSlotRef(id, key));
        return typeof reading?.value === 'number' && reading.state !== 'stale' ? reading.value : null;
      }),
    ]),
  };
}
