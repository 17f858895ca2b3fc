import { formatTime } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import { OUT_OF_RANGE_MS, STOPPED_KNOTS, UNDER_WAY_KNOTS } from '@fms/domain/vessel';
import { Icon } from '@fms/ui/icon';
import { Button, Popover } from '@mantine/core';
import { useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useVessels } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { useLive, useMinute } from '../../../live/index.ts';
import style from '../style/overview.module.css';
import { getStatusMonitor } from './status-monitor.ts';

/** Which vessels got under way, stopped, fell silent or came back, with the thresholds of these states. */
export function StatusEventMenu() {
  const t = useText();
  const watch = getStatusMonitor(useLive());
  const events = useSyncExternalStore(
    (listener) => watch.subscribe(listener),
    () => watch.events,
  );
  const vessels = useVessels();
  const nameOf = useMemo(() => new Map<VesselId, string>(vessels.map(({ id, name }) => [id, name])), [vessels]);
  const nowMs = useMinute();
  const since = formatTime(watch.since, nowMs);
  const title = t('STATUS_EVENTS', { count: events.length, since });
  const thresholds = { stopped: STOPPED_KNOTS, underWay: UNDER_WAY_KNOTS, hours: OUT_OF_RANGE_MS / HOUR_MS };
  return (
    <Popover position="bottom-end" shadow="md" trapFocus transitionProps={{ duration: 120 }}>
      <Popover.Target>
        <Button variant="default" leftSection={<Icon name="history" size={16} />}>
          {title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={title} className={style.events ?? ''}>
        {events.length === 0 && <p className={style.noEvents}>{t('NO_STATUS_EVENTS', { time: since })}</p>}
        <ul className={style.eventList}>
          {events.map(({ vesselId, kind, time }) => (
            <li key={`${vesselId} ${kind} ${time}`}>
              <span className={style.eventTime}>{formatTime(time, nowMs)}</span>
              <Link to={`/vessel/vessel/${vesselId}`}>{nameOf.get(vesselId) ?? String(vesselId)}</Link>
              <span>{translateWord(`event-${kind}`)}</span>
            </li>
          ))}
        </ul>
        <p className="fms-caption">{t('STATUS_THRESHOLDS', { ...thresholds, since })}</p>
      </Popover.Dropdown>
    </Popover>
  );
}
