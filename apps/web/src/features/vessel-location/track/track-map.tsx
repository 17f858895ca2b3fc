import type { Tag } from '@fms/contract/tag';
import { getShownDecimals } from '@fms/domain/format';
import type { TrackPoint } from '@fms/domain/track';
import { IconButton } from '@fms/ui/control';
import { useQuery } from '@tanstack/react-query';
import type { FeatureCollection } from 'geojson';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fleetHistoryQueries, VesselMap } from '../../../entities/fleet/index.ts';
import {
  createTrackMoment,
  findNearestTime,
  frameTrackOnMap,
  getTagColour,
  useAnchorWatches,
  WholeTrackButton,
} from '../../../entities/track/index.ts';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import {
  buildOutlierFeatures,
  buildTrackFeatures,
  computeMetersPerPixel,
  type FleetMapEngine,
  MapControls,
  MapFoot,
  type MapTrack,
  type MapView,
} from '../../../map/index.ts';
import { useVesselSetting } from '../../../settings/app-setting.ts';
import { useMapPreference } from '../../../settings/map-preference.ts';
import { buildAnchorDrawing } from '../anchor/anchor-drawing.ts';
import type { LocationParts } from '../state/location-parts.ts';
import style from '../style/location.module.css';
import { buildStayLabels } from '../voyage/stay-text.ts';
import { useVoyage } from '../voyage/use-voyage.ts';

interface TrackMapProps extends LocationParts {
  readonly coloured: Tag | undefined;
  readonly engine: FleetMapEngine | undefined;
  readonly onEngine: (engine: FleetMapEngine | undefined) => void;
  readonly onZoom: (zoom: number) => void;
}

/** A pointer this near to the track means the track. */
const NEAR_PIXELS = 14;
const NO_TRACKS: readonly MapTrack[] = [];
const NO_POINTS: readonly TrackPoint[] = [];

/** The track on the map with the stays' names; the pointer near it moves the cursor, a press holds the moment. */
export function TrackMap(props: TrackMapProps) {
  const { vessel, engine, onEngine, onZoom } = props;
  const t = useText();
  const live = useLive();
  const [choice] = useMapPreference();
  const [view, setView] = useState<MapView>({ zoom: 6, latitude: 58, longitude: 4 });
  const { track, cursor, state } = props;
  const isLive = state.time.mode === 'live';
  const { points = NO_POINTS, scope, window } = track;
  const tracks = useColouredTrack(props);
  const moment = useMemo(
    () => createTrackMoment({ live, vesselId: vessel.id, points, scope, window, isLive, cursor }),
    [live, vessel.id, points, scope, window, isLive, cursor],
  );
  useTrackTool(engine, props, view);
  useStayLabels(engine, props);
  useSwingCircles(engine, props);
  useFraming(engine, props, tracks);
  useAutoZoom(engine, props, tracks);
  return (
    <>
      <VesselMap
        {...{ vessel, choice, tracks, moment }}
        label={t('TRACK_MAP', { vessel: vessel.name })}
        onView={(next) => {
          setView(next);
          onZoom(next.zoom);
        }}
        onReady={onEngine}
      />
      <MapControls engine={engine} className={style.buttons}>
        <LeftOutButton {...props} />
        <WholeTrackButton label={t('SHOW_WHOLE_TRACK')} engine={engine} tracks={tracks} />
      </MapControls>
      <MapFoot view={view} legend={useLegend(props)} choice={choice} className={style.foot} />
    </>
  );
}

/** The switch between the filtered track and everything that was reported. */
function LeftOutButton({ vessel, track, state, change, engine }: TrackMapProps) {
  const t = useText();
  const { leftOut } = state;
  const { data } = useQuery(fleetHistoryQueries.outliers(leftOut ? vessel.id : undefined, track.window));
  const drawing = useMemo(() => (leftOut && data ? buildOutlierFeatures(data) : undefined), [leftOut, data]);
  useEffect(() => engine?.setOverlay('outliers', drawing), [engine, drawing]);
  const count = leftOut ? data?.length : undefined;
  return (
    <IconButton
      icon={leftOut ? 'show' : 'hide'}
      label={count === undefined ? t('SHOW_LEFT_OUT') : t('LEFT_OUT', { count })}
      tooltip="left"
      pressed={leftOut}
      onClick={() => change({ leftOut: !leftOut })}
    />
  );
}

