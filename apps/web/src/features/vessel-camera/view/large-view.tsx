import type { Camera } from '@fms/contract/camera';
import type { Vessel } from '@fms/contract/vessel';
import { Chip, IconButton } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useText } from '../../../language/index.ts';
import { useAge } from '../../../live/index.ts';
import { LIVE_END_TEXT } from '../live/live-end-text.ts';
import type { LiveControl } from '../live/use-live-view.ts';
import type { CameraParts } from '../model/camera-parts.ts';
import { toPictureSource } from '../model/picture-text.ts';
import style from '../style/camera.module.css';
import { CameraBudgetBars } from './budget-bars.tsx';
import { LargePicture } from './large-picture.tsx';
import { MarkForm, type MarkKind } from './mark-form.tsx';

interface LargeViewProps {
  readonly vessel: Vessel;
  readonly camera: Camera;
  readonly parts: CameraParts;
  readonly control: LiveControl;
  /** Of the still that is shown; the newest when empty. */
  readonly time: string;
  readonly marking: MarkKind | undefined;
  readonly onMark: (kind: MarkKind | undefined) => void;
  readonly picture: RefObject<HTMLDivElement | null>;
}

/** One camera large: its still, or its live view with what that costs; keep, bookmark, full screen. */
export function LargeView(props: LargeViewProps) {
  const { vessel, camera, parts, control, time, marking, onMark, picture } = props;
  const t = useText();
  const [kept, setKept] = useState<string>();
  const state = parts.states.find(({ cameraId }) => cameraId === camera.id);
  const live = control.live?.cameraId === camera.id ? control.live : undefined;
  const isRunning = live !== undefined && live.view.ended === null;
  const source = toPictureSource(camera, state, parts.budget);
  const age = useAge(isRunning ? (live.frameAt ?? null) : time === '' ? source.lastTime : Date.parse(time));
  const shownTime = isRunning ? new Date().toISOString() : time || camera.still.last?.time;
  return (
    <Panel
      title={camera.name}
      age={age}
      actions={isRunning ? <Chip>{t('CAMERA_LIVE_DEMAND')}</Chip> : undefined}
      className={style.large}
    >
      <div ref={picture} className={style.stage}>
        <LargePicture vesselId={vessel.id} camera={camera} source={source} live={live} time={time} />
      </div>
      {state !== undefined && state.zones.length > 0 && (
        <p className={style.note}>{t('CAMERA_PRIVATE', { zones: state.zones.join(', ') })}</p>
      )}
      <LiveWords camera={camera} control={control} />
      <div className={style.buttons}>
        <LiveButtons camera={camera} control={control} />
        {vessel.permission.acknowledge && shownTime !== undefined && (
          <>
            <Button size="compact-md" variant="default" onClick={() => onMark('keep')}>
              {t('CAMERA_KEEP')}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => onMark('bookmark')}>
              {t('CAMERA_BOOKMARK')}
            </Button>
          </>
        )}
        <span className={style.last}>
          <IconButton
            icon="full-screen"
            label={t('CAMERA_FULL_SCREEN')}
            tooltip="left"
            look="raised"
            onClick={() => void picture.current?.requestFullscreen?.()}
          />
        </span>
      </div>
      {marking !== undefined && (
        <MarkForm
          key={`${marking} ${camera.id}`}
          vesselId={vessel.id}
          cameraId={camera.id}
          kind={marking}
          getTime={() => (isRunning ? new Date().toISOString() : (shownTime ?? ''))}
          onDone={(still) => {
            setKept(still?.time);
            onMark(undefined);
          }}
        />
      )}
      {kept !== undefined && (
        <p className={style.note} role="status">
          {t('CAMERA_KEPT', { time: kept.slice(11, 19) })}
        </p>
      )}
      {parts.budget && <CameraBudgetBars budget={parts.budget} live={live} />}
    </Panel>
  );
}

/** Why there is no live view, or how the last one ended. */
function LiveWords({ camera, control: { live, error } }: Pick<LargeViewProps, 'camera' | 'control'>) {
  const t = useText();
  const ended = live?.cameraId === camera.id ? live.view.ended : null;
  if (error !== undefined) {
    return (
      <p className={style.note} role="alert">
        {t('CAMERA_LIVE_FAILED', { error })}
      </p>
    );
  }
  if (ended !== null && ended !== undefined) {
    return (
      <p className={style.note} role="status">
        {t(LIVE_END_TEXT[ended])}
      </p>
    );
  }
  return null;
}

function LiveButtons({ camera, control }: Pick<LargeViewProps, 'camera' | 'control'>) {
  const t = useText();
  const { live, isBusy, start, prolong, stop } = control;
  if (camera.stream === null) return null;
  const own = live?.cameraId === camera.id ? live.view : undefined;
  const isRunning = own !== undefined && own.ended === null;
  const mayGoOn = own?.ended === 'time-over' && own.canProlong;
  return (
    <>
      {isRunning ? (
        <Button size="compact-md" variant="default" disabled={isBusy} onClick={stop}>
          {t('CAMERA_LIVE_STOP')}
        </Button>
      ) : (
        <Button size="compact-md" disabled={isBusy} onClick={() => (mayGoOn ? prolong() : start(camera.id))}>
          {t(mayGoOn ? 'CAMERA_LIVE_MORE' : 'CAMERA_LIVE')}
        </Button>
      )}
      {isRunning && own.canProlong && (
        <Button size="compact-md" variant="default" disabled={isBusy} onClick={prolong}>
          {t('CAMERA_LIVE_MORE')}
        </Button>
      )}
    </>
  );
}
