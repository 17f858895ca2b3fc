import type { Camera } from '@fms/contract/camera';
import type { VesselId } from '@fms/domain/identity';
import { DAY_MS } from '@fms/domain/time';
import { Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { cameraQueries } from '../../../entities/camera/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { DayField } from '../../../ui/form/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import style from '../style/camera.module.css';
import { StillMoment } from './still-moment.tsx';

interface TimelineProps {
  readonly vesselId: VesselId;
  readonly camera: Camera;
  /** Today when empty. */
  readonly day: string;
  /** Of the still shown large. */
  readonly time: string;
  readonly onDay: (day: string) => void;
  readonly onStill: (time: string) => void;
}

/** The stills of one camera and one day of UTC, oldest first; those of alarms and those kept are named. */
export function Timeline({ vesselId, camera, day, time, onDay, onStill }: TimelineProps) {
  const t = useText();
  const today = useFromClock((now) => new Date(now).toISOString().slice(0, 10));
  const shown = day || today;
  const from = Date.parse(`${shown}T00:00:00.000Z`);
  const query = useQuery(cameraQueries.stills(vesselId, camera.id, { from, to: from + DAY_MS - 1 }));
  const stills = query.data ?? [];
  return (
    <Panel
      title={t('CAMERA_TIMELINE_OF', { camera: camera.name })}
      actions={
        <DayField
          size="xs"
          aria-label={t('CAMERA_DAY')}
          value={shown}
          onChange={(chosen) => chosen !== '' && chosen <= today && onDay(chosen)}
        />
      }
    >
      {stills.length === 0 && query.data !== undefined && <p className={style.note}>{t('CAMERA_TIMELINE_NONE')}</p>}
      {query.data === undefined && (
        <QueryState query={query} loading={t('CAMERA_LOADING')} unreadable={t('CAMERA_UNREADABLE')} />
      )}
      <ol className={style.timeline}>
        {stills.map((still) => (
          <StillMoment
            key={still.id}
            vesselId={vesselId}
            cameraName={camera.name}
            still={still}
            clock={still.time.slice(11, 19)}
            isShown={still.time === time}
            onChoose={() => onStill(still.time)}
          />
        ))}
      </ol>
    </Panel>
  );
}
