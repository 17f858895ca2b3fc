import type { AlarmJournalEntry } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { formatAge, formatTime, NOT_APPLICABLE } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { Icon } from '@fms/ui/icon';
import { Link } from 'react-router';
import { formatAlarmValue, formatStep, StepCells } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import type { Columns } from '../../../ui/table/head-row.tsx';
import type { useExpandedGroups } from '../../../ui/use-expanded-groups.ts';
import { useAlarmPlaces } from '../address/alarm-place.ts';
import { AlarmTable } from '../table/alarm-table.tsx';
import type { JournalLine } from './journal-line.ts';
import style from './journal-table.module.css';

interface JournalTableProps {
  readonly vesselId: VesselId;
  readonly tags: readonly Tag[];
  readonly lines: readonly JournalLine[];
  /** Floods that are unfolded. */
  readonly groups: ReturnType<typeof useExpandedGroups>;
}

/** Rows of 30 px. */
export function JournalTable({ vesselId, tags, lines, groups: [open, onFold] }: JournalTableProps) {
  const t = useText();
  const tagOf = (entry: AlarmJournalEntry) => tags.find(({ Id }) => Id === entry.dataTagId);
  const columns: Columns = [
    t('TIME_UTC'),
    { title: t('PRIORITY'), isSpoken: true },
    t('EVENT'),
    t('DESCRIPTION'),
    { title: t('VALUE'), className: style.number },
    t('BY'),
    { title: t('GO_TO'), className: style.go },
  ];
  return (
    <AlarmTable label={t('JOURNAL')} columns={columns} className={style.table} isStacking>
      {lines.map((line) =>
        line.kind === 'flood' ? (
          <FloodLine key={line.key} line={line} isOpen={open.has(line.key)} onFold={() => onFold(line.key)} />
        ) : (
          <EntryRow key={line.entry.id} vesselId={vesselId} tag={tagOf(line.entry)} {...line} />
        ),
      )}
    </AlarmTable>
  );
}

interface EntryRowProps extends Pick<Extract<JournalLine, { kind: 'entry' }>, 'entry' | 'isInFlood'> {
  readonly vesselId: VesselId;
  /** Whose limit it is; undefined when the vessel no longer has it. */
  readonly tag: Tag | undefined;
}

function EntryRow({ vesselId, tag, entry, isInFlood }: EntryRowProps) {
  const t = useText();
  const { time, kind, channel, description, value, unit, by, note, dataTagId } = entry;
  const at = useFromClock((nowMs) => formatTime(Date.parse(time), nowMs));
  const places = useAlarmPlaces(vesselId);
  const [chart, map] = [places.chart(dataTagId, Date.parse(time)), places.map(Date.parse(time))];
  const isNews = kind === 'raised' || kind === 'escalated';
  return (
    <tr className={style.row} data-news={isNews} data-inside={isInFlood}>
      <StepCells step={entry} style={style} />
      <td className={style.event}>{formatStep(entry)}</td>
      <td className={style.what}>
        {description || channel}
        {note !== '' && <span className={style.note}> · {note}</span>}
      </td>
      <td className={style.number}>{value === null ? NOT_APPLICABLE : formatAlarmValue(value, unit, tag)}</td>
      <td className={style.by}>{by ?? t('SYSTEM')}</td>
      <td className={style.go}>
        {chart !== undefined && (
          <Link to={chart} className={style.link} aria-label={t('CHART_OF', { what: description || channel, at })}>
            <Icon name="statistic" size={16} />
            {t('TEN_MINUTES')}
          </Link>
        )}
        {map !== undefined && (
          <Link to={map} className={style.link} aria-label={t('MAP_OF', { what: description || channel, at })}>
            <Icon name="map" size={16} />
            {t('MAP')}
          </Link>
        )}
      </td>
    </tr>
  );
}

interface FloodLineProps {
  readonly line: Extract<JournalLine, { kind: 'flood' }>;
  readonly isOpen: boolean;
  readonly onFold: () => void;
}

function FloodLine({ line: { flood, hidden }, isOpen, onFold }: FloodLineProps) {
  const t = useText();
  const [from, to] = [Date.parse(flood.from), Date.parse(flood.to)];
  const at = useFromClock((nowMs) => formatTime(from, nowMs));
  const { channel, description } = flood.cause;
  return (
    <tr className={style.flood}>
      <td colSpan={7}>
        <button type="button" aria-expanded={isOpen} onClick={onFold}>
          <span className={style.time}>{at}</span>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          <strong>{t('FLOOD_OF', { count: flood.count, span: formatAge(to - from) })}</strong>
          <span>{t('LIKELY_CAUSE', { what: description || channel })}</span>
          <span className={style.note}>{t('ENTRIES', { count: hidden })}</span>
        </button>
      </td>
    </tr>
  );
}
