import { formatAngle } from '@fms/domain/format';
import type { Position } from '@fms/domain/geo';
import { measureLegs } from '@fms/domain/map';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import style from './tool.module.css';
import { formatMiles, formatTotalMiles, type ToolName } from './tool-drawing.ts';

interface ToolCardProps {
  readonly tool: Exclude<ToolName, 'draw'>;
  readonly points: readonly Position[];
  readonly onTakeBack: () => void;
  readonly onEnd: () => void;
}

/** What was measured, in words too: the map alone tells a screen reader nothing. */
export default function ToolCard({ tool, points, onTakeBack, onEnd }: ToolCardProps) {
  const t = useText();
  const legs = tool === 'measure' ? measureLegs(points) : [];
  return (
    <Panel variant="card" className={style.card}>
      <div className={style.head}>
        <strong>{t(tool === 'measure' ? 'MEASURING' : 'RINGS')}</strong>
        <Button size="compact-xs" variant="default" disabled={points.length === 0} onClick={onTakeBack}>
          {t('TAKE_BACK')}
        </Button>
        <Button size="compact-xs" variant="default" onClick={onEnd}>
          {t('END')}
        </Button>
      </div>
      <p className={style.help}>{t('MEASURE_HELP')}</p>
      {legs.length > 0 && (
        <output className={style.legs} aria-label={t('MEASURED')}>
          {legs.map(({ bearingDegrees, meters }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: legs are only added and taken off at the end
            <span key={index}>{t('LEG', { bearing: formatAngle(bearingDegrees), miles: formatMiles(meters) })}</span>
          ))}
          {legs.length > 1 && <strong>{t('MEASURED_TOTAL', { miles: formatTotalMiles(legs) })}</strong>}
        </output>
      )}
    </Panel>
  );
}
