import type { WireJobPeriod } from '@fms/contract/job';
import { formatAge, formatNumber } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { getJobKindText } from '../../../entities/job/index.ts';
import { useText } from '../../../language/index.ts';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { formatDayTitle, nameShift } from '../day/lane-text.ts';
import { computeLength, type JobParts } from '../state/job-parts.ts';
import { toLocalDay } from '../state/job-span.ts';
import { computeFuelOutside, computeKnownShare, listFuelShares } from '../state/period-sum.ts';
import style from '../style/list.module.css';

/** What each shift or day came to, in jobs and outside of them, and how much of it is known. */
export function TotalPanel({ view, data, now }: JobParts & { readonly now: number }) {
  const t = useText();
  const isDay = view === 'day';
  const silent = data.silences.reduce((sum, silence) => sum + computeLength(silence), 0);
  // One of 99.96 % is not complete.
  const percent = formatNumber(Math.floor(computeKnownShare(data.periods, now) * 1000) / 10, { decimals: 1 });
  const complete =
    silent > 0 ? t('JOB_COMPLETE_GAP', { percent, duration: formatAge(silent) }) : t('JOB_COMPLETE', { percent });
  const nameOf = ({ from, to }: WireJobPeriod) => {
    const span = { from: Date.parse(from), to: Date.parse(to) };
    return isDay ? nameShift(span, data, t) : formatDayTitle(toLocalDay(span.from, data.zone), 'day');
  };
  return (
    <Panel quiet title={t(isDay ? 'JOB_TOTALS_SHIFT' : 'JOB_TOTALS_DAY')} caption={complete}>
      <FigureTable
        label={t(isDay ? 'JOB_TOTALS_SHIFT' : 'JOB_TOTALS_DAY')}
        columns={[
          t(isDay ? 'JOB_SHIFT_HEAD' : 'JOB_DAY'),
          t('JOBS'),
          t('JOB_HOURS_HEAD'),
          t('JOB_MILES_HEAD'),
          t('JOB_FUEL_TOTAL_HEAD'),
          { title: t('JOB_OUTSIDE_HEAD'), isMinor: true },
          { title: t('JOB_ENERGY_TOTAL_HEAD'), isMinor: true },
          { title: t('JOB_ENGINE_HOURS_HEAD'), isMinor: true },
          { title: t('JOB_CARBON_HEAD'), isMinor: true },
        ]}
      >
        {data.periods
          .filter((period) => Date.parse(period.from) < now)
          .map((period) => (
            <PeriodRow key={period.from} name={nameOf(period)} period={period} />
          ))}
      </FigureTable>
      <FuelBar periods={data.periods} />
    </Panel>
  );
}

function PeriodRow({ name, period }: { readonly name: string; readonly period: WireJobPeriod }) {
  const { parts, total } = period;
  const time = parts.reduce((sum, part) => sum + computeLength(part), 0);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{parts.length}</td>
      <td>{formatAge(time)}</td>
      <td>{formatNumber(total.nauticalMiles, { decimals: 1 })}</td>
      <td className={style.live}>{formatNumber(total.fuel, { decimals: 2 })}</td>
      <td data-minor>{formatNumber(computeFuelOutside(period), { decimals: 2 })}</td>
      <td data-minor>{formatNumber(total.energy)}</td>
      <td data-minor>{formatNumber(total.engineHours, { decimals: 1 })}</td>
      <td data-minor>{formatNumber(total.carbon, { decimals: 2 })}</td>
    </tr>
  );
}

/** What was burned while the ship did what, as one bar. */
function FuelBar({ periods }: { readonly periods: readonly WireJobPeriod[] }) {
  const t = useText();
  const shares = listFuelShares(periods);
  const all = shares.reduce((sum, { fuel }) => sum + fuel, 0);
  if (all === 0) return null;
  const nameOf = (kind: (typeof shares)[number]['kind']) => (kind === null ? t('JOB_NO_KIND') : getJobKindText(kind));
  return (
    <figure className={style.fuel} aria-label={t('JOB_FUEL_BY_KIND')}>
      <figcaption>
        <span>{t('JOB_FUEL_BY_KIND')}</span>
        <span>{`${formatNumber(all, { decimals: 2 })} t`}</span>
      </figcaption>
      <div className={style.bar} aria-hidden="true">
        {shares.map(({ kind, fuel }, place) => (
          <span key={kind ?? 'outside'} data-place={kind === null ? 'outside' : place} style={{ flexGrow: fuel }} />
        ))}
      </div>
      <ul className={style.key}>
        {shares.map(({ kind, fuel }, place) => (
          <li key={kind ?? 'outside'} data-place={kind === null ? 'outside' : place}>
            {`${nameOf(kind)} ${formatNumber(fuel, { decimals: 2 })}`}
          </li>
        ))}
      </ul>
    </figure>
  );
}
