import type { Camera, CameraBudgetState, CameraState } from '@fms/contract/camera';
import { fromWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { Chip } from '@fms/ui/control';
import { AgeMark } from '@fms/ui/value';
import { StillImage } from '../../../entities/camera/index.ts';
import { useText } from '../../../language/index.ts';
import { useAge, useFromClock } from '../../../live/index.ts';
import { getPictureKind, toPictureSource } from '../model/picture-text.ts';
import style from '../style/camera.module.css';
import { NoPicture } from './no-picture.tsx';

interface WallTileProps {
  readonly vesselId: VesselId;
  readonly camera: Camera;
  readonly state: CameraState | undefined;
  readonly budget: CameraBudgetState | undefined;
  readonly isChosen: boolean;
  readonly isLive: boolean;
  readonly onChoose: () => void;
}

/** One camera of the wall: its newest still with time and age, or why there is none. Only a live view is called live. */
export function WallTile({ vesselId, camera, state, budget, isChosen, isLive, onChoose }: WallTileProps) {
  const t = useText();
  const { id, name, still } = camera;
  const source = toPictureSource(camera, state, budget);
  const kind = useFromClock((now) => getPictureKind(source, now));
  const age = useAge(source.lastTime);
  const clock = still.last?.time.slice(11, 19) ?? '';
  return (
    <li className={style.tile} data-chosen={isChosen}>
      <button
        type="button"
        className={style.tilePicture}
        aria-label={t('CAMERA_OPEN', { camera: name })}
        aria-current={isChosen}
        onClick={onChoose}
      >
        {still.last && kind !== 'none' ? (
          <StillImage
            vesselId={vesselId}
            cameraId={id}
            time={still.last.time}
            alt={t('CAMERA_STILL_OF', { camera: name, time: clock })}
            className={style.picture}
          />
        ) : (
          <NoPicture source={source} />
        )}
        {isLive && (
          <span className={style.liveChip}>
            <Chip>{t('CAMERA_LIVE_CHIP')}</Chip>
          </span>
        )}
      </button>
      <p className={style.tileFoot}>
        <b>{name}</b>
        {still.last && (
          <time className={style.clock} dateTime={new Date(fromWireTime(still.last.time)).toISOString()}>
            {clock}
          </time>
        )}
        <AgeMark {...age} />
      </p>
    </li>
  );
}
