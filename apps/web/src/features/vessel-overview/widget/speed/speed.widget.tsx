import type { Tag } from '@fms/contract/tag';
import { formatQuantity } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { computeSpeedGaugeScale, findStandardTags } from '../../../../entities/tag/index.ts';
import { useText } from '../../../../language/index.ts';
import { getNumber, useAge, useTag } from '../../../../live/index.ts';
import { Lazy } from '../../../../registry/index.ts';
import { SpeedGauge } from '../definition/instrument-part.ts';
import { findTagByName, type WidgetDefinition, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import style from './speed.module.css';
import { SpeedForm } from './speed-form.tsx';

/** Speed over ground on an arc; through the water under it where it is measured. */
function Speed({ tags, option, onTrend }: WidgetProps<'speed'>) {
  const t = useText();
  const title = option.title ?? t('SPEED');
  const tag = findTagByName(tags, option.overGround);
  if (tag === undefined) return <WidgetEmpty title={title} tagName={option.overGround} />;
  return (
    <SpeedPanel title={title} tag={tag} throughWater={findTagByName(tags, option.throughWater)} onTrend={onTrend} />
  );
}

interface SpeedPanelProps {
  readonly title: string;
  readonly tag: Tag;
  readonly throughWater: Tag | undefined;
  readonly onTrend: (tag: Tag) => void;
}

function SpeedPanel({ title, tag, throughWater, onTrend }: SpeedPanelProps) {
  const t = useText();
  const reading = useTag(tag.Id);
  const age = useAge(reading.sample?.time);
  const speed = getNumber(reading);
  return (
    <Panel title={title} quiet age={age}>
      <div className={style.frame}>
        <button type="button" className={style.gauge} title={t('SHOW_TREND')} onClick={() => onTrend(tag)}>
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
        </button>
        {throughWater !== undefined && <ThroughWater tag={throughWater} />}
      </div>
    </Panel>
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

export const speedWidget: WidgetDefinition<'speed'> = {
  type: 'speed',
  title: 'SPEED',
  span: { columnSpan: 5, rowSpan: 6 },
  leastSpan: { columnSpan: 4, rowSpan: 5 },
  Component: Speed,
  OptionForm: SpeedForm,
  firstOption: (vessel, tags) => {
    const { speed, speedThroughWater } = findStandardTags(vessel, tags);
    return speed && { overGround: speed.name, throughWater: speedThroughWater?.name ?? null };
  },
};
