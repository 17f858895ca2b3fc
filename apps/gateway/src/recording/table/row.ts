/** One row of a table of positions → readings; a row followed by several sensors gives one for each. */
import type { Particulars } from '@fms/contract/link';
import { QUALITY_GOOD } from '@fms/domain/quality';
import { readRowTime } from '../../clock/row-time.ts';
import { NAVIGATIONAL_STATUS, toShipType } from '../../protocol/ais/ship-type.ts';
import type { RowReading, TimedReading } from '../reading.ts';
import type { Column, ColumnMap } from './column.ts';

export type Row = Readonly<Record<string, unknown>>;
export type RowRefusal = 'time-unreadable' | 'value-unreadable' | 'value-not-available';
type Refuse = (reason: RowRefusal, line: string) => void;

const EXAMPLE_CHARACTERS = 120;
const example = (row: Row) => JSON.stringify(Object.values(row)).slice(0, EXAMPLE_CHARACTERS);

/** Cells as text: tables give text, JSON gives numbers and nulls. */
function cell(row: Row, { columns }: ColumnMap, column: Column): string {
  const name = columns[column];
  const value = name === undefined ? undefined : row[name];
  return value === null || value === undefined ? '' : String(value).trim();
}

/** Null for an empty cell; NaN for one that holds something else than a number. */
function toNumber(text: string): number | null {
  return text === '' ? null : Number(text);
}

function particulars(row: Row, map: ColumnMap): Particulars {
  const name = cell(row, map, 'name');
  const callSign = cell(row, map, 'callSign');
  const imo = cell(row, map, 'imo').replace(/^IMO/i, '');
  const type =
    toShipType(Number(cell(row, map, 'shipType') || Number.NaN)) ?? typeOfText(cell(row, map, 'shipTypeText'));
  return {
    ...(name ? { name } : {}),
    ...(callSign ? { callSign } : {}),
    ...(/^\d{7}$/.test(imo) && Number(imo) > 0 ? { IMO: imo } : {}),
    ...(type ? { shipType: type } : {}),
  };
}

const TYPE_WORDS = ['tanker', 'cargo', 'passenger', 'fishing', 'tug'] as const;

function typeOfText(text: string): Particulars['shipType'] {
  const lower = text.toLowerCase();
  return TYPE_WORDS.find((word) => lower.includes(word));
}

/** `Under way using engine` of a status number, or the words the table itself holds. */
function status(text: string): string | null {
  if (text === '') return null;
  return /^\d+(\.0)?$/.test(text) ? (NAVIGATIONAL_STATUS[Number(text)] ?? null) : text.slice(0, 60);
}

/** Empty when the row is of no use; `refuse` gets the reason. */
export function readRow(row: Row, map: ColumnMap, refuse: Refuse): TimedReading[] {
  const time = readRowTime(cell(row, map, 'time'));
  if (time === null) {
    refuse('time-unreadable', example(row));
    return [];
  }
  if (map.sensors.length > 0) return sensorReadings(row, map, time);
  const read = (column: Column) => {
    const number = toNumber(cell(row, map, column));
    if (!Number.isNaN(number)) return number;
    refuse('value-unreadable', example(row));
    return null;
  };
  const mmsi = cell(row, map, 'mmsi');
  const reading: RowReading = {
    kind: 'row',
    id: mmsi || cell(row, map, 'id'),
    isMmsi: map.columns.mmsi !== undefined,
    motion: {
      latitude: read('latitude'),
      longitude: read('longitude'),
      speedKnots: read('speed'),
      courseDegrees: read('course'),
      headingDegrees: read('heading'),
    },
    navigationalStatus: status(cell(row, map, 'status')),
    draughtMeters: read('draught'),
    particulars: particulars(row, map),
    line: example(row),
  };
  if (saysNothing(reading)) {
    refuse('value-not-available', example(row));
    return [];
  }
  return [{ reading, time, quality: QUALITY_GOOD }];
}

/** Nothing but nulls or empty cells beside the time and the ship. */
function saysNothing({ motion, navigationalStatus, draughtMeters, particulars: told }: RowReading): boolean {
  const values = [...Object.values(motion), navigationalStatus, draughtMeters];
  return values.every((value) => value === null) && Object.keys(told).length === 0;
}

/** A sensor without a fix writes zeros and says so in its third column. */
function sensorReadings(row: Row, { sensors }: ColumnMap, time: number): TimedReading[] {
  const nothing = { speedKnots: null, courseDegrees: null, headingDegrees: null };
  return sensors
    .filter(({ valid }) => Number(row[valid]) > 0)
    .map(({ latitude, longitude }) => ({
      time,
      quality: QUALITY_GOOD,
      reading: {
        kind: 'row' as const,
        id: '',
        isMmsi: false,
        motion: { latitude: toNumber(String(row[latitude])), longitude: toNumber(String(row[longitude])), ...nothing },
        navigationalStatus: null,
        draughtMeters: null,
        particulars: {},
        line: example(row),
      },
    }));
}
