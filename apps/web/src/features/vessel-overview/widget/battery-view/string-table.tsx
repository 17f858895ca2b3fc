import type { Tag } from '@fms/contract/tag';
import { type Measured, readBatteryStrings, type StringQuantity } from '@fms/domain/battery';
import { formatNumber } from '@fms/domain/format';
import type { ReactNode } from 'react';
import { useText } from '../../../../language/index.ts';
import { getNumber, type TagFreshness, useTag } from '../../../../live/index.ts';
import { CellText } from '../value/cell-text.tsx';
import { toSentenceCase } from '../value/quantity-label.ts';
import { TagCell } from '../value/tag-cell.tsx';
import { getWorstFreshness, useReadings } from '../value/use-readings.ts';
import { ValueMatrix } from '../value/value-matrix.tsx';
import style from './battery-view.module.css';
import { getStringFigure, listStringColumns, type StringColumn } from './string-column.ts';

interface StringRow {
  readonly name: string;
  readonly cell: (column: StringColumn) => ReactNode;
  readonly unitOf: (column: StringColumn) => string | undefined;
}

interface TaggedString {
  readonly name: string;
  readonly tags: ReadonlyMap<string, Tag>;
}

interface TaggedStringsProps {
  readonly strings: readonly TaggedString[];
  readonly onTrend: (tag: Tag) => void;
}

/** Strings that have tags of their own. */
export function TaggedStrings({ strings, onTrend }: TaggedStringsProps) {
  const columns = listStringColumns(new Set(strings.flatMap(({ tags }) => [...tags.keys()])));
  const rows = strings.map(
    ({ name, tags }): StringRow => ({
      name,
      unitOf: ({ quantity, computed }) => tags.get(quantity)?.unit ?? computed?.unit,
      cell: (column) => {
        const tag = tags.get(column.quantity);
        return tag ? <TagCell tag={tag} onTrend={onTrend} /> : <ComputedCell tags={tags} column={column} />;
      },
    }),
  );
  return <StringTable columns={columns} rows={rows} />;
}

function ComputedCell({ tags, column: { computed } }: { tags: ReadonlyMap<string, Tag>; column: StringColumn }) {
  const parts = computed?.from.flatMap((quantity) => tags.get(quantity) ?? []) ?? [];
  const readings = useReadings(parts);
  const [first, second] = readings.map(getNumber);
  if (computed === undefined || first === undefined || second === undefined) return null;
  const text = formatNumber(computed.compute(first, second), { decimals: computed.decimals });
  return <CellText text={text} state={getWorstFreshness(readings)} />;
}

/** Strings that come in one structure, recording kind 7 of §3. */
export function StructStrings({ tag }: { readonly tag: Tag }) {
  const t = useText();
  const { sample, freshness } = useTag(tag.Id);
  const strings = readBatteryStrings(sample?.value);
  const columns = listStringColumns(new Set(strings.flatMap((string) => [...string.keys()])));
  const rows = strings.map((string, place) => structRow(string, t('BATTERY_STRING', { number: place + 1 }), freshness));
  return <StringTable columns={columns} rows={rows} />;
}

function structRow(string: ReadonlyMap<StringQuantity, Measured>, name: string, state: TagFreshness): StringRow {
  return {
    name,
    unitOf: (column) => getStringFigure(string, column)?.unit,
    cell: (column) => {
      const figure = getStringFigure(string, column);
      return figure && <CellText text={figureText(figure)} state={state} />;
    },
  };
}

/** A structure says no decimals: cells are told apart by millivolts, everything else by tenths. */
function figureText({ value, unit, decimals }: Measured & { readonly decimals?: number }): string {
  return formatNumber(value, { decimals: decimals ?? (unit === 'V' && Math.abs(value) < 10 ? 3 : 1) });
}

interface StringTableProps {
  readonly columns: readonly StringColumn[];
  readonly rows: readonly StringRow[];
}

function StringTable({ columns, rows }: StringTableProps) {
  const t = useText();
  const unitOf = (column: StringColumn) => rows.map((row) => row.unitOf(column)).find((unit) => unit !== undefined);
  return (
    <ValueMatrix
      className={style.strings}
      corner={t('STRING')}
      columns={columns.map((column) => ({
        key: column.quantity,
        head: `${t(column.title)} ${unitOf(column) ?? ''}`,
        isMinor: column.isMinor,
      }))}
      rows={rows.map((row) => ({ ...row, shortName: toSentenceCase(row.name.replace(/^Battery /, '')) }))}
      cell={(row, place) => row.cell(columns[place] as StringColumn)}
    />
  );
}
