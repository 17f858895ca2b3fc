import type { Tag } from '@fms/contract/tag';
import { formatQuantity } from '@fms/domain/format';
import { computeSpeedGaugeScale, findStandardTags } from '../../../../entities/tag/index.ts';
import { useText } from '../../../../language/index.ts';
import { getNumber, useAge, useTag } from '../../../../live/index.ts';
import { Lazy } from '../../../../registry/index.ts';
import { SpeedGauge } from '../definition/instrument-part.ts';
import { findTagByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { always, isNumber } from '../option/is-drawn.ts';
import { type TagTrendProps, TrendButton } from '../value/trend-button.tsx';
import { useReadingText } from '../value/use-reading-text.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './speed.module.css';

const isKnots = (tag: Tag) => isNumber(tag) && tag.unit === 'kn';

/** Speed over ground on an arc; through the water under it where it is measured. */
function Speed({ tags, option, onTrend }: WidgetProps<'speed'>) {
  const t = useText();
  const title = option.title ?? t('SPEED');
  const tag = findTagByName(tags, option.overGround);
  const throughWater = findTagByName(tags, option.throughWater);
  if (tag === undefined) return <WidgetEmpty title={title} tagName={option.overGround} />;
  return (
    <WidgetPanel title={title} tags={[tag]}>
      <div className={style.frame}>
        <OverGround tag={tag} onTrend={onTrend} />
        {throughWater !== undefined && <ThroughWater tag={throughWater} />}
      </div>
    </WidgetPanel>
  );
}

function OverGround({ tag, onTrend }: TagTrendProps) {
  const t = useText();
  const { reading, age, words } = useReadingText(tag);
  const speed = getNumber(reading);
  return (
    <TrendButton tag={tag} onTrend={onTrend} words={words} className={style.gauge}>
      <Lazy
        part={SpeedGauge}
        props={{
          label: `${t('SPEED')} ${formatQuantity(speed, tag.unit, { decimals: 1 })}, ${age.text}`,
          state: reading.freshness,
          speedKnots: speed ?? null,
          caption: t('OVER_GROUND', { unit: tag.unit }),
          ...computeSpeedGaugeScale(tag, speed),
        }}
        fallback={null}
      />
    </TrendButton>
  );
}

function ThroughWater({ tag }: { tag: Tag }) {
  const t = useText();
  const reading = useTag(tag.Id);
  const { text } = useAge(reading.sample?.time);
  const speed = formatQuantity(getNumber(reading), tag.unit, { decimals: 1 });
  return (
    <p className={style.under} data-state={reading.freshness}>
      {t('STW')} {reading.freshness === 'stale' ? <s>{speed}</s> : <strong>{speed}</strong>} · {text}
    </p>
  );
}

export const speedWidget: WidgetContent<'speed'> = {
  Component: Speed,
  fields: [
    { kind: 'tag', name: 'overGround', label: 'SPEED_OVER_GROUND', accepts: isKnots },
    { kind: 'tag', name: 'throughWater', label: 'SPEED_THROUGH_WATER', accepts: isKnots, isOptional: always },
  ],
  firstOption: (vessel, tags) => {
    const { speed, speedThroughWater } = findStandardTags(vessel, tags);
    return speed && { overGround: speed.name, throughWater: speedThroughWater?.name ?? null };
  },
};
