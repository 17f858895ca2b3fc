import type { FleetStatistic, FleetTotal } from '@fms/contract/fleet-statistic';
import { computeChange, LEAST_COMPLETE } from '@fms/domain/fleet-statistic';
import { formatNumber } from '@fms/domain/format';
import { useText } from '../../../language/index.ts';
import { isComplete } from '../model/chart-data.ts';
import type { FleetRow } from '../model/fleet-row.ts';
import { formatAmount, formatQuantityName, formatShare, getShownAmount } from '../model/quantity-text.ts';
import style from '../style/fleet-statistic.module.css';

interface TotalsProps {
  readonly statistic: FleetStatistic;
  readonly rows: readonly FleetRow[];
}

/** What all vessels came to, each with its change against the period before, and how much was measured. */
export function Totals({ statistic, rows }: TotalsProps) {
  const t = useText();
  const below = rows.filter((row) => !isComplete(row)).length;
  return (
    <ul className={style.totals} aria-label={t('FLEET_TOTALS')}>
      {statistic.totals.map((total) => (
        <Total key={total.quantity} total={total} vessels={rows.length} />
      ))}
      <li className={style.total}>
        <span className={style.label}>{t('FLEET_COMPLETE')}</span>
        <span className={style.reading}>
          {formatNumber(statistic.complete * 100, { decimals: 1 })} <small>%</small>
        </span>
        <span className={style.foot}>
          <span>{t('FLEET_RANK_NEEDS', { percent: LEAST_COMPLETE * 100 })}</span>
          <span>{t('FLEET_BELOW', { count: below })}</span>
        </span>
      </li>
    </ul>
  );
}

function Total({ total, vessels }: { readonly total: FleetTotal; readonly vessels: number }) {
  const t = useText();
  const change = computeChange(total.value, total.before);
  return (
    <li className={style.total}>
      <span className={style.label}>{formatQuantityName(total.quantity, t)}</span>
      <span className={style.reading}>
        {formatAmount(total.quantity, total.value)} <small>{getShownAmount(total.quantity).unit}</small>
      </span>
      <span className={style.foot}>
        <span>{t('FLEET_OF_VESSELS', { count: total.vessels, all: vessels })}</span>
        {change !== null && <span title={t('FLEET_AGAINST_BEFORE')}>{formatShare(change, 1)}</span>}
      </span>
    </li>
  );
}
