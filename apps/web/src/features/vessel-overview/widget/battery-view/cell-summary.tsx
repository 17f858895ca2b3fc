import type { Tag } from '@fms/contract/tag';
import type { StringQuantity } from '@fms/domain/battery';
import { formatNumber, NO_VALUE } from '@fms/domain/format';
import { Reading } from '@fms/ui/value';
import { useText } from '../../../../language/index.ts';
import { getNumber } from '../../../../live/index.ts';
import { getWorstFreshness, useReadings } from '../value/use-readings.ts';
import style from './battery-view.module.css';

interface CellSummaryProps {
  readonly strings: readonly { readonly tags: ReadonlyMap<string, Tag> }[];
}

/** The widest spread and the coldest and warmest cell of all strings, where their table has no room. */
export function CellSummary({ strings }: CellSummaryProps) {
  const t = useText();
  const of = (...quantities: StringQuantity[]) =>
    strings.flatMap(({ tags }) => quantities.flatMap((quantity) => tags.get(quantity) ?? []));
  return (
    <div className={style.summary}>
      <RangeRow label={t('CELL_SPREAD')} tags={of('cell spread')} mostOnly />
      <RangeRow label={t('TEMPERATURE')} tags={of('lowest temperature', 'highest temperature', 'temperature')} />
    </div>
  );
}

interface RangeRowProps {
  readonly label: string;
  readonly tags: readonly Tag[];
  /** Only the upper end means anything. */
  readonly mostOnly?: boolean;
}

function RangeRow({ label, tags, mostOnly = false }: RangeRowProps) {
  const readings = useReadings(tags);
  const [first] = tags;
  if (first === undefined) return null;
  const values = readings.flatMap((reading) => getNumber(reading) ?? []);
  const write = (value: number) => formatNumber(value, { decimals: mostOnly ? Math.min(first.decimals, 1) : 0 });
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = mostOnly || low === high ? write(high) : `${write(low)}–${write(high)}`;
  return (
    <div className={style.row}>
      <Reading
        label={label}
        value={high}
        text={values.length === 0 ? NO_VALUE : range}
        unit={first.unit}
        state={getWorstFreshness(readings)}
        size="small"
        layout="row"
      />
    </div>
  );
}
