import { IconButton, Panel } from '@fms/ui';
import { useText } from '../../../language/index.ts';
import type { FleetMapEngine } from '../../../map/index.ts';
import style from './location.module.css';
import { ZoomButton } from './zoom-button.tsx';

/** Nearer, farther, and the whole fleet. */
export function MapButtons({ engine }: { engine: FleetMapEngine | undefined }) {
  const t = useText();
  return (
    <Panel variant="card" flush className={style.buttons}>
      <ZoomButton sign="+" label={t('ZOOM_IN')} onClick={() => engine?.map.zoomIn()} />
      <ZoomButton sign="−" label={t('ZOOM_OUT')} onClick={() => engine?.map.zoomOut()} />
      <IconButton icon="centre" label={t('SHOW_FLEET')} tooltip="left" onClick={() => engine?.frameFleet()} />
    </Panel>
  );
}
