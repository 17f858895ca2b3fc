import type { ComplianceState } from '@fms/domain/emission';
import { formatAge, formatNumber } from '@fms/domain/format';
import { HOUR_MS } from '@fms/domain/time';
import { Panel } from '@fms/ui/panel';
import { useText } from '../../../language/index.ts';
import { HeadTable } from '../../../ui/table/head-table.tsx';
import { getComplianceText } from '../record/limit-text.ts';
import type { ScrubberParts } from '../record/scrubber-parts.ts';
import type { ScrubberRecord } from '../record/use-scrubber-record.ts';
import style from '../style/scrubber.module.css';
import { useWindowText } from './window-text.ts';

const STATES: readonly ComplianceState[] = ['compliant', 'exceeding', 'unknown'];

/** Time, distance and share of each state; what is unknown is neither, and says why. */
export function StatePanel({ state, span }: ScrubberParts) {
  const t = useText();
  const { totals, ...record } = state.record;
  const hours = STATES.reduce((sum, one) => sum + totals[one].hours, 0);
  return (
    <Panel quiet title={useWindowText(span)} flush>
      <HeadTable
        columns={[t('STATE_HEAD'), t('STATE_TIME'), t('STATE_DISTANCE'), t('STATE_SHARE')]}
        className={style.table}
      >
        {STATES.map((one) => (
          <tr key={one}>
            <th scope="row">
              <span className={style.swatch} data-state={one} aria-hidden="true" />
              {t(`SULPHUR_${one.toUpperCase()}` as 'SULPHUR_UNKNOWN')}
            </th>
            <td>{formatAge(Math.round(totals[one].hours * 60) * (HOUR_MS / 60))}</td>
            <td>{formatNumber(totals[one].nauticalMiles, { decimals: 1 })}</td>
            <td>{formatNumber(hours === 0 ? null : (100 * totals[one].hours) / hours, { decimals: 1 })}</td>
          </tr>
        ))}
      </HeadTable>
      <WhyUnknown stretches={record.stretches} />
    </Panel>
  );
}

/** Reasons of what is unknown, the longest first. */
function WhyUnknown({ stretches }: Pick<ScrubberRecord, 'stretches'>) {
  const t = useText();
  const byReason = new Map<string, number>();
  for (const { state, reason, from, to } of stretches) {
    if (state === 'unknown') byReason.set(reason, (byReason.get(reason) ?? 0) + to - from);
  }
  if (byReason.size === 0) return null;
  const reasons = [...byReason].sort(([, a], [, b]) => b - a);
  return (
    <p className={style.note}>
      {t('WHY_UNKNOWN')}: {reasons.map(([reason, ms]) => `${getComplianceText(reason, t)} ${formatAge(ms)}`).join(', ')}
    </p>
  );
}
