import { toId, type VesselId } from '@fms/domain/identity';
import { EmptyState, ErrorState, LoadingState } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useOfferedTabs } from '../../entities/plant/index.ts';
import { useVessel, VesselClock, vesselQueries } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/vessel-page.ts';
import { Lazy, PageHead } from '../../registry/index.ts';
import { TabActionProvider } from '../../registry/tab-actions.tsx';
import { MissingTab } from './missing-tab.tsx';
import { VesselCrumbs } from './vessel-crumbs.tsx';
import { VesselHeader } from './vessel-header.tsx';
import style from './vessel-page.module.css';
import { VesselTabBar } from './vessel-tab-bar.tsx';

/** One vessel: who it is and how fresh its data is, and below that the tab in the address. */
export default function VesselPage() {
  const { vesselId = '' } = useParams();
  const id = toId<VesselId>(Number(vesselId));
  const vessel = useVessel(id);
  const [actionPlace, setActionPlace] = useState<HTMLElement | null>(null);
  const t = useText();
  const { tabs, offered, isPending } = useOfferedTabs(id);
  const [search] = useSearchParams();
  const asked = search.get('tab');
  const tab = asked === null ? offered[0] : tabs.find(({ id: tabId }) => tabId === asked);
  if (vessel === undefined) return <NoVessel />;
  return (
    // Another vessel is another page: nothing of the last one may stand beside its name.
    <div key={vessel.id} className={style.page}>
      <PageHead titles={[vessel.name, ...(tab === undefined ? [] : [t(tab.title)])]}>
        <VesselCrumbs vessel={vessel} />
      </PageHead>
      <VesselClock vesselId={vessel.id}>
        <VesselHeader vessel={vessel} />
        <VesselTabBar
          vesselId={vessel.id}
          tabs={tabs.filter((one) => one === tab || offered.includes(one))}
          current={tab}
          isPending={isPending}
          actionPlace={setActionPlace}
        />
        <div className={style.tab} role="tabpanel" aria-label={tab === undefined ? t('VESSEL') : t(tab.title)}>
          <TabActionProvider value={actionPlace}>
            {tab === undefined ? (
              <MissingTab first={offered[0]} />
            ) : (
              <Lazy
                key={tab.id}
                part={tab.part}
                props={{ vessel }}
                fallback={<LoadingState label={t('LOADING_PAGE')} />}
              />
            )}
          </TabActionProvider>
        </div>
      </VesselClock>
    </div>
  );
}

/** The list is still on its way, could not be read, or holds no such vessel. */
function NoVessel() {
  const t = useText();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(vesselQueries.all());
  return (
    <div className={style.page}>
      <PageHead titles={[t('VESSEL')]}>{t('VESSEL')}</PageHead>
      <div className={style.tab}>
        {data !== undefined ? (
          <EmptyState
            title={t('NO_SUCH_VESSEL')}
            detail={t('NO_SUCH_VESSEL_DETAIL')}
            action={{ label: t('HOME'), onClick: () => void navigate('/vessel/home') }}
          />
        ) : error !== null ? (
          <ErrorState
            title={t('FLEET_UNREADABLE')}
            detail={error.message}
            retry={{ label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching }}
          />
        ) : (
          <LoadingState label={t('LOADING_FLEET')} />
        )}
      </div>
    </div>
  );
}
