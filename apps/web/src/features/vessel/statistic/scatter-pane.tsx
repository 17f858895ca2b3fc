import { EmptyState } from '@fms/ui';
import { ScatterChart, type ScatterGroup } from '@fms/ui/chart/scatter-chart.tsx';
import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import type { Curve } from './curve.ts';
import { pairs } from './scatter-pairs.ts';
import type { Shown } from './shown.ts';
import style from './statistic.module.css';

/** One value over another, a point for each bucket in which both were measured; what is compared in dots of its own. */
export function ScatterPane({ data }: Shown) {
  const t = useText();
  const own = data.curves.filter(({ compared }) => !compared);
  const [axes, setAxes] = useState<{ x?: string; y?: string }>({});
  const x = own.find(({ key }) => key === axes.x) ?? own[0];
  const y = own.find(({ key }) => key === axes.y && key !== x?.key) ?? own.find(({ key }) => key !== x?.key);
  if (x === undefined || y === undefined) {
    return <EmptyState title={t('SCATTER_NEEDS_TWO')} detail={t('SCATTER_NEEDS_TWO_DETAIL')} />;
  }
  const choices = own.map(({ key, name }) => ({ value: key, label: name }));
  const choose = (axis: 'x' | 'y') => (key: string | null) => key !== null && setAxes({ ...axes, [axis]: key });
  return (
    <>
      <div className={style.axes}>
        <Select label={t('SCATTER_X')} data={choices} value={x.key} onChange={choose('x')} allowDeselect={false} />
        <Select label={t('SCATTER_Y')} data={choices} value={y.key} onChange={choose('y')} allowDeselect={false} />
      </div>
      <Scatter curves={data.curves} x={x} y={y} />
    </>
  );
}

function Scatter({ curves, x, y }: { curves: readonly Curve[]; x: Curve; y: Curve }) {
  const t = useText();
  const [palette] = usePalette();
  const groups = useMemo(() => {
    const of = (compared: boolean): ScatterGroup | undefined => {
      const find = (key: string) => curves.find((curve) => curve.key === key && curve.compared === compared);
      const [across, up] = [find(x.key), find(y.key)];
      return across && up && { name: up.name, order: compared ? 3 : 0, points: pairs(across, up) };
    };
    return [of(false), of(true)].filter((group) => group !== undefined);
  }, [curves, x, y]);
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
