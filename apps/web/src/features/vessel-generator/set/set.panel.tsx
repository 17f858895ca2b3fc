import { formatNumber } from '@fms/domain/format';
import { hasValue } from '@fms/domain/plant-value';
import { PlantPanel, type PlantView } from '../../../entities/plant/index.ts';
import { type Board, ComputedNumber } from '../../../entities/switchboard/index.ts';
import { useText } from '../../../language/index.ts';
import { HeadRow } from '../../../ui/table/head-row.tsx';
import type { ShownDay } from '../history/use-day-history.ts';
import page from '../style/generator.module.css';
import style from './set.module.css';
import { SET_COLUMNS } from './set-columns.ts';
import { listSetFigures, sumFigures, type TotalFigures } from './set-figures.ts';
import { SetRow } from './set-row.tsx';
import { useLowLoad } from './use-low-load.ts';

interface SetPanelProps {
  readonly board: Board;
  readonly plant: PlantView;
  readonly day: ShownDay;
}

/** The list is read by number, whatever section a set hangs on. */
const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name.localeCompare(b.name, 'en', { numeric: true });

/** Each set in a row with what is measured and computed of it, and the sum of those that run. */
export function SetPanel({ board, plant, day }: SetPanelProps) {
  const t = useText();
  const figures = listSetFigures(board);
  const total = sumFigures(figures, board);
  const lowLoad = useLowLoad(plant);
  const columns = [
    ...[t('HEAD_SET'), t('HEAD_STATE')],
    ...SET_COLUMNS.map((column) => ({ title: t(column.head), isMinor: 'isMinor' in column })),
  ];
  return (
    <PlantPanel
      quiet
      title={t('SETS')}
      slots={board.slots}
      className={page.wide}
      actions={<Advice total={total} />}
      flush
    >
      <div className={style.scroll}>
        <table className={style.table}>
          <thead>
            <HeadRow columns={columns} />
          </thead>
          <tbody>
            {figures.toSorted(byName).map((set) => (
              <SetRow key={set.id} set={set} board={board} day={day} lowLoadHours={lowLoad.get(set.id)} />
            ))}
          </tbody>
          <tfoot>
            <TotalRow total={total} sets={figures.length} />
          </tfoot>
        </table>
      </div>
    </PlantPanel>
  );
}

function Advice({ total: { sharing, rotation } }: { readonly total: TotalFigures }) {
  const t = useText();
  const words = [
    ...(hasValue(sharing) ? [t('SHARING_DIFFERENCE', { points: formatNumber(sharing.value, { decimals: 1 }) })] : []),
    ...(rotation === null
      ? []
      : [
          t('ROTATION_ADVICE', {
            next: rotation.next,
            hours: formatNumber(rotation.fewerHours),
            instead: rotation.instead,
          }),
        ]),
  ];
  return words.length === 0 ? null : <span className={style.advice}>{words.join(' · ')}</span>;
}

function TotalRow({ total, sets }: { readonly total: TotalFigures; readonly sets: number }) {
  const t = useText();
  const shown = {
    power: <ComputedNumber answer={total.power} />,
    load: <ComputedNumber answer={total.load} decimals={1} />,
    reactivePower: <ComputedNumber answer={total.reactivePower} />,
    powerFactor: <ComputedNumber answer={total.powerFactor} decimals={2} />,
    sfoc: <ComputedNumber answer={total.sfoc} decimals={1} />,
    fuelMass: <ComputedNumber answer={total.fuelMass} decimals={1} />,
  };
  return (
    <tr>
      <th scope="row">{t('TOTAL')}</th>
      <td>{t('ON_LINE_OF', { running: total.running, sets })}</td>
      {SET_COLUMNS.map((column) => (
        <td key={column.key} data-minor={'isMinor' in column} data-head={t(column.head)}>
          {column.key in shown ? shown[column.key as keyof typeof shown] : ''}
        </td>
      ))}
    </tr>
  );
}
