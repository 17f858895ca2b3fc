import type { CertificateRenewal } from '@fms/contract/vessel';
import { formatTime } from '@fms/domain/format';
import { HOUR_MS } from '@fms/domain/time';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useAbilities, useProfile } from '../../entities/account/index.ts';
import { countFleet, FleetStatePanel, useFleetStates, usePinned } from '../../entities/fleet/index.ts';
import { vesselInfoQueries, vesselQueries } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { useAlarms, useFromClock, useMinute } from '../../live/index.ts';
import { PageHead } from '../../registry/index.ts';
import { AttentionPanel } from './attention.panel.tsx';
import { listAttention } from './attention.ts';
import { FleetPicturePanel } from './fleet-picture.panel.tsx';
import { FreshnessPanel } from './freshness.panel.tsx';
import style from './home.module.css';
import { getLastVisit } from './last-visit.ts';
import { RenewalPanel } from './renewal.panel.tsx';
import { SincePanel, useAlarmsSince } from './since.panel.tsx';
import { useLinks } from './use-links.ts';
import { VesselPanel } from './vessel.panel.tsx';

/** Without a vessel that needs attention and without pins, so many vessels are offered for pinning. */
const MOST_UNASKED = 12;
const NO_RENEWALS: readonly CertificateRenewal[] = [];

/** Home: which vessels to look at first, what happened meanwhile, the fleet in numbers, and how its data comes in. */
export default function HomePage() {
  const t = useText();
  const query = useQuery(vesselQueries.all());
  const isFirstHour = useAbilities()?.firstHour === true;
  return (
    <div className={style.page}>
      <PageHead titles={[t('HOME')]}>
        <span>{t('HOME')}</span>
      </PageHead>
      {isFirstHour && (
        <Anchor component={Link} to="/setting/first-hour">
          {t('FIRST_HOUR_CONTINUE')}
        </Anchor>
      )}
      {query.data !== undefined && query.data.length > 0 ? (
        <Fleet />
      ) : (
        <>
          <h1 className={`fms-question ${style.question}`}>{t('HOME')}</h1>
          <FleetStatePanel query={query} />
        </>
      )}
    </div>
  );
}

function Fleet() {
  const t = useText();
  const states = useFleetStates();
  const { active } = useAlarms();
  const links = useLinks();
  const pinned = usePinned();
  const since = useSince();
  const news = useAlarmsSince(since);
  const nowMs = useMinute();
  const { data: renewals = NO_RENEWALS } = useQuery(vesselInfoQueries.renewals());
  const attention = useMemo(() => listAttention(states, active, renewals, nowMs), [states, active, renewals, nowMs]);
  const counts = useMemo(() => countFleet(states), [states]);
  const nameOf = useMemo(() => new Map(states.map(({ vessel }) => [vessel.id, vessel.name])), [states]);
  const pinnedStates = states.filter(({ vessel }) => pinned.has(vessel.id));
  const count = attention.filter(({ isSeen }) => !isSeen).length;
  const isNews = news.alarms.length > 0;
  return (
    <>
      <div>
        <h1 className={`fms-question ${style.question}`}>
          {count === 0
            ? t('NO_ATTENTION', { count: states.length })
            : t('NEED_ATTENTION', { count, all: states.length })}
        </h1>
        <p className={style.news}>
          {t(isNews ? 'NEW_SINCE' : 'NONE_NEW_SINCE', { count: news.alarms.length, time: formatTime(since, nowMs) })}
        </p>
      </div>
      <div className={style.grid}>
        <div className={style.column}>
          {attention.length > 0 && <AttentionPanel rows={attention} links={links} />}
          {pinnedStates.length > 0 && <VesselPanel title={t('PINNED_VESSELS')} states={pinnedStates} active={active} />}
          {pinnedStates.length === 0 && count === 0 && (
            <VesselPanel title={t('VESSELS')} states={states.slice(0, MOST_UNASKED)} active={active} />
          )}
          {renewals.length > 0 && <RenewalPanel renewals={renewals} nameOf={nameOf} nowMs={nowMs} />}
          <SincePanel since={since} {...news} />
        </div>
        <div className={style.side}>
          <FleetPicturePanel counts={counts} />
          <FreshnessPanel states={states} links={links} />
        </div>
      </div>
    </>
  );
}

/** Since when the user has not looked. */
function useSince(): number {
  const data = useProfile()?.data;
  const hour = useFromClock((nowMs) => nowMs - (nowMs % HOUR_MS));
  // The hour matters only without any visit on record: a day ago must not be a new question every second.
  return getLastVisit(data ?? {}, hour);
}
