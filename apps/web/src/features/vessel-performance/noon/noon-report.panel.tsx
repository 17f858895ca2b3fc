import type { NoonReportEntry } from '@fms/contract/performance';
import { formatNumber } from '@fms/domain/format';
import { compareNoonReport, findReportedDay, NOON_QUANTITIES, type NoonQuantity } from '@fms/domain/performance';
import { DAY_MS } from '@fms/domain/time';
import { IconButton } from '@fms/ui/control';
import { Panel, ProblemLine } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getVesselOptions } from '../../../entities/vessel/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { AddButton, useEntryChanges } from '../../../ui/entry/index.ts';
import { listNoonRows, type NoonRow } from '../model/noon-rows.ts';
import { noonCalls, performanceQueries } from '../model/performance.queries.ts';
import type { PerformanceParts } from '../model/performance-parts.ts';
import { useDensity } from '../panel/use-consumption.ts';
import style from '../style/performance.module.css';
import { type NoonDraft, NoonForm, toLocalDay } from './noon-form.tsx';

/** Reports shown: those of the last month. */
const MOST_SHOWN = 31;
/** Percent; a larger difference is set in bold. */
const LARGE_PERCENT = 5;

const COLUMNS: Readonly<Record<NoonQuantity, readonly [title: TextKey, word: TextKey, decimals: number]>> = {
  hours: ['SAILED_HOURS', 'NOON_TIME', 1],
  miles: ['SAILED_GROUND', 'NOON_REPORT_DISTANCE', 1],
  tonnes: ['SAILED_FUEL', 'NOON_FUEL', 2],
  kilowatts: ['SAILED_POWER', 'NOON_POWER', 0],
};

/** What people reported at noon beside what the sensors measured, the largest difference of each day first. */
export function NoonReportPanel(parts: PerformanceParts) {
  const t = useText();
  const { vessel } = parts;
  const zone = getVesselOptions(vessel).setting.reportTimeZone;
  const { data, error, refetch } = useQuery(performanceQueries.noons(vessel.id));
  const reports = data?.reports ?? [];
  const isEditable = data?.isEditable === true;
  const changes = useEntryChanges<NoonReportEntry, NoonDraft>('noon-report', vessel.id, noonCalls);
  const days = useMeasuredDays(parts, zone);
  const { edited } = changes;
  return (
    <Panel
      quiet
      title={t('NOON_REPORTS')}
      className={style.noon}
      actions={<AddButton text={t('NOON_ADD')} isEditable={isEditable} changes={changes} />}
    >
      {error !== null && (
        <ProblemLine text={t('NOON_UNREADABLE')} retry={{ label: t('TRY_AGAIN'), onClick: () => void refetch() }} />
      )}
      {changes.hasFailed && (
        <ProblemLine text={t('NOON_FAILED')} retry={{ label: t('TRY_AGAIN'), onClick: changes.again }} />
      )}
      {edited !== undefined && (
        <NoonForm
          key={edited === 'new' ? 0 : edited.id}
          report={edited === 'new' ? undefined : edited}
          zone={zone}
          send={changes.send}
          onSent={changes.settle}
          onCancel={changes.cancel}
        />
      )}
      {data?.reports.length === 0 && edited === undefined && <p className={style.note}>{t('NOON_NONE')}</p>}
      {reports.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section className={style.scroll} tabIndex={0} aria-label={t('NOON_REPORTS')}>
          <table className={`fms-table ${style.table}`}>
            <thead>
              <tr>
                <th scope="col">{t('SAILED_UNTIL')}</th>
                {NOON_QUANTITIES.map((quantity) => (
                  <th key={quantity} scope="col">
                    {t(COLUMNS[quantity][0])}
                  </th>
                ))}
                <th scope="col">{t('NOON_DIFFERENCE')}</th>
                {isEditable && <th scope="col" aria-label={t('NOON_CHANGE')} />}
              </tr>
            </thead>
            <tbody>
              {reports.slice(0, MOST_SHOWN).map((report) => (
                <Row
                  key={report.id}
                  report={report}
                  day={findReportedDay(days, Date.parse(report.at))}
                  zone={zone}
                  changes={isEditable ? changes : undefined}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}

/** The days of the last month by sensors. */
function useMeasuredDays(parts: PerformanceParts, zone: string): readonly NoonRow[] {
  const { performance, window } = parts;
  const density = useDensity(parts);
  const densityKey = JSON.stringify(density);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the density, whose reading is made anew
  return useMemo(() => {
    const days = Math.min(MOST_SHOWN + 1, Math.ceil((window.to - window.from) / DAY_MS));
    return listNoonRows(performance.blocks, { until: window.to, zone, pitch: undefined, density, days });
  }, [performance.blocks, window.from, window.to, zone, densityKey]);
}

interface RowProps {
  readonly report: NoonReportEntry;
  readonly day: NoonRow | undefined;
  readonly zone: string;
  /** Undefined where the reader may change nothing. */
  readonly changes:
    | { readonly edit: (report: NoonReportEntry) => void; readonly remove: (id: number) => void }
    | undefined;
}

/** What was reported, and under it what was measured. */
function Row({ report, day, zone, changes }: RowProps) {
  const t = useText();
  const measured = {
    hours: day?.hours ?? null,
    miles: day?.milesOverGround ?? null,
    tonnes: day?.tonnes ?? null,
    kilowatts: day?.kilowatts ?? null,
  };
  const date = toLocalDay(report.at, zone);
  const differences = compareNoonReport(report, measured);
  return (
    <tr>
      <th scope="row" title={t('HULL_EVENT_BY', { name: report.by })}>
        {date}
        {report.note !== '' && <span className={style.caption}>{report.note}</span>}
      </th>
      {NOON_QUANTITIES.map((quantity) => {
        const [, , decimals] = COLUMNS[quantity];
        return (
          <td key={quantity}>
            {formatNumber(report[quantity], { decimals })}
            <span className={style.caption}>{formatNumber(measured[quantity], { decimals })}</span>
          </td>
        );
      })}
      <td className={style.differences}>
        {differences.length === 0
          ? t('NOON_NOT_MEASURED')
          : differences.map(({ quantity, percent }) => (
              <span key={quantity} data-large={Math.abs(percent) > LARGE_PERCENT}>
                {t(COLUMNS[quantity][1])} {formatNumber(percent, { decimals: 1, signed: true })} %
              </span>
            ))}
      </td>
      {changes !== undefined && (
        <td className={style.changes}>
          <IconButton icon="edit" label={t('HULL_EVENT_EDIT', { event: date })} onClick={() => changes.edit(report)} />
          <IconButton
            icon="delete"
            label={t('HULL_EVENT_DELETE', { event: date })}
            onClick={() => changes.remove(report.id)}
          />
        </td>
      )}
    </tr>
  );
}
