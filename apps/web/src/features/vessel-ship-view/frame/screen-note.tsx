import type { ListedSession, ShipViewNotice } from '@fms/contract/ship-view';
import { formatAge, formatTime } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatEnd, type ScreenStatus, shipViewQueries } from '../../../entities/ship-view/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import style from './frame.module.css';

interface ScreenNoteProps {
  readonly vesselId: VesselId;
  readonly session: ListedSession;
  readonly isOver: boolean;
  readonly status: ScreenStatus;
  /** Why the viewer could not be had. */
  readonly problem: Error | undefined;
  readonly isAtKeys: boolean;
  readonly onAgain: () => void;
}

/** What is to be known of the picture below it: that it is old, that the session ended and why, or where the keys go. */
export function ScreenNote({ vesselId, session, isOver, status, problem, isAtKeys, onAgain }: ScreenNoteProps) {
  const t = useText();
  const end = useEndText(vesselId, session, { isOver, ended: status.notice?.ended ?? null });
  const lost = useFromClock((nowMs) => t('LINK_LOST', { age: formatAge(nowMs - status.sinceMs) }));
  if (status.isReplaced) return <p className={style.note}>{t('SESSION_REPLACED')}</p>;
  if (isOver) {
    return (
      <div className={style.note} role="status">
        <span>{end}</span>
        <Button size="xs" onClick={onAgain}>
          {t('REQUEST_AGAIN')}
        </Button>
      </div>
    );
  }
  if (problem !== undefined) return <p className={style.note}>{problem.message}</p>;
  if (status.phase === 'lost') {
    return (
      <p className={style.note} role="status">
        {lost}
      </p>
    );
  }
  if (status.phase === 'connecting') return <p className={style.note}>{t('CONNECTING_SCREEN')}</p>;
  if (isAtKeys) return <p className={style.hint}>{t('KEYS_ARE_HERE')}</p>;
  return session.level === 'view' ? null : <p className={style.hint}>{t('LEAVE_KEYS')}</p>;
}

/** `Time box ended 08:54:32`, or who ended it and why as the past sessions tell. */
function useEndText(
  vesselId: VesselId,
  { sessionId, until }: ListedSession,
  { isOver, ended }: { readonly isOver: boolean; readonly ended: ShipViewNotice['ended'] },
): string {
  const t = useText();
  const query = useQuery({ ...shipViewQueries.past(vesselId), enabled: isOver });
  const past = query.data?.rows.find((one) => one.sessionId === sessionId);
  const end = past === undefined ? ended : past.endedBy;
  const atMs = Date.parse(past?.to ?? ended?.at ?? until ?? '');
  return useFromClock((nowMs) => {
    const time = Number.isFinite(atMs) ? formatTime(atMs, nowMs) : '';
    if (end === null) return t(nowMs >= atMs ? 'BOX_ENDED' : 'SESSION_OVER', { time: nowMs >= atMs ? time : '' });
    if (end.cause === 'time') return t('BOX_ENDED', { time });
    return t('SESSION_OVER_BY', { time, cause: formatEnd(end, t) });
  });
}
