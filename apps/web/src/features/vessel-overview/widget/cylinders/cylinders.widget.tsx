import type { Tag } from '@fms/contract/tag';
import { CYLINDER_LIMITS, type CylinderFinding, compareCylinders } from '@fms/domain/engine';
import { formatNumber, formatQuantity } from '@fms/domain/format';
import { getPlantState, type PlantInput } from '@fms/domain/plant-value';
import { getBoardName } from '@fms/domain/tag';
import { CylinderBars } from '@fms/ui/engine';
import { type Translate, useText } from '../../../../language/index.ts';
import { getNumber, type TagReading, useAlarms, useTag, useTags } from '../../../../live/index.ts';
import {
  findTagByName,
  findTagsByName,
  type WidgetContent,
  type WidgetProps,
} from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { isNumber } from '../option/is-drawn.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './cylinders.module.css';

const NAME = /^(.+) cylinder (\d+) exhaust temperature$/i;
const MOST_CYLINDERS = 24;
const { fine } = CYLINDER_LIMITS.factors;

/** Exhaust of each cylinder of one engine as its deviation from their mean. */
function CylindersWidget({ tags, option, onTrend }: WidgetProps<'cylinders'>) {
  const t = useText();
  const title = option.title ?? t('WIDGET_CYLINDERS');
  const temperatures = findTagsByName(tags, option.temperatures);
  if (temperatures.length < 2) return <WidgetEmpty title={title} tagName={option.temperatures.join(', ')} />;
  return (
    <WidgetPanel title={title} tags={temperatures}>
      <Cylinders load={findTagByName(tags, option.load)} temperatures={temperatures} onTrend={onTrend} title={title} />
    </WidgetPanel>
  );
}

interface CylindersProps extends Pick<WidgetProps<'cylinders'>, 'onTrend'> {
  readonly load: Tag | undefined;
  readonly temperatures: readonly Tag[];
  readonly title: string;
}

function Cylinders({ load, temperatures, onTrend, title }: CylindersProps) {
  const t = useText();
  const { active } = useAlarms();
  const loadReading = useTag(load?.Id ?? null);
  const readings = useTags(temperatures.map(({ Id }) => Id));
  const inputs = readings.map((reading) => ({ exhaustTemperature: toInput(reading) }));
  const { mean, spread, used, cylinders } = compareCylinders(findRunning(load, loadReading), inputs);
  const alarmOf = (tag: Tag | undefined) =>
    active.find((alarm) => alarm.dataTagId === tag?.Id && alarm.cleared === null)?.priority;
  const words = [
    `${t('CYLINDER_MEAN')} ${formatQuantity(mean, '°C')}`,
    `${t('CYLINDER_SPREAD')} ${formatQuantity(spread, 'K')}`,
    ...(used < readings.length ? [t('CYLINDER_OF_ALL', { used, all: readings.length })] : []),
  ];
  return (
    <div className={style.cylinders}>
      <CylinderBars
        label={title}
        fine={fine}
        isLate={readings.some(({ freshness }) => freshness === 'late')}
        cylinders={cylinders.map((finding, index) => ({
          ...toBar(finding),
          number: numberOf(temperatures[index], index),
          label: describe(numberOf(temperatures[index], index), inputs[index]?.exhaustTemperature, finding, t),
          alarm: alarmOf(temperatures[index]),
        }))}
        onOpen={(number) => {
          const tag = temperatures.find((one, index) => numberOf(one, index) === number);
          if (tag !== undefined) onTrend(tag);
        }}
      />
      <p className={style.words}>{words.join(' · ')}</p>
    </div>
  );
}

function toInput(reading: TagReading): PlantInput {
  return {
    value: getNumber(reading) ?? Number.NaN,
    state: getPlantState(reading.freshness),
    time: reading.sample?.time,
  };
}

/** By its load; an engine whose load is not measured counts as running, and its own temperatures say otherwise. */
function findRunning(load: Tag | undefined, reading: TagReading): PlantInput<boolean> {
  if (load === undefined) return { value: true, state: 'good' };
  return { value: (getNumber(reading) ?? 0) > 0, state: getPlantState(reading.freshness), time: reading.sample?.time };
}

const numberOf = (tag: Tag | undefined, index: number) =>
  Number(NAME.exec(tag === undefined ? '' : getBoardName(tag))?.[2] ?? index + 1);

function toBar(finding: CylinderFinding) {
  if ('deviation' in finding) {
    return { deviation: finding.deviation, state: 'used', isOut: finding.band !== 'fine' } as const;
  }
  return { deviation: null, state: finding.reason.code === 'stopped' ? 'stopped' : 'missing', isOut: false } as const;
}

function describe(number: number, input: PlantInput | undefined, finding: CylinderFinding, t: Translate): string {
  if (!('deviation' in finding)) {
    return t(finding.reason.code === 'stopped' ? 'CYLINDER_STOPPED' : 'CYLINDER_MISSING', { number });
  }
  return t('CYLINDER_WORDS', {
    number,
    temperature: formatNumber(input && 'value' in input ? input.value : undefined),
    deviation: formatNumber(finding.deviation, { signed: true }),
  });
}

export const cylindersWidget: WidgetContent<'cylinders'> = {
  Component: CylindersWidget,
  fields: [
    { kind: 'tags', name: 'temperatures', label: 'CYLINDER_TEMPERATURES', accepts: isNumber, most: MOST_CYLINDERS },
    { kind: 'tag', name: 'load', label: 'ENGINE_LOAD_TAG', accepts: isNumber, isOptional: () => true },
  ],
  firstOption: (_vessel, tags) => {
    const found = tags.filter(isNumber).flatMap((tag) => {
      const [, engine, number] = NAME.exec(getBoardName(tag)) ?? [];
      return engine === undefined ? [] : [{ engine, number: Number(number), name: tag.name }];
    });
    const [first] = found;
    if (first === undefined) return undefined;
    const own = found.filter(({ engine }) => engine === first.engine).sort((a, b) => a.number - b.number);
    if (own.length < 2) return undefined;
    const load = tags.find((tag) => getBoardName(tag) === `${first.engine} load`);
    return { load: load?.name ?? null, temperatures: own.slice(0, MOST_CYLINDERS).map(({ name }) => name) };
  },
};
