import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { formatTime, formatTimeAgo } from '@fms/domain/format';
import type { Position } from '@fms/domain/geo';
import { EmptyState, ErrorState, Panel } from '@fms/ui/panel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findStandardTags, useVesselTags } from '../../entities/tag/index.ts';
import { useWindowTrack } from '../../entities/track/index.ts';
import { useClockOffsetOf } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import type { FleetMapEngine } from '../../map/index.ts';
import { AnchorPanel } from './anchor/anchor.panel.tsx';
import { LocationToolbar } from './location-toolbar.tsx';
import { NoonPanel } from './noon/noon.panel.tsx';
import { MomentPanel } from './playback/moment.panel.tsx';
import { PlaybackBar } from './playback/playback-bar.tsx';
import { createHeldCursor } from './state/held-cursor.ts';
import { useLocationState } from './state/use-location-state.ts';
import style from './style/location.module.css';
import { TrackCurves } from './track/track-curves.tsx';
import { TrackMap } from './track/track-map.tsx';
import { useTrackCurves } from './track/use-track-curves.ts';
import { VoyagePanel } from './voyage/voyage.panel.tsx';

/** Where the vessel was in a window: its track, where it stayed, what it measured there; all of it stands in the address. */
export default function LocationTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  if (vessel.standardData.positionTagId !== null) return <Location vessel={vessel} />;
  return (
    <Panel>
      <EmptyState title={t('NO_POSITION_TAG')} detail={t('NO_TRACK_DETAIL')} />
    </Panel>
  );
}

function Location({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { tags } = useVesselTags(vessel.id);
  const [state, change] = useLocationState();
  const [zoom, setZoom] = useState(6);
  const [engine, setEngine] = useState<FleetMapEngine>();
  const [cursor] = useState(() => createHeldCursor(state.at));
  const track = useWindowTrack(vessel, state.time, zoom);
  const { speed } = useMemo(() => findStandardTags(vessel, tags), [vessel, tags]);
  const coloured = tags.find(({ Id }) => String(Id) === state.colour);
  const curves = useTrackCurves(vessel, useCurveTags(speed, coloured), track.window);
  const hold = (at: number | undefined) => {
    cursor.hold(at);
    change({ at });
  };
  useHeldFromAddress(cursor, state.at);
  const parts = { vessel, tags, state, change, cursor, track, curves, hold };
  const goTo = (place: Position) => engine?.goToPlace(place);
  const isEmpty = track.points?.length === 0;
  const offsetMs = useClockOffsetOf(vessel.id);
  const last = vessel.standardData.lastPosition;
  return (
    <div className={style.layout}>
      <LocationToolbar {...parts} coloured={coloured} />
      <section className={style.map} aria-label={t('TRACK_MAP', { vessel: vessel.name })}>
        <TrackMap {...parts} coloured={coloured} engine={engine} onEngine={setEngine} onZoom={setZoom} />
        {track.error !== null && track.points === undefined && (
          <Panel variant="card" className={style.message}>
            <ErrorState
              title={t('TRACK_UNREADABLE')}
              detail={track.error.message}
              retry={{ label: t('TRY_AGAIN'), onClick: track.reload }}
            />
          </Panel>
        )}
        {isEmpty && (
          <Panel variant="card" className={style.message}>
            <EmptyState
              title={t('NO_TRACK')}
              detail={
                last === null
                  ? t('NO_TRACK_DETAIL')
                  : t('LAST_POSITION_WAS', {
                      time: formatTime(Date.parse(last.time), Date.now()),
                      ago: formatTimeAgo(Date.parse(last.time), Date.now(), offsetMs / 1000),
                    })
              }
            />
          </Panel>
        )}
      </section>
      <PlaybackBar {...parts} />
      <TrackCurves {...parts} />
      <aside className={style.aside}>
        <AnchorPanel {...parts} onPlace={goTo} />
        <VoyagePanel {...parts} onPlace={goTo} />
        <NoonPanel {...parts} />
        <MomentPanel {...parts} />
      </aside>
    </div>
  );
}

/** Speed, and the tag the track is coloured by where it is another one. */
function useCurveTags(speed: Tag | undefined, coloured: Tag | undefined): readonly Tag[] {
  return useMemo(() => [...new Set([speed, coloured])].filter((tag) => tag !== undefined), [speed, coloured]);
}

/** A link, or the way back, holds its own moment; what was held here is in the address already. */
function useHeldFromAddress(cursor: ReturnType<typeof createHeldCursor>, at: number | undefined): void {
  const known = useRef(at);
  useEffect(() => {
    if (known.current === at) return;
    known.current = at;
    cursor.hold(at);
  }, [cursor, at]);
}
