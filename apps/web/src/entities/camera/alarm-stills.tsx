import type { AlarmId, VesselId } from '@fms/domain/identity';
import { useQuery } from '@tanstack/react-query';
import '../../language/exchange/camera.ts';
import type { Still } from '@fms/contract/camera';
import { type TextKey, useText } from '../../language/index.ts';
import style from './alarm-stills.module.css';
import { cameraQueries } from './camera.queries.ts';
import { StillImage } from './still-image.tsx';

const MOMENT: Readonly<Record<'before' | 'at' | 'after', TextKey>> = {
  before: 'CAMERA_MOMENT_BEFORE',
  at: 'CAMERA_MOMENT_AT',
  after: 'CAMERA_MOMENT_AFTER',
};

interface AlarmStillsProps {
  readonly vesselId: VesselId;
  readonly alarmId: AlarmId;
  /** Called with the still that was pressed; without it they are pictures alone. */
  readonly onChoose?: (still: Still) => void;
}

/** Stills kept with an alarm: of each camera before, at and after it. Nothing where none is kept. */
export function AlarmStills({ vesselId, alarmId, onChoose }: AlarmStillsProps) {
  const t = useText();
  const { data = [] } = useQuery(cameraQueries.alarmStills(vesselId, alarmId));
  if (data.length === 0) return null;
  return (
    <ul className={style.stills} aria-label={t('CAMERA_ALARM_STILLS')}>
      {data.map((still) => {
        const moment = still.alarm?.moment;
        const clock = still.time.slice(11, 19);
        const alt = t('CAMERA_STILL_OF', { camera: String(still.cameraId), time: clock });
        const picture = (
          <>
            <StillImage
              vesselId={vesselId}
              cameraId={still.cameraId}
              time={still.time}
              alt={alt}
              className={style.picture}
            />
            <span className={style.moment}>{moment ? `${t(MOMENT[moment])} · ${clock}` : clock}</span>
          </>
        );
        return (
          <li key={still.id}>
            {onChoose ? (
              <button type="button" className={style.choice} onClick={() => onChoose(still)}>
                {picture}
              </button>
            ) : (
              <span className={style.choice}>{picture}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
