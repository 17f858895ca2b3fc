import type { CameraView } from '@fms/contract/camera';
import type { Vessel } from '@fms/contract/vessel';
import { Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { cameraQueries } from '../../../entities/camera/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { Moment } from '../../../ui/moment.tsx';
import type { CameraParts } from '../model/camera-parts.ts';
import style from '../style/camera.module.css';

const LOOK_TEXT: Readonly<Record<CameraView['kind'], TextKey>> = {
  still: 'CAMERA_LOOK_STILL',
  live: 'CAMERA_LOOK_LIVE',
  kept: 'CAMERA_LOOK_KEPT',
  download: 'CAMERA_LOOK_DOWNLOAD',
};

/** Who looked at the cameras, newest first: everyone who sees them sees it. */
export function LookPanel({ vessel, cameras }: { readonly vessel: Vessel } & Pick<CameraParts, 'cameras'>) {
  const t = useText();
  const { data = [] } = useQuery(cameraQueries.looks(vessel.id));
  const nameOf = (id: number) => cameras.find((camera) => camera.id === id)?.name ?? String(id);
  return (
    <Panel title={t('CAMERA_LOOKS')}>
      {data.length === 0 && <p className={style.note}>{t('CAMERA_LOOKS_NONE')}</p>}
      <ul className={style.looks}>
        {data.map(({ id, by, actingBy, kind, cameraId, from }) => (
          <li key={id}>
            <b>{actingBy === null ? by : t('CAMERA_LOOK_FOR', { by, acting: actingBy })}</b>
            <span>{t(LOOK_TEXT[kind], { camera: nameOf(cameraId) })}</span>
            <span className={style.clock}>
              <Moment at={from} />
            </span>
          </li>
        ))}
      </ul>
      <p className={style.caption}>{t('CAMERA_KEEPING')}</p>
    </Panel>
  );
}
