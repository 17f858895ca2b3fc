import { formatAge, formatTime } from '@fms/domain/format';
import { useText } from '../../../language/index.ts';
import { useFromClock, useLinkStatus, useLive } from '../../../live/index.ts';
import style from './offline-line.module.css';
import { ShellLine } from './shell-line.tsx';

/** One line while there is no link: since when, how old the data is, when the next attempt is. Panels age by themselves. */
export function OfflineLine() {
  const { phase, offlineSince } = useLinkStatus();
  if (phase === 'live' || phase === 'off' || offlineSince === undefined) return null;
  return <Line offlineSince={offlineSince} />;
}

function Line({ offlineSince }: { offlineSince: number }) {
  const t = useText();
  const { hub } = useLive();
  const { nextAttemptAt, lastWordAt } = useLinkStatus();
  const duration = useFromClock((nowMs) => formatAge(nowMs - offlineSince));
  const data = useFromClock((nowMs) => (lastWordAt === undefined ? '' : formatTime(lastWordAt, nowMs)));
  const next = useFromClock((nowMs) => (nextAttemptAt === undefined ? '' : formatAge(nextAttemptAt - nowMs)));
  const parts = [
    t('OFFLINE_FOR', { duration }),
    data === '' ? t('DATA_OF_LAST_VISIT') : t('DATA_OF', { time: data }),
    next === '' ? t('CONNECTING_NOW') : t('NEXT_ATTEMPT_IN', { duration: next }),
  ];
  return (
    <ShellLine icon="offline">
      <span>{parts.join(', ')}</span>
      {nextAttemptAt !== undefined && (
        <button type="button" className={style.now} onClick={() => hub.retryNow()}>
          {t('CONNECT_NOW')}
        </button>
      )}
    </ShellLine>
  );
}
