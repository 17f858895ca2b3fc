import type { Zone } from '@fms/contract/zone';
import { formatTime } from '@fms/domain/format';
import type { Position } from '@fms/domain/geo';
import { Icon } from '@fms/ui/icon';
import { Button } from '@mantine/core';
import { type ComponentProps, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../language/index.ts';
import { useLive } from '../../live/index.ts';
import {
  computeMetersPerPixel,
  FleetMap,
  type FleetMapEngine,
  listAttributions,
  MapFoot,
  type MapRoom,
  type ReplayMoment,
} from '../../map/index.ts';
import { PageHead } from '../../registry/index.ts';
import { useDevicePreference } from '../../settings/device-preference.ts';
import { useMapPreference } from '../../settings/map-preference.ts';
import { MapButtons } from './map/map-buttons.tsx';
import { getMapRoom } from './map/map-room.ts';
import { savePicture } from './map/save-picture.ts';
import { useViewAddress } from './map/use-view-address.ts';
import { useView, ViewStore } from './map/view-store.ts';
import { useReplay, useReplayTime } from './replay/use-replay.ts';
import { getShownCard } from './shown-card.ts';
import style from './style/location.module.css';
import toolStyle from './tool/tool.module.css';
import { buildToolDrawing, type ToolName, toMiles } from './tool/tool-drawing.ts';
import { usePointTool } from './tool/use-point-tool.ts';
import { useMapDrawings, useSelected, useShownVessels, useTrackView } from './use-location.ts';
import { FleetPanel } from './vessel/fleet.panel.tsx';
import { useZoneNotices } from './zone/use-zone-notices.ts';

// Loaded on demand, or after the map: the map stands sooner without them.
const VesselCard = lazy(() => import('./vessel/vessel-card.tsx'));
const ToolCard = lazy(() => import('./tool/tool.card.tsx'));
const DrawZoneCard = lazy(() => import('./zone/draw-zone.card.tsx'));
const EditZoneCard = lazy(() => import('./zone/edit-zone.card.tsx'));
const ZoneList = lazy(() => import('./zone/zone-list.tsx'));
const MapOptions = lazy(() => import('./map/map-options.tsx'));
const TimelinePanel = lazy(() => import('./replay/timeline.panel.tsx'));

/**
 * Fleet Location: every vessel on the map, now or at a time of the window, the selected one with its card and track,
 * zones, and what is measured. What is looked at stands in the address, so that a link shows a colleague the same.
 */
export default function LocationPage() {
  const t = useText();
  const { clock } = useLive();
  const [choice] = useMapPreference();
  const place = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<FleetMapEngine>();
  const [views] = useState(() => new ViewStore());
  const { startView, onView } = useViewAddress(views);
  const { timelineOpen = window.innerWidth >= 768 } = useDevicePreference();
  const [selected, select] = useSelected();
  const replay = useReplay(timelineOpen);
  const { shown, alarmsThen, activityOf } = useShownVessels(replay);
  const track = useTrackView(selected, views, replay);
  const { zones, setChosenZone } = useMapDrawings(engine, track.leftOut);
  const [edited, setEdited] = useState<Zone>();
  const { tool, setTool, points, takeBack, end } = useTool(engine, views);
  const card = getShownCard({ tool, edited, selected });
  const room = useRoom(card !== undefined, timelineOpen);
  const middle = useMiddle(views);
  useZoneNotices();
  const legend = { colour: track.tagColour, name: track.tag?.name ?? '', unit: track.tag?.unit ?? '' };
  return (
    <div ref={place} className={style.location} data-card={card} data-timeline={timelineOpen}>
      <PageHead titles={[t('FLEET_LOCATION')]}>
        <h1 className={style.head} data-replay={replay.moment !== undefined}>
          {t('FLEET_LOCATION')}
        </h1>
        {replay.moment !== undefined && <ReplayChip moment={replay.moment} onLive={replay.backToLive} />}
      </PageHead>
      <Suspense>
        <FleetMap
          label={t('FLEET_MAP')}
          vessels={shown}
          choice={choice}
          selectedId={selected?.id}
          tracks={track.tracks}
          moment={replay.moment}
          room={room}
          activityOf={activityOf}
          onSelect={select}
          startView={startView}
          onView={onView}
          onReady={setEngine}
        />
      </Suspense>
      {tool !== undefined && <span className={toolStyle.cross} aria-hidden="true" />}
      <FleetPanel
        moment={replay.moment}
        alarmsThen={alarmsThen}
        selectedId={selected?.id}
        onSelect={(vesselId) => {
          select(vesselId);
          engine?.goTo(vesselId);
        }}
        zones={
          <Suspense>
            <ZoneList
              zones={zones}
              onDraw={() => setTool('draw')}
              onEdit={setEdited}
              onShow={({ id, outlines }) => {
                setChosenZone(id);
                engine?.framePlaces(outlines.flat().map(([longitude, latitude]) => ({ longitude, latitude })));
              }}
            />
          </Suspense>
        }
        options={
          <Suspense>
            <MapOptions
              shown={track.shown}
              onShown={track.setShown}
              span={replay.window.replace(/(\d)([hd])/, '$1 $2')}
              tags={track.numbers}
              tag={track.tag}
              onTag={track.setTag}
              outliers={track.outliers}
              onOutliers={track.setOutliers}
              outlierCount={track.leftOut.drawing === undefined ? undefined : track.leftOut.count}
            />
          </Suspense>
        }
      />
      <Suspense>
        {card === 'edit-zone' && edited !== undefined && (
          <EditZoneCard key={edited.id} zone={edited} onEnd={() => setEdited(undefined)} />
        )}
        {card === 'vessel' && selected !== undefined && (
          <VesselCard
            key={selected.id}
            vessel={selected}
            moment={replay.moment}
            alarmsThen={alarmsThen}
            isTrackKept={track.kept.includes(selected.id)}
            onKeepTrack={() => track.toggle(selected.id)}
            onShow={() => engine?.frameTrack(selected.id)}
            onClose={() => select(undefined)}
          />
        )}
        {card === 'draw-zone' && <DrawZoneCard points={points} onTakeBack={takeBack} onEnd={end} />}
        {(tool === 'measure' || tool === 'rings') && (
          <ToolCard tool={tool} points={points} onTakeBack={takeBack} onEnd={end} />
        )}
      </Suspense>
      <MapButtons
        engine={engine}
        tool={tool}
        isTimelineOpen={timelineOpen}
        onTool={(asked) => setTool(asked === tool ? undefined : asked)}
        onFullScreen={() => void toggleFullScreen(place.current)}
        onSave={() => {
          const words = [t('FLEET_LOCATION'), t('NOT_FOR_NAVIGATION'), ...listAttributions(choice)].join(' · ');
          if (engine !== undefined) savePicture(engine, words, choice, clock.now());
        }}
      />
      <Foot views={views} legend={track.tracks.length > 0 ? legend : undefined} choice={choice} />
      <Suspense>{timelineOpen && <TimelinePanel replay={replay} middle={middle} />}</Suspense>
    </div>
  );
}

/** That the past is shown, and the way back; on a phone the hour and a cross, beside the counts of the fleet. */
function ReplayChip({ moment, onLive }: { moment: ReplayMoment; onLive: () => void }) {
  const t = useText();
  const { clock } = useLive();
  const now = useReplayTime(moment) ?? moment.now();
  const time = formatTime(now, clock.now()).replace(/^(\d\d:\d\d):\d\d$/, '$1');
  return (
    <>
      <span className={style.replay}>
        <Icon name="history" size={16} />
        <span className={style.wide}>{t('REPLAY_AT', { time })}</span>
        <span className={style.narrow}>{time}</span>
      </span>
      <Button size="compact-sm" variant="default" onClick={onLive} aria-label={t('BACK_TO_LIVE')}>
        <span className={style.wide}>{t('BACK_TO_LIVE')}</span>
        <span className={style.narrow}>
          <Icon name="close" size={16} />
        </span>
      </Button>
    </>
  );
}

/** One tool at a time has the pointer; what it draws follows its points. */
function useTool(engine: FleetMapEngine | undefined, views: ViewStore) {
  const t = useText();
  const [tool, setTool] = useState<ToolName>();
  const end = useCallback(() => setTool(undefined), []);
  const { points, takeBack } = usePointTool(engine, tool !== undefined, end, tool === 'rings' ? 1 : undefined);
  const reachMiles = useView(views, ({ latitude, zoom }) => {
    if (tool === undefined || engine === undefined) return 0;
    return toMiles((computeMetersPerPixel(latitude, zoom) * engine.map.getCanvas().clientHeight) / 2);
  });
  const drawing = useMemo(
    () => (tool === undefined ? undefined : buildToolDrawing(tool, points, { reachMiles, t })),
    [tool, points, reachMiles, t],
  );
  useEffect(() => engine?.setOverlay('tool', drawing), [engine, drawing]);
  return { tool, setTool, points, takeBack, end };
}

function Foot({ views, ...shown }: { views: ViewStore } & Pick<ComponentProps<typeof MapFoot>, 'legend' | 'choice'>) {
  return <MapFoot view={useView(views, (view) => view)} className={style.foot} {...shown} />;
}

/** The part of the map that panel, card and timeline leave. */
function useRoom(isCardOpen: boolean, isTimelineOpen: boolean): MapRoom {
  const { mapPanelOpen: isPanelOpen = window.innerWidth >= 768 } = useDevicePreference();
  return useMemo(
    () => getMapRoom({ isPanelOpen, isCardOpen, isTimelineOpen, width: window.innerWidth }),
    [isPanelOpen, isCardOpen, isTimelineOpen],
  );
}

/** Whose day and night the timeline shades: the middle of the map, to ten degrees. */
function useMiddle(views: ViewStore): Position {
  const coarse = (degrees: number) => Math.round(degrees / 10) * 10;
  const longitude = useView(views, (view) => coarse(view.longitude));
  const latitude = useView(views, (view) => coarse(view.latitude));
  return useMemo(() => ({ longitude, latitude }), [longitude, latitude]);
}

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement === null) await element?.requestFullscreen();
  else await document.exitFullscreen();
}