function useColour({ coloured, curves }: TrackMapProps) {
  const curve = coloured && curves.find(({ key }) => key === String(coloured.Id));
  return useMemo(() => coloured && curve && getTagColour(coloured, curve), [coloured, curve]);
}

/** What the colours of the track mean. */
function useLegend(props: TrackMapProps) {
  const { coloured } = props;
  const { name = '', unit = '' } = coloured ?? {};
  return { colour: useColour(props), name, unit, decimals: coloured === undefined ? 0 : getShownDecimals(coloured) };
}

function useColouredTrack(props: TrackMapProps): readonly MapTrack[] {
  const t = useText();
  const { vessel, track } = props;
  const { points, tail, scope } = track;
  const colour = useColour(props);
  const ask = useMemo(() => {
    const gapText = (duration: string) => t('NO_POSITION_FOR', { duration });
    return { scope, gapText, ...(colour === undefined ? {} : { colour }) };
  }, [scope, colour, t]);
  const features = useMemo(
    () => (points === undefined || points.length < 2 ? undefined : buildTrackFeatures({ points, ...ask })),
    [points, ask],
  );
  return useMemo(() => {
    if (features === undefined) return NO_TRACKS;
    return [{ id: String(vessel.id), features, tail: buildTrackFeatures({ points: tail, ...ask }) }];
  }, [vessel.id, features, tail, ask]);
}

/** Pointing at the track points at its moment. */
function useTrackTool(engine: FleetMapEngine | undefined, { track, cursor, hold }: LocationParts, view: MapView): void {
  const { points = NO_POINTS } = track;
  const press = useRef(hold);
  press.current = hold;
  useEffect(() => {
    if (engine === undefined) return undefined;
    const timeAt = (place: { latitude: number; longitude: number }) =>
      findNearestTime(points, place, NEAR_PIXELS * computeMetersPerPixel(place.latitude, view.zoom));
    engine.setTool({ onHover: (place) => cursor.set(timeAt(place)), onPoint: (place) => press.current(timeAt(place)) });
    return () => engine.setTool(undefined);
  }, [engine, points, cursor, view.zoom]);
}

function useStayLabels(engine: FleetMapEngine | undefined, { vessel, track }: LocationParts): void {
  const t = useText();
  const { data } = useVoyage(vessel, track.window);
  useEffect(() => {
    const labels: FeatureCollection = { type: 'FeatureCollection', features: buildStayLabels(data?.stays ?? [], t) };
    engine?.setOverlay('tool', labels);
  }, [engine, data, t]);
}

/** Circles of anchor watches lie under the track. */
function useSwingCircles(engine: FleetMapEngine | undefined, { vessel, track: { window } }: LocationParts): void {
  const { data } = useAnchorWatches(vessel.id);
  const drawing = useMemo(() => data && buildAnchorDrawing(data, window), [data, window]);
  useEffect(() => engine?.setOverlay('zones', drawing), [engine, drawing]);
}

/** A new window is shown whole once its track is there; afterwards the map stays where a person moved it. */
function useFraming(engine: FleetMapEngine | undefined, { state }: LocationParts, tracks: readonly MapTrack[]) {
  const { time } = state;
  const window = time.mode === 'live' ? time.range : `${time.from}/${time.to}`;
  const [framed, setFramed] = useState<string>();
  useEffect(() => {
    if (engine === undefined || tracks.length === 0 || framed === window) return;
    setFramed(window);
    frameTrackOnMap(engine, tracks);
  }, [engine, tracks, framed, window]);
}

/** With auto zoom (§9.3, off by default) a ship that sails out of the picture is framed again. */
function useAutoZoom(
  engine: FleetMapEngine | undefined,
  { vessel, track: { tail } }: LocationParts,
  tracks: readonly MapTrack[],
): void {
  const { autoZoom } = useVesselSetting(vessel.id).map;
  const [newest] = tail;
  useEffect(() => {
    if (!autoZoom || engine === undefined || newest === undefined) return;
    if (!engine.map.getBounds().contains([newest.longitude, newest.latitude])) frameTrackOnMap(engine, tracks);
  }, [autoZoom, engine, newest, tracks]);
}
