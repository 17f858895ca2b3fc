/** The sets on screen as a file. */
import { formatSlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';
import { type Board, SET_STATE_TEXT } from '../../../entities/switchboard/index.ts';
import type { ExportTable } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import { listSetFigures } from '../set/set-figures.ts';

/** Read from the slots of a set. */
const MEASURED = ['power', 'load', 'voltage', 'frequency', 'current', 'runningHours'] as const;
/** Computed for a set. */
const COMPUTED = ['reactivePower', 'powerFactor', 'fuelMass', 'sfoc', 'hoursToOverhaul'] as const;

/** Unit and decimals of a column. */
const HEADS: Readonly<Record<(typeof MEASURED)[number] | (typeof COMPUTED)[number], readonly [string, number]>> = {
  power: ['kW', 1],
  load: ['%', 1],
  voltage: ['V', 1],
  frequency: ['Hz', 2],
  current: ['A', 0],
  runningHours: ['h', 0],
  reactivePower: ['kvar', 0],
  powerFactor: ['', 2],
  fuelMass: ['kg/h', 1],
  sfoc: ['g/kWh', 1],
  hoursToOverhaul: ['h', 0],
};

/** One row a set, values of the moment shown; a value that may not be used is an empty cell. */
export function buildSetTable(board: Board, at: Instant, t: Translate): ExportTable {
  const title = (key: string, unit: string) => (unit === '' ? key : `${key}, ${unit}`);
  const numberIn = (answer: PlantAnswer) => (hasValue(answer) ? answer.value : null);
  return {
    name: t('SETS'),
    about: [[t('MOMENT_UTC'), new Date(at).toISOString()]],
    columns: [
      { title: t('HEAD_SET') },
      { title: t('HEAD_STATE') },
      ...[...MEASURED, ...COMPUTED].map((key) => ({ title: title(key, HEADS[key][0]), decimals: HEADS[key][1] })),
    ],
    rows: listSetFigures(board).map((set) => [
      set.name,
      t(SET_STATE_TEXT[set.standing.state]),
      ...MEASURED.map((key) => {
        const input = board.values.read(formatSlotRef(set.id, key));
        return hasValue(input) && input.state !== 'stale' ? input.value : null;
      }),
      ...COMPUTED.map((key) => numberIn(set[key])),
    ]),
  };
}
