import { formatNumber } from '@fms/domain/format';
import type { ShiftTotal } from '@fms/domain/statistic';
import { EmptyState, LoadingState, NoRightsState, ProblemLine } from '@fms/ui/panel';
import { formatShift, formatZone } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import type { Source } from '../series/source.ts';
import style from './shift-totals.module.css';
import type { ShiftRow, ShiftTotals as Totals } from './use-shift-totals.ts';

/** What each curve came to in each shift: mean, least and most, and for a rate what ran through. */
export function ShiftTotals({ totals }: { totals: Totals }) {
  const t = useText();
  const { zone, sources, rows, isTooLong, isAllowed, isPending, error, reload } = totals;
  if (sources.length === 0) return null;
  return (
    // Wide tables scroll inside their panel, by keyboard too; the page never does.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={style.totals} tabIndex={0} aria-label={t('SHIFT_TOTALS')}>
      <h2 className="fms-label">{t('SHIFT_TOTALS')}</h2>
      {error !== null && (
        <ProblemLine text={t('SHIFTS_UNREADABLE')} retry={{ label: t('TRY_AGAIN'), onClick: reload }} />
      )}
      {!isAllowed ? (
        <NoRightsState title={t('SHIFTS_NOT_ALLOWED')} detail={t('SHIFTS_NOT_ALLOWED_DETAIL')} />
      ) : isTooLong ? (
        <EmptyState title={t('TOO_MANY_SHIFTS')} detail={t('TOO_MANY_SHIFTS_DETAIL')} />
      ) : isPending && error === null ? (
        <LoadingState label={t('LOADING_SHIFTS')} shape={[{ height: 96, width: 1 }]} />
      ) : (
        <table className={`fms-table ${style.table}`} aria-label={t('SHIFT_TOTALS')}>
          <thead>
            <tr>
              <th scope="col">{t('SHIFT_IN_ZONE', { zone: formatZone(zone, t) })}</th>
              {sources.map(({ key, name, unit }) => (
                <th key={key} scope="col">
                  {unit === '' ? name : `${name}, ${unit}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.shift.fromTime} row={row} sources={sources} zone={zone} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ row, sources, zone }: { row: ShiftRow; sources: readonly Source[]; zone: string }) {
  const t = useText();
  return (
    <tr>
      <th scope="row">
        {formatShift(row.shift, zone)}
        {row.isRunning && <span className={style.note}>{t('SHIFT_SO_FAR')}</span>}
      </th>
      {sources.map(({ key, decimals }, column) => (
        <td key={key}>
          <Total total={row.totals[column] ?? null} decimals={decimals} />
        </td>
      ))}
    </tr>
  );
}

/** A share that would be written as 100 % is the whole. */
const WHOLE = 0.995;

function Total({ total, decimals }: { total: ShiftTotal | null; decimals: number }) {
  const t = useText();
  if (total === null) return <span className={style.note}>{t('NO_DATA')}</span>;
  const { mean, min, max, sum, knownShare } = total;
  const number = (value: number) => formatNumber(value, { decimals });
  return (
    <>
      <strong>{number(mean)}</strong>
      <span className={style.note}>{`${number(min)}–${number(max)}`}</span>
      {sum !== null && (
        <span
          className={style.sum}
        >{`${formatNumber(sum.value, { decimals: sum.value < 100 ? 1 : 0 })} ${sum.unit}`}</span>
      )}
      {knownShare < WHOLE && (
        <span className={style.note}>{t('SHARE_KNOWN', { share: Math.floor(knownShare * 100) })}</span>
      )}
    </>
  );
}
