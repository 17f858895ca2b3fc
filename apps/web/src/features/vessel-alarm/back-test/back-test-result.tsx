import type { AlarmBackTest, BackTestEpisode } from '@fms/contract/alarm';
import { editTags, type Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { formatAge, formatMeasurement, formatNumber, formatTime } from '@fms/domain/format';
import { EmptyState, Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../api/index.ts';
import { PriorityMark } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { messages, openQuestion, show } from '../../../message/index.ts';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import { useAlarmPlaces } from '../address/alarm-place.ts';
import style from './back-test.module.css';
import type { TestedLimits } from './back-test-form.tsx';

interface BackTestResultProps {
  readonly vessel: Vessel;
  readonly tag: Tag;
  readonly limits: TestedLimits;
  readonly found: AlarmBackTest;
}

/** How many alarms there would be, which are removed and which are added; and the way to save the limits. */
export function BackTestResult({ vessel, tag, limits, found }: BackTestResultProps) {
  const t = useText();
  const nowMs = useMinute();
  const figures: readonly Fact[] = [
    [t('ALARMS_NOW'), formatNumber(found.before)],
    [t('ALARMS_TRIED'), formatNumber(found.after)],
    [t('WOULD_VANISH'), formatNumber(found.vanishing.count)],
    [t('WOULD_COME'), formatNumber(found.coming.count)],
    [t('WOULD_CHANGE'), formatNumber(found.changing.count)],
  ];
  return (
    <>
      <Panel
        title={t('BACK_TEST_OF', { tag: tag.name })}
        actions={vessel.permission.edit && <UseLimits tag={tag} limits={limits} />}
      >
        <FactList facts={figures} className={style.figures} />
        <p className="fms-caption" role="status">
          {t('SAMPLES_TESTED', { count: formatNumber(found.samples) })}
          {!found.isComplete && ` · ${t('TESTED_TO', { at: formatTime(Date.parse(found.testedTo), nowMs) })}`}
        </p>
      </Panel>
      <div className={style.lists}>
        <Episodes tag={tag} title={t('WOULD_VANISH')} episodes={found.vanishing} />
        <Episodes tag={tag} title={t('WOULD_COME')} episodes={found.coming} />
        {found.changing.count > 0 && <Episodes tag={tag} title={t('WOULD_CHANGE')} episodes={found.changing} />}
      </div>
    </>
  );
}

/** Writes the tried limits to the tag, once asked for twice. */
function UseLimits({ tag, limits }: { tag: Tag; limits: TestedLimits }) {
  const t = useText();
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: () => call(editTags, { body: [{ Id: tag.Id, ...limits }] }),
    onSuccess: () => {
      show(messages.saved);
      return client.invalidateQueries({ queryKey: ['tag', tag.vesselId] });
    },
  });
  const isSame =
    tag.alarmLevel === limits.alarmLevel &&
    tag.emergencyLevel === limits.emergencyLevel &&
    tag.reverse === limits.reverse &&
    tag.delaySeconds === limits.delaySeconds &&
    tag.deadBand === limits.deadBand;
  return (
    <Button
      size="xs"
      variant="default"
      disabled={isSame}
      loading={send.isPending}
      onClick={() => openQuestion({ message: messages.useLimits, onOk: () => send.mutate() })}
    >
      {t('USE_LIMITS')}
    </Button>
  );
}

interface EpisodesProps {
  readonly tag: Tag;
  readonly title: string;
  readonly episodes: AlarmBackTest['vanishing'];
}

function Episodes({ tag, title, episodes: { count, newest } }: EpisodesProps) {
  const t = useText();
  const nowMs = useMinute();
  const places = useAlarmPlaces(tag.vesselId);
  const lasted = ({ from, to }: BackTestEpisode) =>
    to === null ? t('STILL_ACTIVE') : formatAge(Date.parse(to) - Date.parse(from));
  return (
    <Panel title={`${title} ${formatNumber(count)}`} flush>
      {count === 0 ? (
        <div className={style.none}>
          <EmptyState title={t('NONE')} detail={t('NONE_IN_PERIOD')} />
        </div>
      ) : (
        <ul className={style.episodes}>
          {newest.map((episode) => {
            const chart = places.chart(tag.Id, Date.parse(episode.from));
            const at = formatTime(Date.parse(episode.from), nowMs);
            return (
              <li key={episode.from}>
                <PriorityMark priority={episode.severity} state="acknowledged" size={16} />
                <time dateTime={episode.from}>{at}</time>
                <span>{lasted(episode)}</span>
                <span className={style.peak}>{formatMeasurement(episode.peak, tag)}</span>
                {chart !== undefined && (
                  <Link to={chart} aria-label={t('CHART_OF', { what: tag.name, at })}>
                    {t('TEN_MINUTES')}
                  </Link>
                )}
              </li>
            );
          })}
          {count > newest.length && <li className={style.more}>{t('NEWEST_SHOWN', { count: newest.length })}</li>}
        </ul>
      )}
    </Panel>
  );
}
