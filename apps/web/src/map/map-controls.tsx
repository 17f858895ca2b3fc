import { Panel } from '@fms/ui/panel';
import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../language/index.ts';
import type { FleetMapEngine } from './fleet-map-engine.ts';
import style from './map-controls.module.css';

interface MapControlsProps {
  readonly engine: FleetMapEngine | undefined;
  /** Places the column on its screen. */
  readonly className: string | undefined;
  /** What else this map offers. */
  readonly children: ReactNode;
}

/** The column of buttons over a map: nearer and farther, then what the screen adds. */
export function MapControls({ engine, className = '', children }: MapControlsProps) {
  const t = useText();
  return (
    <Panel variant="card" flush className={`${style.controls} ${className}`}>
      <ZoomButton sign="+" label={t('ZOOM_IN')} onClick={() => engine?.map.zoomIn()} />
      <ZoomButton sign="−" label={t('ZOOM_OUT')} onClick={() => engine?.map.zoomOut()} />
      {children}
    </Panel>
  );
}

/** The sign is the mark of such a button everywhere; the icon set has none for it. */
function ZoomButton({ sign, label, onClick }: { sign: string; label: string; onClick: () => void }) {
  return (
    <Tooltip label={label} position="left" openDelay={300}>
      <ActionIcon variant="subtle" color="gray" size="var(--fms-control)" aria-label={label} onClick={onClick}>
        <span aria-hidden="true">{sign}</span>
      </ActionIcon>
    </Tooltip>
  );
}
