import type { Tag } from '@fms/contract/tag';
import { HOUR_MS } from '@fms/domain/time';
import { useText } from '../../../../language/index.ts';
import { findTagsByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { isSwitch } from '../option/is-drawn.ts';
import { useHistorySpan } from '../value/use-history-span.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './boolean-overview.module.css';
import { SwitchLamp } from './switch-lamp.tsx';

const MOST_SWITCHES = 60;
const HISTORY_MS = 24 * HOUR_MS;

/** What is on and what is off, each with a lamp and since when. */
function BooleanOverviewWidget({ tags, option, onTrend }: WidgetProps<'booleanOverview'>) {
  const t = useText();
  const span = useHistorySpan(HISTORY_MS, HOUR_MS);
  const title = option.title ?? t('WIDGET_BOOLEAN_OVERVIEW');
  const shown = findTagsByName(tags, option.tags).filter(isSwitch);
  if (shown.length === 0) return <WidgetEmpty title={title} tagName={option.tags.join(', ')} />;
  return (
    <WidgetPanel title={title} tags={shown}>
      <ul className={style.lamps}>
        {shown.map((tag) => (
          <li key={tag.Id}>
            <SwitchLamp tag={tag} span={span} onTrend={onTrend} />
          </li>
        ))}
      </ul>
    </WidgetPanel>
  );
}

/** What runs first, then what is switched, then what means trouble, each by name. */
function inOrder(a: Tag, b: Tag): number {
  return rank(a) - rank(b) || a.name.localeCompare(b.name, 'en', { numeric: true });
}

function rank({ alarmLevel, emergencyLevel, name }: Tag): number {
  if (/ running$/i.test(name)) return 0;
  return alarmLevel === null && emergencyLevel === null ? 1 : 2;
}

export const booleanOverviewWidget: WidgetContent<'booleanOverview'> = {
  Component: BooleanOverviewWidget,
  fields: [{ kind: 'tags', name: 'tags', label: 'SWITCHES', accepts: isSwitch, most: MOST_SWITCHES }],
  firstOption: (_vessel, tags) => {
    const switches = tags.filter(isSwitch).sort(inOrder).slice(0, MOST_SWITCHES);
    return switches.length === 0 ? undefined : { tags: [...new Set(switches.map(({ name }) => name))] };
  },
};
