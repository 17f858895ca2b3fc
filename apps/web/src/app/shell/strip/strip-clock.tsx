import { SECOND_MS } from '@fms/domain/time';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { parseVesselPath, useVessels } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { useDevicePreference } from '../../../settings/device-preference.ts';
import { findClock, formatClock, listClockZones } from './clock-zone.ts';
import style from './strip-clock.module.css';

const ClockMenu = lazy(() => import('./clock-menu.tsx'));

/** The time by the server's clock, with its zone and day; a click shows the other clocks and chooses between them. */
export function StripClock() {
  const t = useText();
  const { pathname, search } = useLocation();
  const shipId = parseVesselPath(pathname, search);
  const ship = useVessels().find(({ id }) => id === shipId);
  const { clock: wanted = 'utc' } = useDevicePreference();
  const [isAsked, setAsked] = useState(false);
  const zones = listClockZones(ship, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const chosen = findClock(zones, wanted);
  const second = useFromClock((nowMs) => nowMs - (nowMs % SECOND_MS));
  const { time, day, offset } = formatClock(chosen, second);
  const whose = { utc: '', ship: t('SHIPS_TIME'), own: t('LOCAL_TIME') }[chosen.id];
  const button = (
    <button type="button" className={style.clock} aria-haspopup="menu" onClick={() => setAsked(true)}>
      <time className={style.time}>{time}</time> {[whose, offset].filter(Boolean).join(' ')} · {day}
    </button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <ClockMenu button={button} zones={zones} chosen={chosen} ship={ship?.name ?? ''} />
    </Suspense>
  );
}
