import { type Alarm, listAlarms } from '@fms/contract/alarm';
import { toWireTime } from '@fms/contract/scalar';
import type { ZoneEvent } from '@fms/contract/zone';
import { formatTime } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import { AlarmMark } from '@fms/ui/alarm';
import { Icon } from '@fms/ui/icon';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/index.ts';
import { useProfile, useSaveProfile } from '../../entities/account/index.ts';
import { getMarkState } from '../../entities/alarm/index.ts';
import { useIsMapAvailable } from '../../entities/fleet/index.ts';
import { formatEvidencePath, formatVesselPath } from '../../entities/vessel/index.ts';
import { formatCrossing, zoneQueries } from '../../entities/zone/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import { useAlarms, useLive, useMinute } from '../../live/index.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { listAlarmsSince, listNewsSince } from './last-visit.ts';
import style from './since.module.css';

const FIRST_SHOWN = 7;
const MOST_ASKED = 200;
const NO_EVENTS: readonly ZoneEvent[] = [];
const REFRESH_MS = 60_000;

/** Alarms raised since then: what the server has kept, and what the hub has told meanwhile. */
export function useAlarmsSince(since: Instant) {
  const { active } = useAlarms();
  const fromTime = toWireTime(since);
  const query = useQuery({
    queryKey: ['alarm', 'since', fromTime],
    queryFn: ({ signal }) => call(listAlarms, { query: { fromTime, limit: String(MOST_ASKED) }, signal }),
    refetchInterval: REFRESH_MS,
    meta: { keep: true },
  });
  return { alarms: listAlarmsSince(query.data ?? [], active, since), query };
}

interface SincePanelProps {
  readonly since: Instant;
  readonly alarms: readonly Alarm[];
  readonly query: ReturnType<typeof useAlarmsSince>['query'];
}

/** Events during the user's absence, newest first, until the user confirms them. */
export function SincePanel({ since, alarms, query }: SincePanelProps) {
  const t = useText();
  const nowMs = useMinute();
  const [all, setAll] = useState(false);
  const { data: events = NO_EVENTS } = useQuery(zoneQueries.events());
  const news = listNewsSince(alarms, events, since);
  const shown = news.slice(0, all ? MOST_ASKED : FIRST_SHOWN);
  return (
    <Panel title={t('SINCE_LAST_VISIT')} flush actions={news.length > 0 && <SeenButton />}>
      {news.length > 0 ? (
        <ul className={style.rows}>
          {shown.map((item) =>
            item.kind === 'alarm' ? (
              <NewAlarm key={`alarm ${item.alarm.id}`} alarm={item.alarm} nowMs={nowMs} />
            ) : (
              <NewCrossing key={`zone ${item.event.id}`} event={item.event} nowMs={nowMs} />
            ),
          )}
        </ul>
      ) : (
        <div className={style.none}>
          <QueryState
            query={query}
            loading={t('LOADING_NEWS')}
            unreadable={t('NEWS_UNREADABLE')}
            empty={{ title: t('NOTHING_NEW'), detail: t('NOTHING_NEW_DETAIL', { time: formatTime(since, nowMs) }) }}
          />
        </div>
      )}
      <MoreButton rest={news.length - shown.length} onClick={() => setAll(true)} />
    </Panel>
  );
}

/** Crossings of zones: entered, left or too fast; linked to the map, or to the vessel's page where there is no map. */
function NewCrossing({ event, nowMs }: { event: ZoneEvent; nowMs: Instant }) {
  const t = useText();
  const isMapOffered = useIsMapAvailable();
  const { vesselId, vesselName, time } = event;
  const { text, values } = formatCrossing(event);
  const onMap = `/vessel/location?vessel=${vesselId}&panel=zones`;
  return (
    <li>
      <Link to={isMapOffered ? onMap : formatVesselPath(vesselId)} className={style.row}>
        <time className={style.time} dateTime={time}>
          {formatTime(Date.parse(time), nowMs)}
        </time>
        <span className={style.quietMark}>
          <Icon name="position" size={16} />
        </span>
        <span className={style.vessel}>{vesselName}</span>
        <span className={style.what}>{t(text, values)}</span>
      </Link>
    </li>
  );
}

function NewAlarm({ alarm, nowMs }: { alarm: Alarm; nowMs: Instant }) {
  return (
    <li>
      <Link to={formatEvidencePath(alarm)} className={style.row}>
        <time className={style.time} dateTime={alarm.time}>
          {formatTime(Date.parse(alarm.time), nowMs)}
        </time>
        <AlarmMark
          priority={alarm.priority}
          state={getMarkState(alarm)}
          size={18}
          label={translateWord(`priority-${alarm.priority}`)}
          still
        />
        <span className={style.vessel}>{alarm.vesselName}</span>
        <span className={style.what}>{alarm.description}</span>
      </Link>
    </li>
  );
}

/** From now on only what is newer is news, in every browser of this user. */
function SeenButton() {
  const t = useText();
  const { clock } = useLive();
  const profile = useProfile();
  const { mutate, isPending } = useSaveProfile();
  const see = () => {
    if (profile === undefined) return;
    mutate({ ...profile, data: { ...profile.data, seenUntil: toWireTime(clock.now()) } });
  };
  return (
    <Button variant="default" size="xs" disabled={profile === undefined} loading={isPending} onClick={see}>
      {t('MARK_SEEN')}
    </Button>
  );
}
