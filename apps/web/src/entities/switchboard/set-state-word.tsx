import { formatTime } from '@fms/domain/format';
import { useText } from '../../language/index.ts';
import { useFromClock } from '../../live/index.ts';
import style from './set-state-word.module.css';
import type { SetStanding } from './use-board.ts';

export const SET_STATE_TEXT = {
  running: 'GENSET_RUNNING',
  standby: 'GENSET_STANDBY',
  blocked: 'GENSET_BLOCKED',
  unknown: 'GENSET_UNKNOWN',
} as const;

/** The state of a set in a word behind its mark; a blocked one says since when. Green for running machinery alone. */
export function SetStateWord({ state, since }: SetStanding) {
  const t = useText();
  const at = useFromClock((nowMs) => (since === undefined ? '' : formatTime(since, nowMs)));
  return (
    <span className={style.state} data-state={state}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        {state === 'blocked' ? <path d="M1 1h8v8h-8zM1 9L9 1" /> : <circle cx="5" cy="5" r="4" />}
      </svg>
      {t(SET_STATE_TEXT[state])}
      {state === 'blocked' && at !== '' && <small>{t('BLOCKED_SINCE', { time: at })}</small>}
    </span>
  );
}
