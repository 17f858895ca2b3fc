import '../../language/exchange/camera.ts';
import type { Camera, Still } from '@fms/contract/camera';
import type { Vessel } from '@fms/contract/vessel';
import { formatDuration } from '@fms/domain/format';
import { Segmented } from '@fms/ui/control';
import { EmptyState } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cameraQueries } from '../../entities/camera/index.ts';
import { useText } from '../../language/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { useLiveView } from './live/use-live-view.ts';
import { CAMERA_ADDRESS } from './model/camera-address.ts';
import type { CameraParts } from './model/camera-parts.ts';
import { useCameraKeys } from './model/use-camera-keys.ts';
import { AlarmStillPanel } from './panel/alarm-still.panel.tsx';
import { LookPanel } from './panel/look.panel.tsx';
import style from './style/camera.module.css';
import { KeptStills } from './timeline/kept-stills.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { LargeView } from './view/large-view.tsx';
import type { MarkKind } from './view/mark-form.tsx';
import { AllStillsButton } from './wall/all-stills-button.tsx';
import { Wall } from './wall/wall.tsx';

/** The cameras of a vessel: a wall of stills or one day of one camera, and one camera large. */
export default function CameraTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const list = useQuery(cameraQueries.list(vessel.id));
  const { data: states = [] } = useQuery(cameraQueries.states(vessel.id));
  const { data: budget } = useQuery(cameraQueries.budget(vessel.id));
  const [first] = list.data ?? [];
  if (list.data === undefined) {
    return <QueryState query={list} loading={t('CAMERA_LOADING')} unreadable={t('CAMERA_UNREADABLE')} />;
  }
  if (first === undefined) {
    return <EmptyState title={t('CAMERA_NONE', { vessel: vessel.name })} detail={t('CAMERA_NONE_DETAIL')} />;
  }
  return <Cameras vessel={vessel} first={first} parts={{ cameras: list.data, states, budget }} />;
}

interface CamerasProps {
  readonly vessel: Vessel;
  readonly first: Camera;
  readonly parts: CameraParts;
}

function Cameras({ vessel, first, parts }: CamerasProps) {
  const t = useText();
  const [{ view, cameraId, day, time }, change] = useAddressState(CAMERA_ADDRESS);
  const [marking, setMarking] = useState<MarkKind>();
  const control = useLiveView(vessel.id);
  const picture = useRef<HTMLDivElement>(null);
  const camera = parts.cameras.find(({ id }) => id === cameraId) ?? first;
  const { live, start, stop } = control;
  const isLive = live?.cameraId === camera.id && live.view.ended === null;
  const mayMark = vessel.permission.acknowledge;
  useCameraKeys(
    {
      live: () => camera.stream !== null && (isLive ? stop() : start(camera.id)),
      keep: () => mayMark && setMarking('keep'),
      bookmark: () => mayMark && setMarking('bookmark'),
    },
    picture,
  );
  const showStill = (still: Still) => change({ cameraId: still.cameraId, time: still.time });
  return (
    <div className={style.tab}>
      <div className={style.column}>
        <div className={style.bar}>
          <Segmented
            label={t('CAMERA_VIEW')}
            options={[
              { value: 'wall', label: t('CAMERA_VIEW_WALL') },
              { value: 'timeline', label: t('CAMERA_VIEW_TIMELINE') },
              { value: 'kept', label: t('CAMERA_BOOKMARKS') },
            ]}
            value={view}
            onChange={(chosen) => change({ view: chosen })}
          />
          <span className={style.caption}>
            {t('CAMERA_EVERY', { every: formatDuration(camera.still.everySeconds) })}
          </span>
          <span className={style.last}>
            <AllStillsButton vesselId={vessel.id} parts={parts} />
          </span>
        </div>
        {view === 'wall' && (
          <Wall
            vessel={vessel}
            parts={parts}
            chosen={camera.id}
            liveCameraId={live?.view.ended === null ? live.cameraId : undefined}
            onChoose={(id) => change({ cameraId: id, time: '' })}
          />
        )}
        {view === 'timeline' && (
          <Timeline
            vesselId={vessel.id}
            camera={camera}
            day={day}
            time={time}
            onDay={(chosen) => change({ day: chosen, time: '' })}
            onStill={(chosen) => change({ time: chosen })}
          />
        )}
        {view === 'kept' && <KeptStills vesselId={vessel.id} cameras={parts.cameras} time={time} onStill={showStill} />}
      </div>
      <div className={style.column}>
        <LargeView {...{ vessel, camera, parts, control, time, marking, picture }} onMark={setMarking} />
        <div className={style.pair}>
          <AlarmStillPanel vesselId={vessel.id} onChoose={showStill} />
          <LookPanel vessel={vessel} cameras={parts.cameras} />
        </div>
      </div>
    </div>
  );
}
