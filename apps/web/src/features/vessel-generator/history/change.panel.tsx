import type { Instant } from '@fms/domain/time';
import { EmptyState } from '@fms/ui/panel';
import { JournalButton } from '../../../entities/alarm/index.ts';
import { PlantPanel, type PlantView } from '../../../entities/plant/index.ts';
import type { Board } from '../../../entities/switchboard/index.ts';
import { formatMinute } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import style from './change.module.css';
import type { ShownDay } from './use-day-history.ts';

const MOST_SHOWN = 7;

interface ChangePanelProps {
  readonly board: Board;
  readonly plant: PlantView;
  readonly day: ShownDay;
}

/** Starts, stops and blocked sets, the newest first; alarms stand in the journal. */
export function ChangePanel({ board, plant, day }: ChangePanelProps) {
  const t = useText();
  const blocked = plant.ofKind('generator').flatMap(({ id, name }) => {
    const { state, since } = board.standingOf(id);
    return state === 'blocked' && since !== undefined
      ? [{ time: since, text: t('GENSET_IS_BLOCKED', { set: name }) }]
      : [];
  });
  const moved = day.changes.map(({ time, name, kind }) => ({
    time,
    text: t(kind === 'started' ? 'GENSET_STARTED' : 'GENSET_STOPPED', { set: name }),
  }));
  const shown = [...moved, ...blocked].sort((a, b) => b.time - a.time).slice(0, MOST_SHOWN);
  return (
    <PlantPanel quiet title={t('STARTS_AND_STOPS')} slots={[]} actions={<JournalButton />}>
      {shown.length === 0 && !day.isPending ? (
        <EmptyState title={t('NO_CHANGES_IN_DAY')} detail={t('NO_CHANGES_IN_DAY_DETAIL')} />
      ) : (
        <ol className={style.list}>
          {shown.map(({ time, text }) => (
            <li key={`${time} ${text}`}>
              <Clock time={time} />
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </PlantPanel>
  );
}

/** To the minute: starts and stops are told from means of two. */
function Clock({ time }: { readonly time: Instant }) {
  const text = useFromClock((nowMs) => formatMinute(time, nowMs));
  return <time dateTime={new Date(time).toISOString()}>{text}</time>;
}
