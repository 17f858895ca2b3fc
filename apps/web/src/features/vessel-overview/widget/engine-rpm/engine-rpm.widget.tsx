import type { WidgetOption } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import { getShownDecimals } from '@fms/domain/format';
import { buildLimitZones, computeScaleEnd } from '@fms/domain/instrument';
import { type Engine as FoundEngine, findEngines } from '@fms/domain/tag';
import { useMemo } from 'react';
import { useText } from '../../../../language/index.ts';
import { getNumber } from '../../../../live/index.ts';
import { Lazy } from '../../../../registry/index.ts';
import { readAppSetting } from '../../../../settings/app-setting.ts';
import { RadialGauge } from '../definition/instrument-part.ts';
import {
  findTagByName,
  findTagsByName,
  type WidgetContent,
  type WidgetProps,
} from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { isNumber } from '../option/is-drawn.ts';
import { formatQuantityLabel } from '../value/quantity-label.ts';
import { TagRow } from '../value/tag-row.tsx';
import { type TagTrendProps, TrendButton } from '../value/trend-button.tsx';
import { useHighest } from '../value/use-highest.ts';
import { useReadingText } from '../value/use-reading-text.ts';
import { ValueAlarm } from '../value/value-alarm.tsx';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './engine-rpm.module.css';
import { EngineRpmForm, MAX_ENGINES } from './engine-rpm-form.tsx';

/** As many lines as stand beside a gauge of one or two engines, and of more. */
const FIRST_READINGS = 4;
const FIRST_READINGS_OF_MANY = 2;

type EngineOption = WidgetOption<'engineRpm'>['engines'][number];

/** Engines side by side: what turns on an arc, load, pitch and what else is chosen beside it. */
function EngineRpmWidget({ tags, option, onTrend }: WidgetProps<'engineRpm'>) {
  const t = useText();
  const title = option.title ?? t('WIDGET_ENGINE_RPM');
  const engines = option.engines.map((engine) => {
    const main = findTagByName(tags, engine.speed);
    const readings = findTagsByName(tags, engine.readings);
    return { ...engine, main, readings, all: main === undefined ? readings : [main, ...readings] };
  });
  const all = engines.flatMap((engine) => engine.all);
  if (all.length === 0) {
    return <WidgetEmpty title={title} tagName={option.engines.flatMap(namesOf).join(', ')} />;
  }
  return (
    <WidgetPanel title={title} tags={all}>
      <div className={style.frame}>
        <div className={style.engines} data-count={engines.length} data-many={engines.length > 2}>
          {engines.map(
            ({ name, main, readings, all: own }) =>
              own.length > 0 && (
                <section key={name} className={style.engine} aria-label={name} data-bare={readings.length === 0}>
                  <div className={style.turning}>
                    {main && <Turning tag={main} onTrend={onTrend} />}
                    <h3 className={style.name}>{name}</h3>
                  </div>
                  {readings.length > 0 && (
                    <div className={style.readings}>
                      {readings.map((tag) => (
                        <TagRow key={tag.Id} tag={tag} label={formatQuantityLabel(tag.name)} onTrend={onTrend} />
                      ))}
                    </div>
                  )}
                </section>
              ),
          )}
        </div>
      </div>
    </WidgetPanel>
  );
}

function namesOf({ speed, readings }: EngineOption): string[] {
  return [...(speed === null ? [] : [speed]), ...readings];
}

function Turning({ tag, onTrend }: TagTrendProps) {
  const { reading, words } = useReadingText(tag);
  const max = computeScaleEnd(tag, useHighest(tag));
  const zones = useMemo(() => buildLimitZones(tag, { min: tag.min, max }), [tag, max]);
  return (
    <TrendButton tag={tag} onTrend={onTrend} words={words} className={style.gauge}>
      <Lazy
        part={RadialGauge}
        props={{
          label: words,
          state: reading.freshness,
          value: getNumber(reading) ?? null,
          min: tag.min,
          max,
          decimals: tag.unit === 'rpm' ? 0 : getShownDecimals(tag),
          unit: tag.unit,
          zones,
        }}
        fallback={null}
      />
      <span className={style.mark}>
        <ValueAlarm tag={tag} />
      </span>
    </TrendButton>
  );
}

function toOption({ name, main, readings }: FoundEngine<Tag>, most: number): EngineOption {
  return { name: name.slice(0, 40), speed: main.name, readings: readings.slice(0, most).map((tag) => tag.name) };
}

export const engineRpmWidget: WidgetContent<'engineRpm'> = {
  Component: EngineRpmWidget,
  OptionForm: EngineRpmForm,
  firstOption: (_vessel, tags) => {
    const engines = findEngines(tags.filter(isNumber), readAppSetting().engineTags).slice(0, MAX_ENGINES);
    const lines = engines.length > 2 ? FIRST_READINGS_OF_MANY : FIRST_READINGS;
    // A shaft that only turns stands behind the engines that say more.
    engines.sort((a, b) => Number(a.readings.length === 0) - Number(b.readings.length === 0));
    return engines.length === 0 ? undefined : { engines: engines.map((engine) => toOption(engine, lines)) };
  },
};
