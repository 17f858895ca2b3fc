import type { Vessel } from '@fms/contract/vessel';
import { formatNumber } from '@fms/domain/format';
import type { FuelBalance } from '@fms/domain/fuel';
import type { Refusal } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';
import { EmptyState, Panel } from '@fms/ui/panel';
import { useMemo } from 'react';
import { BALANCE_DAYS, type DayReport, type FuelHistory, listDayReports } from '../../../entities/tank/index.ts';
import { ExportMenu } from '../../../export/export-menu.tsx';
import type { ExportTable } from '../../../export/index.ts';
import { type TextKey, type Translate, useText } from '../../../language/index.ts';
import style from '../style/tank.module.css';

interface DayReportPanelProps {
  readonly vessel: Vessel;
  readonly fuel: FuelHistory;
  readonly now: Instant;
}

/** What was on board at the end of each day, what came, and what was used by tanks and by meters; for the file of the day. */
export function DayReportPanel({ vessel, fuel, now }: DayReportPanelProps) {
  const t = useText();
  const { courses, unit, leftOut } = fuel;
  const days = useMemo(() => listDayReports(courses, now, BALANCE_DAYS), [courses, now]);
  const known = days.filter(({ remaining, bunkered }) => remaining !== null || bunkered !== null);
  return (
    <Panel
      quiet
      flush
      title={t('DAY_REPORT')}
      className={style.days}
      actions={
        known.length > 0 && (
          <ExportMenu
            size="compact-sm"
            label={t('DAY_REPORT')}
            subject={`${vessel.name} ${t('DAY_REPORT')}`}
            table={() => buildDayTable(known, fuel, t)}
          />
        )
      }
    >
      {known.length === 0 ? (
        <EmptyState title={t('NO_VOLUMES')} detail={t('DAY_REPORT_NEEDS')} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section className={style.scroll} tabIndex={0} aria-label={t('DAY_REPORT')}>
          <table className={`fms-table ${style.table}`}>
            <thead>
              <tr>
                <th scope="col">{t('DAY_UTC')}</th>
                {COLUMNS.map(({ title, isMinor }) => (
                  <th key={title} scope="col" data-minor={isMinor}>
                    {t(title)}, {title === 'DAY_DIFFERENCE' ? '%' : unit}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {known.map((report) => (
                <tr key={report.day}>
                  <th scope="row">{formatDate(report.day)}</th>
                  {COLUMNS.map(({ title, read, decimals, isMinor }) => (
                    <td key={title} data-minor={isMinor}>
                      {formatNumber(read(report), { decimals, signed: title === 'DAY_DIFFERENCE' })}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {leftOut.length > 0 && <p className={style.finding}>{t('WITHOUT_TANKS', { tanks: leftOut.join(', ') })}</p>}
    </Panel>
  );
}

const isBalance = (balance: FuelBalance | Refusal): balance is FuelBalance => 'percent' in balance;

interface Column {
  readonly title: TextKey;
  readonly decimals: number;
  /** Left out on a phone. */
  readonly isMinor: boolean;
  readonly read: (report: DayReport) => number | null;
}

const COLUMNS: readonly Column[] = [
  { title: 'DAY_REMAINING', decimals: 2, isMinor: false, read: ({ remaining }) => remaining },
  { title: 'DAY_BUNKERED', decimals: 2, isMinor: false, read: ({ bunkered }) => bunkered },
  { title: 'DAY_USED', decimals: 2, isMinor: false, read: ({ used }) => used },
  {
    title: 'DAY_METERED',
    decimals: 2,
    isMinor: true,
    read: ({ balance }) => (isBalance(balance) ? balance.burnedByMeters : null),
  },
  {
    title: 'DAY_DIFFERENCE',
    decimals: 1,
    isMinor: true,
    read: ({ balance }) => (isBalance(balance) ? balance.percent : null),
  },
];

const formatDate = (day: Instant) => new Date(day).toISOString().slice(0, 10);

export function buildDayTable(
  days: readonly DayReport[],
  { unit, leftOut }: Pick<FuelHistory, 'unit' | 'leftOut'>,
  t: Translate,
): ExportTable {
  return {
    name: t('DAY_REPORT'),
    about: leftOut.length === 0 ? [] : [[t('WITHOUT_TANKS', { tanks: leftOut.join(', ') })]],
    columns: [
      { title: t('DAY_UTC') },
      ...COLUMNS.map(({ title, decimals }) => ({
        title: `${t(title)}, ${title === 'DAY_DIFFERENCE' ? '%' : unit}`,
        decimals,
      })),
    ],
    rows: days.map((report) => [formatDate(report.day), ...COLUMNS.map(({ read }) => read(report))]),
  };
}
