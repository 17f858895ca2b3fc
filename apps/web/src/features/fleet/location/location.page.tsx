import type { VesselId } from '@fms/domain';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useVessels } from '../../../api/vessel.queries.ts';
import { useText } from '../../../language/index.ts';
import { FleetMap, type FleetMapEngine, type MapView } from '../../../map/index.ts';
import { PageHead } from '../../../registry/index.ts';
import { useMapPreference } from '../../../settings/map-preference.ts';
import { useMapVessels } from '../use-fleet.ts';
import { FleetPanel } from './fleet.panel.tsx';
import style from './location.module.css';
import { MapButtons } from './map-buttons.tsx';
import { MapFoot } from './map-foot.tsx';
import { useTrack } from './use-track.ts';
import { VesselCard } from './vessel-card.tsx';

/**
 * Fleet Location: every vessel on the map, the selected one with its card and track. What is selected stands in the
 * address, so that a link shows a colleague the same.
 */
export default function LocationPage() {
  const t = useText();
  const vessels = useVessels();
  const mapVessels = useMapVessels();
  const [choice] = useMapPreference();
  const [search, setSearch] = useSearchParams();
  const [engine, setEngine] = useState<FleetMapEngine>();
  const [view, setView] = useState<MapView>({ zoom: 3, latitude: 50 });
  const [showTrack, setShowTrack] = useState(true);
  const selected = vessels.find(({ id }) => String(id) === search.get('vessel'));
  const tracks = useTrack(showTrack ? selected : undefined, view.zoom);

  const select = (vesselId: VesselId | undefined) =>
    setSearch(vesselId === undefined ? {} : { vessel: String(vesselId) }, { replace: true });
  const goTo = (vesselId: VesselId) => {
    select(vesselId);
    engine?.goTo(vesselId);
  };
  return (
    <div className={style.location} data-selected={selected !== undefined}>
      <PageHead titles={[t('FLEET_LOCATION')]}>
        <h1 className={style.head}>{t('FLEET_LOCATION')}</h1>
      </PageHead>
      <Suspense>
        <FleetMap
          label={t('FLEET_MAP')}
          vessels={mapVessels}
          choice={choice}
          selectedId={selected?.id}
          tracks={tracks}
          onSelect={select}
          onView={setView}
          onReady={setEngine}
        />
      </Suspense>
      <FleetPanel selectedId={selected?.id} onSelect={goTo} showTrack={showTrack} onShowTrack={setShowTrack} />
      {selected !== undefined && (
        <VesselCard
          key={selected.id}
          vessel={selected}
          onShow={() => engine?.frameTrack(selected.id)}
          onClose={() => select(undefined)}
        />
      )}
      <MapButtons engine={engine} />
      <MapFoot view={view} hasTrack={tracks.length > 0} choice={choice} />
    </div>
  );
}
