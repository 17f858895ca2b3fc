import type { Tag } from '@fms/contract/tag';
import { formatNumber, getShownDecimals } from '@fms/domain/format';
import type { SlotRef } from '@fms/domain/plant';
import { HOUR_MS } from '@fms/domain/time';
import { IconButton } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Sparkline } from '@fms/ui/value';
import { Button } from '@mantine/core';
import { SlotValue, usePlantPlace, useSlot } from '../../../entities/plant/index.ts';
import { useTagSeries } from '../../../entities/tag/index.ts';
import { useText } from '../../../language/index.ts';
import { useAge } from '../../../live/index.ts';
import style from '../style/mimic.module.css';

const MAX_POINTS = 120;

/** The measuring point that was pressed: its value, the last hour with its limit, and the way to its trend. */
export function PointCard({ slot, onClose }: { slot: SlotRef; onClose: () => void }) {
  const t = useText();
  const { onTrend } = usePlantPlace();
  const { tag, time } = useSlot(slot);
  const age = useAge(time);
  if (tag === undefined) return null;
  return (
    <Panel
      variant="card"
      title={tag.name}
      age={age}
      actions={<IconButton icon="close" iconSize={16} label={t('POINT_CLOSE')} onClick={onClose} tooltip="left" />}
    >
      <SlotValue slot={slot} label={tag.description === '' ? t('MIMIC_POINT') : tag.description} size="large" />
      {tag.valueKind === 'number' && <LastHour key={tag.Id} tag={tag} slot={slot} />}
      <div className={style.cardActions}>
        <Button variant="default" size="compact-sm" onClick={() => onTrend(tag)}>
          {t('POINT_TREND')}
        </Button>
        <Button variant="default" size="compact-sm" component="a" href={`?tab=alarm&tagId=${tag.Id}`}>
          {t('POINT_ALARMS')}
        </Button>
      </div>
    </Panel>
  );
}

function LastHour({ tag, slot }: { tag: Tag; slot: SlotRef }) {
  const t = useText();
  const { state } = useSlot(slot);
  const { points, window } = useTagSeries(tag, { spanMs: HOUR_MS, maxPoints: MAX_POINTS });
  const decimals = getShownDecimals(tag);
  const low = formatNumber(Math.min(...points.map(({ min }) => min)), { decimals });
  const high = formatNumber(Math.max(...points.map(({ max }) => max)), { decimals });
  const words = t('POINT_SPAN', { low, high });
  return (
    <div className={style.hour}>
      <span className="fms-caption">{words}</span>
      <Sparkline
        time={points.map(({ time }) => time)}
        value={points.map(({ avg }) => avg)}
        min={points.map(({ min }) => min)}
        max={points.map(({ max }) => max)}
        window={window}
        limit={tag.alarmLevel ?? undefined}
        state={state}
        label={`${tag.name}, ${words} ${tag.unit}`}
        height={72}
      />
    </div>
  );
}
