import type { SisterFigure, Vessel } from '@fms/contract/vessel';
import { formatNumber } from '@fms/domain/format';
import type { CSSProperties } from 'react';
import { translateWord, useText } from '../../../../language/index.ts';
import { HeadTable } from '../../../../ui/table/head-table.tsx';
import table from '../value/value-table.module.css';
import { computeFigurePlaces, FIGURE_STYLE, formatDifference } from './sister-figure.ts';
import style from './sister-ships.module.css';

interface SisterTableProps {
  readonly vessel: Vessel;
  readonly figures: readonly SisterFigure[];
}

/** The vessel's figure, the median of the others, the difference, and its place among them. */
export function SisterTable({ vessel, figures }: SisterTableProps) {
  const t = useText();
  return (
    <HeadTable
      columns={[
        t('MEAN_OF_HOURS'),
        { title: vessel.name, tooltip: vessel.name },
        ...[t('SISTER_MEDIAN'), t('DIFFERENCE')],
        { title: t('LEAST_TO_MOST'), className: style.bar },
        t('SHIPS'),
      ]}
      className={`${table.table} ${style.table}`}
    >
      {figures.map((figure) => (
        <SisterRow key={figure.quantity} figure={figure} />
      ))}
    </HeadTable>
  );
}

function SisterRow({ figure }: { figure: SisterFigure }) {
  const { quantity, own, median, least, most, ships } = figure;
  const { unit, decimals } = FIGURE_STYLE[quantity];
  const text = (value: number | null) => formatNumber(value, { decimals });
  return (
    <tr>
      <th scope="row">
        {translateWord(`sister-${quantity}`)} <span className={style.unit}>{unit}</span>
      </th>
      <td className={style.own}>{text(own)}</td>
      <td>{text(median)}</td>
      <td className={style.difference}>{formatDifference(figure)}</td>
      <td className={style.bar} title={least === null ? undefined : `${text(least)} – ${text(most)} ${unit}`}>
        <RangeBar figure={figure} />
      </td>
      <td>{ships}</td>
    </tr>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The numbers say the same: it is drawn for the eye alone. */
function RangeBar({ figure }: { figure: SisterFigure }) {
  const places = computeFigurePlaces(figure);
  if (places === undefined) return null;
  const { own, least, most, median } = places;
  const at = { '--own': percent(own), '--least': percent(least), '--most': percent(most), '--median': percent(median) };
  return (
    <span className={style.range} style={at as CSSProperties} aria-hidden="true">
      <i className={style.span} />
      <i className={style.median} />
      <i className={style.dot} />
    </span>
  );
}
