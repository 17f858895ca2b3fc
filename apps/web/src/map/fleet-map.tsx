import type { VesselId } from '@fms/domain/identity';
import type { VesselActivity } from '@fms/domain/vessel';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '../language/index.ts';
import { useLive } from '../live/index.ts';
import { reportError, reportWarning } from '../report/index.ts';
import type { MapChoice } from './base-map/index.ts';
import type { FleetMoment } from './fleet/fleet-moment.ts';
import type { MapVessel } from './fleet/vessel-marker.ts';
import style from './fleet-map.module.css';
import { FleetMapEngine, type MapView, type ViewCause } from './fleet-map-engine.ts';
import type { MapRoom } from './geometry/map-room.ts';
import type { PlacedHint } from './map-hint.tsx';
import type { MapTrack } from './track/track-feature.ts';

export interface FleetMapProps {
  readonly label: string;
  readonly vessels: readonly MapVessel[];
  readonly choice: MapChoice;
  readonly selectedId?: VesselId | undefined;
  /** Tracks, each drawn again only when its features are another object. */
  readonly tracks?: readonly MapTrack[];
  /** The time that is shown; undefined is now. */
  readonly moment?: FleetMoment | undefined;
  /** False: a picture of the fleet. */
  readonly interactive?: boolean;
  /** What cards over the map take; nothing when left out. The same object until it changes. */
  readonly room?: MapRoom | undefined;
  /** What a vessel does now, in the words of the lists; without it the hint names the state of the symbol. */
  readonly activityOf?: ((vesselId: VesselId) => VesselActivity | undefined) | undefined;
  readonly onSelect?: (vesselId: VesselId | undefined) => void;
  /** Where the map begins; without it, with the whole fleet. Later changes have no effect. */
  readonly startView?: MapView | undefined;
  readonly onView?: (view: MapView, cause: ViewCause) => void;
  /** Gets the engine, for buttons beside the map. */
  readonly onReady?: (engine: FleetMapEngine | undefined) => void;
}

/** Fetched when the pointer first meets a vessel: the map stands sooner without it. */
const MapHint = lazy(() => import('./map-hint.tsx'));
const IGNORE = () => {};
const NO_TRACKS: readonly MapTrack[] = [];

/** The map and the fleet on it. React draws one element; everything that moves is drawn by the engine. */
export default function FleetMap(props: FleetMapProps) {
  const { label, vessels, choice, selectedId, tracks = NO_TRACKS, moment, room, interactive = true } = props;
  const t = useText();
  const live = useLive();
  const place = useRef<HTMLElement>(null);
  const [engine, setEngine] = useState<FleetMapEngine>();
  const [hint, setHint] = useState<PlacedHint>();
  // The engine lives longer than one drawing; it always calls the newest listeners.
  const latest = useRef(props);
  latest.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the engine is made once and told of changes below
  useEffect(() => {
    if (place.current === null) return undefined;
    const made = new FleetMapEngine({
      container: place.current,
      live,
      choice,
      interactive,
      startView: latest.current.startView,
      ageText: (state, age) => t(state === 'late' ? 'POSITION_OLD' : 'POSITION_LOST', { age }),
      onSelect: (vesselId) => (latest.current.onSelect ?? IGNORE)(vesselId),
      onError: (error) => {
        console.error('The fleet could not be drawn', error);
        reportError('map', error);
      },
      onUnreadable: (source, why) => reportWarning('map', source, why),
      onHint: setHint,
      onView: (view, cause) => (latest.current.onView ?? IGNORE)(view, cause),
    });
    setEngine(made);
    latest.current.onReady?.(made);
    return () => {
      latest.current.onReady?.(undefined);
      setEngine(undefined);
      made.remove();
    };
  }, [live, interactive, t]);

  useEffect(() => (room === undefined ? undefined : engine?.setRoom(room)), [engine, room]);
  useEffect(() => engine?.setVessels(vessels), [engine, vessels]);
  useEffect(() => engine?.setChoice(choice), [engine, choice]);
  useEffect(() => engine?.setMoment(moment), [engine, moment]);
  useEffect(() => engine?.select(selectedId), [engine, selectedId]);
  useEffect(() => engine?.setTracks(tracks), [engine, tracks]);
  return (
    <>
      <section ref={place} className={style.map} aria-label={label} data-map-type={choice.mapType} />
      <Suspense>{hint !== undefined && <MapHint hint={hint} activityOf={props.activityOf} />}</Suspense>
    </>
  );
}
