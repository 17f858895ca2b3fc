import { findTanks } from '@fms/domain/tag';
import { useElementSize } from '@mantine/hooks';
import type { CSSProperties } from 'react';
import { useText } from '../../../../language/index.ts';
import { findTagsByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { isNumber, isPercent } from '../option/is-drawn.ts';
import { useHistorySpan } from '../value/use-history-span.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import { TankColumn } from './tank-column.tsx';
import { findTanksOfLevels } from './tank-of-level.ts';
import style from './tank-overview.module.css';
import { RISE_SPAN_MS, RISE_STEP_MS } from './use-rise.ts';

const MOST_TANKS = 24;
const LONG_NAME = 20;
/** Least widths in px: of a column with its name, with a name of more letters than two lines hold, and of two lines side by side. */
const LEAST = { column: 50, longColumn: 76, pair: 360 } as const;
/** More lines than this stand side by side where there is room. */
const MOST_LINES = 7;

/** All tanks side by side, or under each other where columns would be too narrow: level, volume, what they hold, and how fast that rises or falls. */
function TankOverviewWidget({ tags, option, onTrend }: WidgetProps<'tankOverview'>) {
  const t = useText();
  const span = useHistorySpan(RISE_SPAN_MS, RISE_STEP_MS);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const title = option.title ?? t('WIDGET_TANK_OVERVIEW');
  const levels = findTagsByName(tags, option.levels);
  if (levels.length === 0) return <WidgetEmpty title={title} tagName={option.levels.join(', ')} />;
  const tanks = findTanksOfLevels(tags, levels);
  const hasLongName = tanks.some(({ shortName }) => shortName.length > LONG_NAME);
  const leastColumn = hasLongName ? LEAST.longColumn : LEAST.column;
  const look = width > 0 && width < levels.length * leastColumn ? 'line' : 'column';
  const isPaired = look === 'line' && levels.length > MOST_LINES && width >= LEAST.pair;
  const lines = { '--lines': Math.ceil(levels.length / 2) } as CSSProperties;
  return (
    <WidgetPanel title={title} tags={levels}>
      <div
        ref={ref}
        className={style.tanks}
        style={lines}
        data-look={look}
        data-paired={isPaired}
        data-long={hasLongName}
      >
        {tanks.map((tank) => (
          <TankColumn key={tank.level.Id} tank={tank} span={span} onTrend={onTrend} look={look} />
        ))}
      </div>
    </WidgetPanel>
  );
}

export const tankOverviewWidget: WidgetContent<'tankOverview'> = {
  Component: TankOverviewWidget,
  fields: [{ kind: 'tags', name: 'levels', label: 'TANK_LEVELS', accepts: isPercent, most: MOST_TANKS }],
  firstOption: (_vessel, tags) => {
    const levels = findTanks(tags.filter(isNumber)).flatMap(({ level }) => level?.name ?? []);
    return levels.length === 0 ? undefined : { levels: levels.slice(0, MOST_TANKS) };
  },
};
