import type { ShipViewEntry } from '@fms/contract/ship-view';
import type { Vessel } from '@fms/contract/vessel';
import { formatBytes, formatNumber, formatQuantity } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { formatMegabits, type ScreenLink } from '../../../entities/ship-view/index.ts';
import { useText } from '../../../language/index.ts';
import { BudgetBars } from '../../../ui/budget/budget-bars.tsx';
import { useRate } from '../state/use-rate.ts';
import style from './side.module.css';

const BudgetDialog = lazy(() => import('./budget.dialog.tsx'));

interface LinkPanelProps {
  readonly vessel: Vessel;
  readonly entry: ShipViewEntry;
  /** To the ship and back; null while it is not known. */
  readonly roundTripMs: number | null;
  readonly link: ScreenLink | undefined;
}

/** How long the way to the ship is, what comes of the screen now, and what pictures cost beside what they may. */
export function LinkPanel({ vessel, entry: { budget, bitRate: carried }, roundTripMs, link }: LinkPanelProps) {
  const t = useText();
  const { bytes, bitRate } = useRate(link);
  const [isSetting, setSetting] = useState(false);
  const of = (limit: number | null) =>
    limit === null ? t('VIEW_BUDGET_OPEN') : t('VIEW_BUDGET_OF', { limit: formatBytes(limit) });
  const bars = budget && [
    { name: t('VIEWED_TODAY'), used: budget.dayBytes, limit: budget.mostDayBytes, of: of(budget.mostDayBytes) },
    { name: t('VIEWED_MONTH'), used: budget.monthBytes, limit: budget.mostMonthBytes, of: of(budget.mostMonthBytes) },
  ];
  const set = (
    <Button size="xs" variant="subtle" onClick={() => setSetting(true)}>
      {t('VIEW_BUDGET_SET')}
    </Button>
  );
  return (
    <Panel title={t('SCREEN_LINK')} actions={vessel.permission.edit ? set : undefined}>
      <dl className={style.figures}>
        <div>
          <dt>{t('LATENCY')}</dt>
          <dd>{formatQuantity(roundTripMs, 'ms', { decimals: 0 })}</dd>
        </div>
        <div>
          <dt>{t('RATE')}</dt>
          <dd>{formatNumber(bitRate / 1000, { decimals: 0 })} kbit/s</dd>
        </div>
      </dl>
      <p className={style.used}>
        {t('USED')} <b>{t('USED_HERE', { bytes: formatBytes(bytes) })}</b>
      </p>
      {bars !== null && (
        <div className={style.bars}>
          <BudgetBars bars={bars} />
        </div>
      )}
      {carried !== null && <p className={style.used}>{t('LINE_CARRIES', { rate: formatMegabits(carried) })}</p>}
      {isSetting && (
        <Suspense>
          <BudgetDialog vesselId={vessel.id} onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
