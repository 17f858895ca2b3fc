import type { Camera } from '@fms/contract/camera';
import { fromWireTime } from '@fms/contract/scalar';
import type { PictureSource } from '@fms/domain/camera';
import type { VesselId } from '@fms/domain/identity';
import { StillImage, useBlobAddress } from '../../../entities/camera/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import type { ShownLive } from '../live/shown-live.ts';
import { getPictureKind } from '../model/picture-text.ts';
import style from '../style/camera.module.css';
import { NoPicture } from '../wall/no-picture.tsx';

interface LargePictureProps {
  readonly vesselId: VesselId;
  readonly camera: Camera;
  readonly source: PictureSource;
  readonly live: ShownLive | undefined;
  readonly time: string;
}

/** The live picture while a view runs, else the still that was chosen, else the newest. */
export function LargePicture({ vesselId, camera, source, live, time }: LargePictureProps) {
  const t = useText();
  const kind = useFromClock((now) => getPictureKind(source, now));
  const shown = time || (kind === 'none' ? undefined : camera.still.last?.time);
  if (live !== undefined && live.view.ended === null) return <LivePicture camera={camera} live={live} />;
  if (shown === undefined) return <NoPicture source={source} />;
  const clock = shown.slice(11, 19);
  return (
    <>
      <StillImage
        vesselId={vesselId}
        cameraId={camera.id}
        time={shown}
        alt={t('CAMERA_STILL_OF', { camera: camera.name, time: clock })}
        className={style.picture}
      />
      <span className={style.overLeft}>{`${clock} UTC`}</span>
    </>
  );
}

function LivePicture({ camera, live }: { readonly camera: Camera; readonly live: ShownLive }) {
  const t = useText();
  const address = useBlobAddress(live.frame);
  const until = fromWireTime(live.view.until);
  const left = useFromClock((now) => Math.max(0, Math.round((until - now) / 1000)));
  const clock = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      {address === undefined ? (
        <span className={style.noPicture}>{t('CAMERA_LIVE_WAITS')}</span>
      ) : (
        <img src={address} alt={t('CAMERA_LIVE_OF', { camera: camera.name })} className={style.picture} />
      )}
      <span className={style.overRight}>{t('CAMERA_LIVE_STOPS', { left: clock })}</span>
    </>
  );
}
