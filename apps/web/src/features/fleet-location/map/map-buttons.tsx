import { IconButton } from '@fms/ui/control';
import { useText } from '../../../language/index.ts';
import { type FleetMapEngine, MapControls } from '../../../map/index.ts';
import { changeDevicePreference } from '../../../settings/device-preference.ts';
import style from '../style/location.module.css';
import type { ToolName } from '../tool/tool-drawing.ts';

interface MapButtonsProps {
  readonly engine: FleetMapEngine | undefined;
  readonly tool: ToolName | undefined;
  readonly isTimelineOpen: boolean;
  readonly onTool: (tool: ToolName) => void;
  readonly onSave: () => void;
  readonly onFullScreen: () => void;
}

const POINT_TOOLS = [
  { name: 'measure', icon: 'measure', label: 'MEASURE' },
  { name: 'rings', icon: 'position', label: 'RANGE_RINGS' },
] as const;

/** Nearer, farther, the whole fleet; measuring; the whole screen, and the map as a picture. */
export function MapButtons({ engine, tool, isTimelineOpen, onTool, onSave, onFullScreen }: MapButtonsProps) {
  const t = useText();
  return (
    <MapControls engine={engine} className={style.buttons}>
      <IconButton icon="centre" label={t('SHOW_FLEET')} tooltip="left" onClick={() => engine?.frameFleet()} />
      {POINT_TOOLS.map(({ name, icon, label }) => (
        <IconButton
          key={name}
          icon={icon}
          label={t(label)}
          tooltip="left"
          pressed={tool === name}
          onClick={() => onTool(name)}
        />
      ))}
      <IconButton
        icon="history"
        label={t('TIMELINE')}
        tooltip="left"
        pressed={isTimelineOpen}
        onClick={() => changeDevicePreference({ timelineOpen: !isTimelineOpen })}
      />
      <IconButton icon="full-screen" label={t('FULL_SCREEN')} tooltip="left" onClick={onFullScreen} />
      <IconButton icon="export" label={t('SAVE_PICTURE')} tooltip="left" onClick={onSave} />
    </MapControls>
  );
}
