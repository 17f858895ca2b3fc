import type { Tag } from '@fms/contract/tag';
import { getShownDecimals } from '@fms/domain/format';
import { buildLimitZones } from '@fms/domain/instrument';
import { BarGauge } from '@fms/ui/instrument';
import { useMemo } from 'react';
import { findMainTags, findStandardTags } from '../../../../entities/tag/index.ts';
import { useText } from '../../../../language/index.ts';
import { getNumber } from '../../../../live/index.ts';
import { Lazy } from '../../../../registry/index.ts';
import { RadialGauge } from '../definition/instrument-part.ts';
import type { Choice } from '../definition/option-field.ts';
import { findTagByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { isNumber } from '../option/is-drawn.ts';
import { formatTagName } from '../value/quantity-label.ts';
import { TrendButton } from '../value/trend-button.tsx';
import { useReadingText } from '../value/use-reading-text.ts';
import { ValueAlarm } from '../value/value-alarm.tsx';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './gauge.module.css';

const LOOKS: readonly Choice[] = [
  ['radial', 'GAUGE_RADIAL'],
  ['bar', 'GAUGE_BAR'],
];

/** One number on an arc or a bar, with its limits marked along the scale. */
function GaugeWidget({ tags, option, onTrend }: WidgetProps<'gauge'>) {
  const t = useText();
  const tag = findTagByName(tags, option.tag);
  if (tag === undefined) return <WidgetEmpty title={option.title ?? t('WIDGET_GAUGE')} tagName={option.tag} />;
  return (
    <WidgetPanel title={option.title ?? formatTagName(tag, tags, t)} tags={[tag]}>
      <Gauge tag={tag} option={option} onTrend={onTrend} />
    </WidgetPanel>
  );
}

function Gauge({ tag, option, onTrend }: Pick<WidgetProps<'gauge'>, 'option' | 'onTrend'> & { readonly tag: Tag }) {
  const { reading, words, limits } = useReadingText(tag);
  const { look, min, max } = option;
  const drawn = useMemo(() => {
    const scale = { min: min ?? tag.min, max: max ?? tag.max };
    return { ...scale, zones: buildLimitZones(tag, scale) };
  }, [tag, min, max]);
  const value = getNumber(reading) ?? null;
  const shown = { decimals: getShownDecimals(tag), unit: tag.unit, state: reading.freshness, value };
  const props = { ...drawn, ...shown, label: words };
  return (
    <div className={style.gauge} data-look={look}>
      <TrendButton tag={tag} onTrend={onTrend} words={words} className={style.picture}>
        {look === 'bar' ? <BarGauge {...props} /> : <Lazy part={RadialGauge} props={props} fallback={null} />}
      </TrendButton>
      <p className={style.foot}>
        <ValueAlarm tag={tag} />
        <span>{limits}</span>
      </p>
    </div>
  );
}

export const gaugeWidget: WidgetContent<'gauge'> = {
  Component: GaugeWidget,
  fields: [
    { kind: 'tag', name: 'tag', label: 'TAG', accepts: isNumber, brings: () => ({ min: null, max: null }) },
    { kind: 'choice', name: 'look', label: 'GAUGE_LOOK', choices: LOOKS },
    { kind: 'scale', name: 'scale', tag: 'tag' },
  ],
  firstOption: (vessel, tags) => {
    const numbers = findMainTags(findStandardTags(vessel, tags), tags).filter(isNumber);
    // Speed and engines have instruments of their own.
    const tag = numbers.find(({ name }) => !/^speed|engine|shaft/i.test(name)) ?? numbers[0] ?? tags.find(isNumber);
    return tag && { tag: tag.name, look: 'radial', min: null, max: null };
  },
};
