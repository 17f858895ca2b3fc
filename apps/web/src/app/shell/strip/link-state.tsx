import { useText } from '../../../language/index.ts';
import { useLinkStatus } from '../../../live/index.ts';
import { useDevicePreference } from '../../../settings/device-preference.ts';
import style from './link-state.module.css';

/** Whether what is on screen is live. Never in alarm colours: a lost link ashore is no alarm of a ship. */
export function LinkState() {
  const t = useText();
  const { phase, offlineSince } = useLinkStatus();
  const { realtimeOff = false } = useDevicePreference();
  const isLive = phase === 'live';
  // Connecting for the first time is not yet a loss.
  const waiting = offlineSince === undefined ? 'LINK_CONNECTING' : 'LINK_OFFLINE';
  const word = isLive ? 'LINK_LIVE' : phase === 'off' && realtimeOff ? 'LINK_OFF' : waiting;
  return (
    <span className={style.link} data-live={isLive} role="status">
      <span className={style.dot} aria-hidden="true" />
      {t(word)}
    </span>
  );
}
