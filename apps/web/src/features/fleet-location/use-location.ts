/** State of the fleet map: vessel, tracks, time and zones, combined in one place for the page. */
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { toId, type VesselId } from '@fms/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useActivityOf, useMapVessels } from '../../entities/fleet/index.ts';
import { tagQueries } from '../../entities/tag/index.ts';
import { useTrackChoice } from '../../entities/track/index.ts';
import { useVessels } from '../../entities/vessel/index.ts';
import { zoneQueries } from '../../entities/zone/index.ts';
import { useText } from '../../language/index.ts';
import type { FleetMapEngine, MapVessel } from '../../map/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { useDevicePreference } from '../../settings/device-preference.ts';
import { MAP_ADDRESS } from './address/map-address.ts';
import { useView, type ViewStore } from './map/view-store.ts';
import { type Replay, useReplayAlarms } from './replay/use-replay.ts';
import { getTrackScope, useOutliers, useTracks } from './track/use-tracks.ts';
import { buildZoneDrawing } from './zone/zone-drawing.ts';

/** The selected vessel stands in the address, so that a link shows a colleague the same. */
export function useSelected(): [vessel: Vessel | undefined, select: (vesselId: VesselId | undefined) => void] {
  const vessels = useVessels();
  const [address, change] = useAddressState(MAP_ADDRESS);
  const selected = vessels.find(({ id }) => id === address.vesselId);
  return [selected, (vesselId) => change({ vesselId })];
}

/** The vessels with the alarms of the time that is shown, and what each does while that is now. */
export function useShownVessels(replay: Replay): {
  shown: readonly MapVessel[];
  alarmsThen: ReturnType<typeof useReplayAlarms>;
  activityOf: ReturnType<typeof useActivityOf> | undefined;
} {
  const alarmsThen = useReplayAlarms(replay.moment, replay.alarms);
  const shown = useMapVessels(alarmsThen);
  const activityOf = useActivityOf(useVessels());
  return { shown, alarmsThen, activityOf: replay.moment === undefined ? activityOf : undefined };
}

/** Tracks of the selected vessel and of those that were kept, their colour, and what they leave out. */
export function useTrackView(selected: Vessel | undefined, views: ViewStore, replay: Replay) {
  const vessels = useVessels();
  const { kept, toggle } = useTrackChoice(vessels);
  const [{ track: shown, outliers, colour }, change] = useAddressState(MAP_ADDRESS);
  const vesselId = selected?.id ?? NO_VESSEL;
  const { data: tags = NO_TAGS } = useQuery({ ...tagQueries.ofVessel(vesselId), enabled: selected !== undefined });
  const numbers = useMemo(() => tags.filter(({ valueKind }) => valueKind === 'number'), [tags]);
  const tag = numbers.find(({ Id }) => Id === colour) ?? null;
  const drawn = useMemo(() => {
    if (shown === 'hidden') return [];
    return vessels.filter(({ id }) => id === selected?.id || kept.includes(id));
  }, [shown, vessels, selected, kept]);
  const { moment, span } = replay;
  const scope = useView(views, getTrackScope);
  const tracks = useTracks({ vessels: drawn, span, scope, colourTag: tag, isLive: moment === undefined });
  const leftOut = useOutliers(outliers === 'shown' ? selected?.id : undefined, span);
  return {
    ...tracks,
    kept,
    toggle,
    shown: shown === 'shown',
    setShown: (isShown: boolean) => change({ track: isShown ? 'shown' : 'hidden' }),
    outliers: outliers === 'shown',
    setOutliers: (isShown: boolean) => change({ outliers: isShown ? 'shown' : 'hidden' }),
    numbers,
    tag,
    setTag: (chosen: Tag | null) => change({ colour: chosen?.Id }),
    leftOut,
  };
}

/** Puts zones, outliers and the switch of predictions on the map. */
export function useMapDrawings(engine: FleetMapEngine | undefined, leftOut: ReturnType<typeof useOutliers>) {
  const t = useText();
  const { zonesShown = true, predictionShown = true } = useDevicePreference();
  const { data: zones = NO_ZONES } = useQuery(zoneQueries.all());
  const [chosenZone, setChosenZone] = useState<number>();
  const drawing = useMemo(
    () => buildZoneDrawing(zonesShown ? zones : [], chosenZone, t),
    [zones, zonesShown, chosenZone, t],
  );
  useEffect(() => engine?.setOverlay('zones', drawing), [engine, drawing]);
  useEffect(() => engine?.setOverlay('outliers', leftOut.drawing), [engine, leftOut.drawing]);
  useEffect(() => engine?.showPrediction(predictionShown), [engine, predictionShown]);
  return { zones, setChosenZone };
}

const NO_ZONES: never[] = [];
const NO_TAGS: never[] = [];
const NO_VESSEL = toId<VesselId>(0);
