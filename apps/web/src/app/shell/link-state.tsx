import { useText } from '../../language/index.ts';
import { useLinkStatus } from '../../live/index.ts';
import style from './link-state.module.css';

/** Whether what is on screen is live. Never in alarm colours: a lost link ashore is no alarm of a ship. */
export function LinkState() {
  const t = useText();
  const { phase, offlineSince } = useLinkStatus();
  const isLive = phase === 'live';
  // Connecting for the first time is not yet a loss.
  const word = isLive ? 'LINK_LIVE' : offlineSince === undefined ? 'LINK_CONNECTING' : 'LINK_OFFLINE';
  return (
    <span className={style.link} data-live={isLive} role="status">
      <span className={style.dot} aria-hidden="true" />
      {t(word)}
    </span>
  );
}
