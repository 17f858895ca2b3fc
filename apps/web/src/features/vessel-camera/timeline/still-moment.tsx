import type { Still } from '@fms/contract/camera';
import type { VesselId } from '@fms/domain/identity';
import { StillImage } from '../../../entities/camera/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../style/camera.module.css';

interface StillMomentProps {
  readonly vesselId: VesselId;
  readonly cameraName: string;
  readonly still: Still;
  /** When it was taken, as the list around it says it. */
  readonly clock: string;
  /** It is the one that is large. */
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

/** A still in a list: when it was taken, why it is kept, and the notes on it. */
export function StillMoment({ vesselId, cameraName, still, clock, isShown, onChoose }: StillMomentProps) {
  const t = useText();
  const { cameraId, time, alarm, reason, notes } = still;
  return (
    <li>
      <button type="button" className={style.moment} aria-current={isShown} onClick={onChoose}>
        <StillImage
          vesselId={vesselId}
          cameraId={cameraId}
          time={time}
          alt={t('CAMERA_STILL_OF', { camera: cameraName, time: clock })}
          className={style.picture}
        />
        <span className={style.momentFoot}>
          {clock}
          {(alarm || reason === 'kept') && <b>{t(alarm ? 'CAMERA_REASON_ALARM' : 'CAMERA_REASON_KEPT')}</b>}
        </span>
        {notes.map(({ by, at, note }) => (
          <span key={at} className={style.caption}>{`${by}: ${note}`}</span>
        ))}
      </button>
    </li>
  );
}
