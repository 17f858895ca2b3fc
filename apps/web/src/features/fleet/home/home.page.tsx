import { useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorState, LoadingState, Panel } from '@fms/ui';
import { useMemo } from 'react';
import { vesselQueries } from '../../../api/vessel.queries.ts';
import { useText } from '../../../language/index.ts';
import { useAlarms } from '../../../live/index.ts';
import { PageHead } from '../../../registry/index.ts';
import { useFleetStates } from '../use-fleet.ts';
import { attentionList, fleetCounts } from './attention.ts';
import { AttentionPanel } from './attention.panel.tsx';
import { FleetPicturePanel } from './fleet-picture.panel.tsx';
import { FreshnessPanel } from './freshness.panel.tsx';
import style from './home.module.css';

/** Home: which vessels to look at first, the fleet in numbers, and how its data comes in. */
export default function HomePage() {
  const t = useText();
  const { data: vessels, error, isFetching, refetch } = useQuery(vesselQueries.all());
  const states = useFleetStates();
  const { active } = useAlarms();
  const attention = useMemo(() => attentionList(states, active), [states, active]);
  const counts = useMemo(() => fleetCounts(states), [states]);
  const title =
    states.length === 0
      ? t('HOME')
      : attention.length === 0
        ? t('NO_ATTENTION', { count: states.length })
        : t('NEED_ATTENTION', { count: attention.length, all: states.length });
  return (
    <div className={style.page}>
      <PageHead titles={[t('HOME')]}>
        <span>{t('HOME')}</span>
      </PageHead>
      {vessels === undefined ? (
        <Panel>
          {error === null ? (
            <LoadingState label={t('LOADING_FLEET')} />
          ) : (
            <ErrorState
              title={t('FLEET_UNREADABLE')}
              detail={error.message}
              retry={{ label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching }}
            />
          )}
        </Panel>
      ) : (
        <>
          <h1 className={`fms-question ${style.question}`}>{title}</h1>
          {vessels.length === 0 ? (
            <Panel>
              <EmptyState title={t('NO_VESSELS')} detail={t('NO_VESSELS_DETAIL')} />
            </Panel>
          ) : (
            <div className={style.grid}>
              <div className={style.column}>
                {attention.length > 0 && <AttentionPanel rows={attention} />}
                <FreshnessPanel states={states} />
              </div>
              <FleetPicturePanel counts={counts} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
