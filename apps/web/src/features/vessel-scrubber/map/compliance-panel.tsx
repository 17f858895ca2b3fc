import { listDischargeBans } from '@fms/domain/emission';
import { DAY_MS, type Instant } from '@fms/domain/time';
import { Panel } from '@fms/ui/panel';
import { useEffect, useMemo, useState } from 'react';
import { VesselMap } from '../../../entities/fleet/index.ts';
import {
  createTrackMoment,
  findNearestTime,
  frameTrackOnMap,
  WholeTrackButton,
} from '../../../entities/track/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { useAge, useLive, usePosition } from '../../../live/index.ts';
import {
  computeMetersPerPixel,
  type FleetMapEngine,
  getSymbolPalette,
  type MapChoice,
  MapControls,
  MapFoot,
  type MapTrack,
  type MapView,
} from '../../../map/index.ts';
import { hasStyle, useMapPreference } from '../../../settings/map-preference.ts';
import { getModeText } from '../record/limit-text.ts';
import type { ScrubberParts } from '../record/scrubber-parts.ts';
import { RECORD_SCOPE } from '../record/use-scrubber-record.ts';
import style from '../style/scrubber.module.css';
import { buildAreaDrawing } from './area-drawing.ts';
import { buildComplianceTrack } from './compliance-track.ts';
import { drawEmission } from './emission-layers.ts';

/** A pointer this near to the track means the track. */
const NEAR_PIXELS = 14;
const FIRST_VIEW: MapView = { zoom: 5, latitude: 55, longitude: 4 };

/** The track by compliance with the areas of its time; pointing at it points at the curves, a press holds the moment. */
export function CompliancePanel(parts: ScrubberParts) {
  const t = useText();
  const { vessel, time } = parts;
  const last = usePosition(vessel.id);
  const age = useAge(time.at ?? last?.time);
  const day = new Date(parts.span.window.to).toISOString().slice(0, 10);
  return (
    <Panel quiet title={t('COMPLIANCE_TRACK')} age={age} flush className={style.mapPanel}>
      <section className={style.map} aria-label={t('COMPLIANCE_MAP', { vessel: vessel.name })}>
        <ComplianceMap {...parts} />
      </section>
      <p className={style.mapNote}>
        {t('AREAS_OF', { day })}. {t('AREAS_UNKNOWN')} {describeBans(parts.span.window.to, t)}
      </p>
    </Panel>
  );
}

/** Waters in which no wash water may go overboard: nothing is drawn of them, because no outline is sourced. */
function describeBans(time: Instant, t: Translate): string {
  const bans = listDischargeBans(time).map(({ factors: { waters, modes } }) =>
    t('BAN_OF', { waters, modes: modes.map((mode) => getModeText(mode, t)).join(', ') }),
  );
  return bans.length === 0 ? '' : t('DISCHARGE_BANS', { bans: bans.join('; ') });
}

function ComplianceMap(parts: ScrubberParts) {
  const t = useText();
  const { vessel, state, span } = parts;
  const choice = useSeaChart();
  const [engine, setEngine] = useState<FleetMapEngine>();
  const [view, setView] = useState(FIRST_VIEW);
  const { minutes } = state.record;
  const { track, exceeding } = useMemo(() => buildComplianceTrack(minutes), [minutes]);
  const tracks = useMemo((): readonly MapTrack[] => [{ id: String(vessel.id), features: track }], [vessel.id, track]);
  const day = Math.floor(span.window.to / DAY_MS) * DAY_MS;
  const areas = useMemo(() => buildAreaDrawing(day, t), [day, t]);
  const palette = getSymbolPalette(choice);
  useEffect(
    () => (engine === undefined ? undefined : drawEmission(engine.map, { areas, exceeding }, palette)),
    [engine, areas, exceeding, palette],
  );
  useFraming(state.isPending ? undefined : engine, tracks, `${span.choice} ${vessel.id}`);
  usePointing(engine, parts, view);
  return (
    <>
      <VesselMap
        {...{ vessel, choice, tracks, moment: useMoment(parts) }}
        label={t('COMPLIANCE_MAP', { vessel: vessel.name })}
        startView={FIRST_VIEW}
        onView={setView}
        onReady={setEngine}
      />
      <MapControls engine={engine} className={style.mapButtons}>
        <WholeTrackButton label={t('SHOW_COMPLIANCE_TRACK')} engine={engine} tracks={tracks} />
      </MapControls>
      <MapFoot view={view} legend={undefined} choice={choice} className={style.mapFoot} />
    </>
  );
}

/** The map as chosen; imagery gives way to the plain map, since areas end where its land begins. */
function useSeaChart(): MapChoice {
  const [choice] = useMapPreference();
  return useMemo(
    () => (hasStyle(choice.mapType) ? choice : { ...choice, mapType: 'roadmap', mapStyle: 'default' }),
    [choice],
  );
}

/** The vessel where it was at the moment pointed at, else at the moment of the tab. */
function useMoment({ vessel, state, span, time, cursor }: ScrubberParts) {
  const live = useLive();
  const { track } = state.record;
  const { window } = span;
  const isLive = time.at === undefined;
  return useMemo(
    () => createTrackMoment({ live, vesselId: vessel.id, points: track, scope: RECORD_SCOPE, window, isLive, cursor }),
    [live, vessel.id, track, window, isLive, cursor],
  );
}

function usePointing(engine: FleetMapEngine | undefined, { state, cursor, time }: ScrubberParts, view: MapView): void {
  const { track } = state.record;
  const { hold } = time;
  useEffect(() => {
    if (engine === undefined) return undefined;
    const timeAt = (place: { latitude: number; longitude: number }): Instant | undefined =>
      findNearestTime(track, place, NEAR_PIXELS * computeMetersPerPixel(place.latitude, view.zoom));
    engine.setTool({
      onHover: (place) => cursor.set(timeAt(place)),
      onPoint: (place) => {
        const at = timeAt(place);
        if (at !== undefined) hold(at);
      },
    });
    return () => engine.setTool(undefined);
  }, [engine, track, cursor, hold, view.zoom]);
}

/** Another window is shown whole once its track is there; afterwards the map stays where a person moved it. */
function useFraming(engine: FleetMapEngine | undefined, tracks: readonly MapTrack[], window: string): void {
  const [framed, setFramed] = useState<string>();
  const hasTrack = tracks.some(({ features }) => features.features.length > 0);
  useEffect(() => {
    if (engine === undefined || !hasTrack || framed === window) return;
    setFramed(window);
    frameTrackOnMap(engine, tracks);
  }, [engine, tracks, hasTrack, framed, window]);
}
