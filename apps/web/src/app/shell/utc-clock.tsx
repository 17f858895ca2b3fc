import { useText } from '../../language/index.ts';
import { useFromClock } from '../../live/index.ts';
import style from './utc-clock.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The time of the fleet: UTC by the server's clock, and the day. */
export function UtcClock() {
  const t = useText();
  const time = useFromClock((nowMs) => new Date(nowMs).toISOString().slice(11, 19));
  const day = useFromClock((nowMs) => DAY.format(nowMs).replace(',', ''));
  return (
    <span className={style.clock}>
      <time className={style.time}>{time}</time> {t('UTC')} · {day}
    </span>
  );
}
