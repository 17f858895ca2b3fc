import type { Camera, Still } from '@fms/contract/camera';
import { fromWireTime } from '@fms/contract/scalar';
import { formatTime } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cameraQueries, KEPT_PAGE } from '../../../entities/camera/index.ts';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { Pager } from '../../../ui/pager.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import style from '../style/camera.module.css';
import { StillMoment } from './still-moment.tsx';

interface KeptStillsProps {
  readonly vesselId: VesselId;
  readonly cameras: readonly Camera[];
  /** Of the still shown large. */
  readonly time: string;
  readonly onStill: (still: Still) => void;
}

/** The stills that people kept, of all cameras and days, newest first. */
export function KeptStills({ vesselId, cameras, time, onStill }: KeptStillsProps) {
  const t = useText();
  const { clock } = useLive();
  const [offset, setOffset] = useState(0);
  const query = useQuery(cameraQueries.kept(vesselId, offset));
  const nameOf = (id: number) => cameras.find((camera) => camera.id === id)?.name ?? String(id);
  const { rows: stills = [], total = 0 } = query.data ?? {};
  return (
    <Panel title={t('CAMERA_BOOKMARKS')}>
      {query.data === undefined && (
        <QueryState query={query} loading={t('CAMERA_LOADING')} unreadable={t('CAMERA_UNREADABLE')} />
      )}
      {query.data !== undefined && total === 0 && <p className={style.note}>{t('CAMERA_BOOKMARKS_NONE')}</p>}
      <ol className={style.timeline}>
        {stills.map((still) => (
          <StillMoment
            key={still.id}
            vesselId={vesselId}
            cameraName={nameOf(still.cameraId)}
            still={still}
            clock={`${nameOf(still.cameraId)}, ${formatTime(fromWireTime(still.time), clock.now())}`}
            isShown={still.time === time}
            onChoose={() => onStill(still)}
          />
        ))}
      </ol>
      <Pager page={KEPT_PAGE} offset={offset} total={total} onChange={setOffset} />
    </Panel>
  );
}
