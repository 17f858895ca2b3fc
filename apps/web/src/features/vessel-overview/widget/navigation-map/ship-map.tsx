import type { Vessel } from '@fms/contract/vessel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { VesselMap } from '../../../../entities/fleet/index.ts';
import { frameTrackOnMap, useWindowTrack } from '../../../../entities/track/index.ts';
import { useText } from '../../../../language/index.ts';
import { getNumber, usePosition, useTag } from '../../../../live/index.ts';
import {
  buildTrackFeatures,
  type FleetMapEngine,
  type MapChoice,
  MapFoot,
  type MapTrack,
  type MapView,
} from '../../../../map/index.ts';
import { hasStyle, useMapPreference } from '../../../../settings/map-preference.ts';
import type { WidgetProps } from '../definition/widget-definition.ts';
import { isTrusted } from '../value/is-trusted.ts';
import { computeFitPadding } from './fit-padding.ts';
import style from './navigation-map.module.css';
import { buildWaypointDrawing, computeWaypointPlace, findWaypointTags, type WaypointTags } from './waypoint.ts';

const FIRST_VIEW: MapView = { zoom: 6, latitude: 58, longitude: 4 };
const NO_TRACKS: readonly MapTrack[] = [];
const SIX_HOURS = 6;

/** The map itself: dragged and zoomed by its keys and buttons, never by the wheel, which scrolls the dashboard. */
export function ShipMap({ vessel, tags, option }: WidgetProps<'navigationMap'>) {
  const t = useText();
  const choice = useNearMap();
  const [engine, setEngine] = useState<FleetMapEngine>();
  const [view, setView] = useState(FIRST_VIEW);
  const tracks = useLastTrack(vessel, option.trackHours, view.zoom);
  const waypoint = useMemo(() => findWaypointTags(tags), [tags]);
  useEffect(() => engine?.map.scrollZoom.disable(), [engine]);
  const isKnown = tracks.length > 0;
  const foot = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: framed once; afterwards it stays where a person moved it
  useEffect(() => {
    if (engine === undefined || !isKnown) return;
    const padding = computeFitPadding(engine.map.getContainer().clientHeight, foot.current?.offsetHeight ?? 0);
    frameTrackOnMap(engine, tracks, padding);
  }, [engine, isKnown]);
  return (
    <div className={style.map}>
      <VesselMap
        label={t('WIDGET_MAP_OF', { vessel: vessel.name })}
        vessel={vessel}
        choice={choice}
        tracks={tracks}
        onView={setView}
        onReady={setEngine}
      />
      {waypoint && <Waypoint engine={engine} vessel={vessel} tags={waypoint} />}
      <div ref={foot} className={style.foot}>
        <MapFoot
          view={view}
          legend={isKnown ? { colour: undefined, name: '', unit: '' } : undefined}
          choice={choice}
          className={undefined}
        />
      </div>
    </div>
  );
}

/** The imagery that is shipped shows oceans: where a ship lies in a fjord, land and sea are drawn instead. */
function useNearMap(): MapChoice {
  const [choice] = useMapPreference();
  return useMemo(() => {
    const isShippedImagery = choice.online?.tiles === undefined && !hasStyle(choice.mapType);
    return isShippedImagery ? { ...choice, mapType: 'terrain' as const } : choice;
  }, [choice]);
}

/** The track of the last six hours or day, carried on by live positions; none for nought hours. */
function useLastTrack(vessel: Vessel, hours: number, zoom: number): readonly MapTrack[] {
  const t = useText();
  const asked = useMemo(
    () => (hours > 0 ? vessel : { ...vessel, standardData: { ...vessel.standardData, positionTagId: null } }),
    [vessel, hours],
  );
  const time = { mode: 'live', range: hours > SIX_HOURS ? '24h' : '6h' } as const;
  const { points, tail, scope } = useWindowTrack(asked, time, zoom);
  return useMemo(() => {
    if (points === undefined || points.length < 2) return NO_TRACKS;
    const ask = { scope, gapText: (duration: string) => t('NO_POSITION_FOR', { duration }) };
    const features = buildTrackFeatures({ points, ...ask });
    return [{ id: String(vessel.id), features, tail: buildTrackFeatures({ points: tail, ...ask }) }];
  }, [vessel.id, points, tail, scope, t]);
}

interface WaypointProps {
  readonly engine: FleetMapEngine | undefined;
  readonly vessel: Vessel;
  readonly tags: WaypointTags;
}

/** Drawn on the map and nothing in the page: the way to the waypoint, while range and bearing are not stale. */
function Waypoint({ engine, vessel, tags }: WaypointProps) {
  const t = useText();
  const position = usePosition(vessel.id);
  const range = useTag(tags.range.Id);
  const bearing = useTag(tags.bearing.Id);
  const name = useTag(tags.name?.Id ?? null);
  const isKnown = [range, bearing].every(isTrusted);
  const [miles, degrees] = [getNumber(range), getNumber(bearing)];
  const label = String(name.sample?.value ?? t('WAYPOINT'));
  const drawing = useMemo(() => {
    if (position === undefined || !isKnown || miles === undefined || degrees === undefined) return undefined;
    const place = computeWaypointPlace(position, degrees, miles, tags.range.unit);
    return place && buildWaypointDrawing(position, place, label);
  }, [position, isKnown, miles, degrees, tags.range.unit, label]);
  useEffect(() => {
    engine?.setOverlay('tool', drawing);
  }, [engine, drawing]);
  return null;
}
