import type { CameraBudgetState } from '@fms/contract/camera';
import { formatBytes } from '@fms/domain/format';
import { type TextKey, useText } from '../../../language/index.ts';
import { BudgetBars } from '../../../ui/budget/budget-bars.tsx';
import type { ShownLive } from '../live/shown-live.ts';
import style from '../style/camera.module.css';

interface BudgetBarsProps {
  readonly budget: CameraBudgetState;
  readonly live: ShownLive | undefined;
}

/** What pictures have cost: this stream, today, this month; and when a limit that is reached goes on. */
export function CameraBudgetBars({ budget, live }: BudgetBarsProps) {
  const t = useText();
  const bars = [
    { name: t('CAMERA_BUDGET_STREAM'), used: live?.view.bytes ?? 0, limit: budget.streamBytes },
    { name: t('CAMERA_BUDGET_DAY'), used: budget.usedDayBytes, limit: budget.dayBytes },
    { name: t('CAMERA_BUDGET_MONTH'), used: budget.usedMonthBytes, limit: budget.monthBytes },
  ];
  const of = (limit: number) => t('CAMERA_BUDGET_OF', { limit: formatBytes(limit) });
  return (
    <>
      <BudgetBars bars={bars.map((bar) => ({ ...bar, of: of(bar.limit) }))} />
      <BudgetLine budget={budget} />
    </>
  );
}

const HELD: Readonly<Record<'day' | 'month' | 'line', TextKey>> = {
  day: 'CAMERA_BUDGET_USED_DAY',
  month: 'CAMERA_BUDGET_USED_MONTH',
  line: 'CAMERA_BUDGET_HELD_LINE',
};

/** Which limit holds pictures back, until when, and who can raise it. */
export function BudgetLine({ budget }: { readonly budget: CameraBudgetState }) {
  const t = useText();
  const { reached, resumesAt, askWhom } = budget;
  if (reached === null || reached === 'stream') return null;
  const words = resumesAt?.slice(reached === 'day' ? 11 : 0, 16).replace('T', ' ');
  const next = words === undefined ? '' : t('CAMERA_BUDGET_NEXT', { time: words });
  const ask = askWhom === null ? '' : t('CAMERA_BUDGET_ASK', { name: askWhom });
  return (
    <p className={style.held} role="status">
      <b>{t(HELD[reached])}</b> {`${next}${ask}`}
    </p>
  );
}
