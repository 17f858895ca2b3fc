import type { Tag } from '@fms/contract/tag';
import { NO_VALUE } from '@fms/domain/format';
import { findTanks } from '@fms/domain/tag';
import { TankBar } from '@fms/ui/instrument';
import { toReadingAlarm, useTagAlarm } from '../../../../entities/alarm/index.ts';
import { useText } from '../../../../language/index.ts';
import { getNumber } from '../../../../live/index.ts';
import { findTagByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { always, isMeasuredIn, isNumber, isPercent } from '../option/is-drawn.ts';
import { listLimits } from '../tank-overview/tank-column.tsx';
import { findTanksOfLevels, type LevelTank } from '../tank-overview/tank-of-level.ts';
import { RISE_SPAN_MS, RISE_STEP_MS, useRise } from '../tank-overview/use-rise.ts';
import { DaySpark, useDayCurve } from '../value/day-spark.tsx';
import { TagRow } from '../value/tag-row.tsx';
import { type TagTrendProps, TrendButton } from '../value/trend-button.tsx';
import { useHistorySpan } from '../value/use-history-span.ts';
import { useReadingText } from '../value/use-reading-text.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './tank.module.css';

const SPARK_HEIGHT = 38;

/** One tank large: its level with the limits, volume and temperature, its rise, and the last 24 hours. */
function TankWidget({ tags, option, onTrend }: WidgetProps<'tank'>) {
  const t = useText();
  const level = findTagByName(tags, option.level);
  const [tank] = level === undefined ? [] : findTanksOfLevels(tags, [level]);
  if (tank === undefined) return <WidgetEmpty title={option.title ?? t('WIDGET_TANK')} tagName={option.level} />;
  const volume = findTagByName(tags, option.volume);
  const temperature = findTagByName(tags, option.temperature);
  return (
    <WidgetPanel title={option.title ?? tank.name} tags={[tank.level]}>
      <div className={style.tank}>
        <LargeTank tank={tank} onTrend={onTrend} />
        <div className={style.beside}>
          {volume && <TagRow tag={volume} label={t('VOLUME')} onTrend={onTrend} />}
          {temperature && <TagRow tag={temperature} label={t('TEMPERATURE')} onTrend={onTrend} />}
          <Rise tag={volume ?? tank.level} />
          <LastDay tag={tank.level} onTrend={onTrend} />
        </div>
      </div>
    </WidgetPanel>
  );
}

function LargeTank({ tank, onTrend }: { readonly tank: LevelTank; readonly onTrend: (tag: Tag) => void }) {
  const t = useText();
  const { level, medium, shortName } = tank;
  const { reading, words } = useReadingText(level);
  const alarm = toReadingAlarm(useTagAlarm(level), t);
  return (
    <TrendButton tag={level} onTrend={onTrend} words={words} className={style.bar}>
      <TankBar
        look="large"
        name={shortName}
        medium={medium}
        percent={getNumber(reading) ?? null}
        state={reading.freshness}
        content=""
        limits={listLimits(level)}
        alarm={alarm}
        label={words}
      />
    </TrendButton>
  );
}

function LastDay({ tag, onTrend }: TagTrendProps) {
  const t = useText();
  const { words } = useReadingText(tag);
  const curve = useDayCurve(tag);
  return (
    <TrendButton tag={tag} onTrend={onTrend} words={words} className={style.day}>
      <DaySpark tag={tag} curve={curve} height={SPARK_HEIGHT} />
      <span className={style.caption}>
        <span>{t('RANGE_24H')}</span>
        <span>{curve.range === '' ? '' : `${curve.range} ${tag.unit}`}</span>
      </span>
    </TrendButton>
  );
}

function Rise({ tag }: { readonly tag: Tag }) {
  const t = useText();
  const rise = useRise(tag, useHistorySpan(RISE_SPAN_MS, RISE_STEP_MS));
  return (
    <p className={style.rise}>
      <span>{t('RISE_LAST_HOUR')}</span>
      <b>{rise?.text ?? NO_VALUE}</b>
    </p>
  );
}

/** Volume and temperature of the tank whose level is chosen. */
function findTankOf(name: string | null, tags: readonly Tag[]) {
  const level = findTagByName(tags, name);
  const [tank] = level === undefined ? [] : findTanksOfLevels(tags, [level]);
  return { volume: tank?.volume?.name ?? null, temperature: tank?.temperature?.name ?? null };
}

export const tankWidget: WidgetContent<'tank'> = {
  Component: TankWidget,
  fields: [
    { kind: 'tag', name: 'level', label: 'TANK_LEVEL', accepts: isPercent, brings: findTankOf },
    { kind: 'tag', name: 'volume', label: 'VOLUME', accepts: isMeasuredIn('m³'), isOptional: always },
    { kind: 'tag', name: 'temperature', label: 'TEMPERATURE', accepts: isMeasuredIn('°C'), isOptional: always },
  ],
  firstOption: (_vessel, tags) => {
    const tanks = findTanks(tags.filter(isNumber));
    // The day tank is what the engines live on.
    const tank = tanks.find(({ name }) => /\bday\b/i.test(name)) ?? tanks.find(({ level }) => level !== undefined);
    if (tank?.level === undefined) return undefined;
    return { level: tank.level.name, volume: tank.volume?.name ?? null, temperature: tank.temperature?.name ?? null };
  },
};
