import { ScatterChart } from '@fms/ui/chart';
import { EmptyState } from '@fms/ui/panel';
import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import style from '../style/statistic.module.css';
import type { ChangeState, ShownStatistic } from '../view/shown-statistic.ts';
import { isLoadingOrFailed, LoadStatus } from './load-status.tsx';
import { buildScatterGroups, getScatterAxes, type ScatterAxes } from './scatter-points.ts';

const PLOT_PX = 360;

/** One value over another, a point for each bucket in which both were measured; what is compared in dots of its own. */
export function ScatterPane(props: ShownStatistic & { readonly change: ChangeState }) {
  const { data, state, change } = props;
  const t = useText();
  const found = getScatterAxes(data.curves, state);
  if (found === undefined) {
    return <EmptyState title={t('SCATTER_NEEDS_TWO')} detail={t('SCATTER_NEEDS_TWO_DETAIL')} />;
  }
  if (isLoadingOrFailed(data)) return <LoadStatus data={data} count={1} height={PLOT_PX} />;
  const { x, y } = found;
  const own = data.curves.filter(({ compared }) => !compared);
  const choices = own.map(({ key, name }) => ({ value: key, label: name }));
  const choose = (axis: 'x' | 'y') => (key: string | null) =>
    key !== null && change({ axes: { x: x.key, y: y.key, [axis]: key } });
  return (
    <>
      <div className={style.axes}>
        <Select label={t('SCATTER_X')} data={choices} value={x.key} onChange={choose('x')} allowDeselect={false} />
        <Select label={t('SCATTER_Y')} data={choices} value={y.key} onChange={choose('y')} allowDeselect={false} />
      </div>
      <Scatter {...props} x={x} y={y} />
    </>
  );
}

function Scatter({ data: { curves }, colors, x, y }: ShownStatistic & ScatterAxes) {
  const t = useText();
  const [palette] = usePalette();
  const groups = useMemo(() => buildScatterGroups(curves, { x, y }, colors), [curves, x, y, colors]);
  const count = groups.reduce((sum, { points }) => sum + points.length, 0);
  return (
    <>
      <span className="fms-caption">{t('SCATTER_POINTS', { count })}</span>
      <ScatterChart
        label={t('SCATTER_OF', { x: x.name, y: y.name })}
        x={{ name: x.name, unit: x.unit }}
        y={{ name: y.name, unit: y.unit }}
        groups={groups}
        palette={palette}
      />
    </>
  );
}
