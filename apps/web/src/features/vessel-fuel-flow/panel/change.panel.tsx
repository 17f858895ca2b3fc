import { getGeoByTimestamp } from '@fms/contract/geo';
import { toWireTime } from '@fms/contract/scalar';
import { formatNumber, formatPosition, NO_VALUE } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { EmptyState, LoadingState, Panel, ProblemLine } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';
import { formatMinute } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { Columns } from '../../../ui/table/head-row.tsx';
import type { LoggedChange } from '../flow/change-log.ts';
import type { ConsumerFlow, FuelKind } from '../flow/consumer-flow.ts';
import type { Grades } from '../flow/grades.ts';
import type { ChangeLog } from '../flow/use-change-log.ts';
import style from '../style/fuel-flow.module.css';
import { getGradeText } from '../view/grade-text.ts';

interface ChangePanelProps {
  readonly vesselId: VesselId;
  readonly log: ChangeLog;
  readonly grades: Grades;
  readonly flows: readonly ConsumerFlow[];
  readonly now: Instant;
  /** Shows the tab at a change-over. */
  readonly onMoment: (at: Instant) => void;
}

/** When and where each consumer was changed to another grade, when its lines were flushed, and what was burned of each. */
export function ChangePanel({ log: { changes, isPending, error, reload }, flows, ...rest }: ChangePanelProps) {
  const t = useText();
  const { grades } = rest;
  const kinds: readonly FuelKind[] = ['main', 'distillate'];
  const burned = kinds.map((kind) => {
    const kilograms = flows.reduce((sum, { byKind }) => sum + byKind[kind], 0);
    const grade = grades[kind].name ?? t(kind === 'main' ? 'GRADE_MAIN' : 'GRADE_DISTILLATE');
    return t('BURNED_OF_GRADE', { grade, kilograms: formatNumber(kilograms) });
  });
  return (
    <Panel title={t('GRADE_CHANGES')} caption={t('GRADE_CHANGES_SPAN')} className={style.changes} quiet flush>
      {error !== null && (
        <ProblemLine text={t('GRADE_CHANGES_UNREADABLE')} retry={{ label: t('TRY_AGAIN'), onClick: reload }} />
      )}
      {changes.length > 0 ? (
        <ChangeTable changes={changes} {...rest} />
      ) : isPending ? (
        <LoadingState label={t('GRADE_CHANGES_LOADING')} shape={[{ height: 60, width: 1 }]} />
      ) : (
        <EmptyState title={t('GRADE_CHANGES_NONE')} detail={t('GRADE_CHANGES_NONE_DETAIL')} />
      )}
      <p className={style.foot}>
        {t('BURNED_BY_GRADE', { grades: burned.join(', ') })} {changes.length > 0 && t('CHANGE_ABOUT')}
      </p>
    </Panel>
  );
}

type ChangeTableProps = Omit<ChangePanelProps, 'log' | 'flows'> & { readonly changes: readonly LoggedChange[] };

function ChangeTable({ changes, ...rest }: ChangeTableProps) {
  const t = useText();
  const columns: Columns = [
    t('CHANGE_AT'),
    { title: t('CONSUMER'), className: style.left },
    { title: t('CHANGE_WHAT'), className: style.left },
    { title: t('CHANGE_WHERE'), className: style.left, isMinor: true },
    { title: t('CHANGE_FLUSHED'), isMinor: true },
    { title: t('CHANGE_NEEDED'), isMinor: true },
    t('CHANGE_FLUSH_END'),
  ];
  return (
    <FigureTable label={t('GRADE_CHANGES')} columns={columns}>
      {changes.map((change) => (
        <ChangeRow key={`${change.consumer} ${change.time}`} change={change} {...rest} />
      ))}
    </FigureTable>
  );
}

type ChangeRowProps = Omit<ChangeTableProps, 'changes'> & { readonly change: LoggedChange };

function ChangeRow({ change, vesselId, grades, now, onMoment }: ChangeRowProps) {
  const t = useText();
  const { time, consumer, from, to, flushedLitres, neededLitres, flushEnd } = change;
  const end =
    to === 'main'
      ? '—'
      : neededLitres === undefined
        ? t('CHANGE_UNKNOWN_FLUSH')
        : flushEnd === null
          ? t('CHANGE_RUNNING')
          : formatMinute(flushEnd, now);
  return (
    <tr>
      <td>
        <button type="button" className={style.link} onClick={() => onMoment(time)}>
          {formatMinute(time, now)}
        </button>
      </td>
      <th scope="row" className={style.left}>
        {consumer}
      </th>
      <td className={style.left}>{`${getGradeText(grades, from, t)} → ${getGradeText(grades, to, t)}`}</td>
      <td data-minor className={style.left}>
        <Place vesselId={vesselId} at={time} />
      </td>
      <td data-minor>{formatNumber(flushedLitres)}</td>
      <td data-minor>{formatNumber(neededLitres)}</td>
      <td>{end}</td>
    </tr>
  );
}

/** A position that is older than this at the moment says nothing of it. */
const OLDEST_MS = 600_000;

function Place({ vesselId, at }: { readonly vesselId: VesselId; readonly at: Instant }) {
  const { data } = useQuery({
    queryKey: ['position-at', vesselId, at],
    queryFn: ({ signal }) =>
      call(getGeoByTimestamp, { query: { vesselId: String(vesselId), timestamp: toWireTime(at) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const point = data?.[0];
  if (point === undefined || at - Date.parse(point.timestamp) > OLDEST_MS) return NO_VALUE;
  return formatPosition(point);
}
