import type { Tag, Vessel } from '@fms/contract';
import { formatPosition, freshness, NO_VALUE, type PositionFormat } from '@fms/domain';
import { AgeMark } from '@fms/ui';
import { useText } from '../../../../language/index.ts';
import { useAge, useFromClock, usePosition } from '../../../../live/index.ts';
import { isPlace } from '../option/is-drawn.ts';
import { TagRow } from '../value/tag-row.tsx';
import { WidgetPanel } from '../value/widget-panel.tsx';
import { tagNamed, tagsNamed, type WidgetDefinition, type WidgetProps } from '../widget-definition.ts';
import { WidgetEmpty } from '../widget-empty.tsx';
import style from './navigation-info.module.css';
import { NavigationInfoForm } from './navigation-info-form.tsx';

/** Where the ship is and how she moves, and what she says of her voyage, line by line. */
function NavigationInfoWidget({ vessel, tags, option, onTrend }: WidgetProps<'navigationInfo'>) {
  const t = useText();
  const title = option.title ?? t('WIDGET_NAVIGATION_INFO');
  const shown = tagsNamed(tags, option.tags);
  if (shown.length === 0) return <WidgetEmpty title={title} tagName={option.tags.join(', ')} />;
  const place = shown.find(isPlace);
  const rows = shown.filter((tag) => !isPlace(tag));
  return (
    <WidgetPanel title={title} tags={rows}>
      {place && <Place vessel={vessel} tag={place} coordinates={option.coordinates} />}
      <div className={style.rows}>
        {rows.map((tag) => (
          <TagRow key={tag.Id} tag={tag} label={tag.name} onTrend={onTrend} signed={tag.min < 0} />
        ))}
      </div>
    </WidgetPanel>
  );
}

interface PlaceProps {
  readonly vessel: Vessel;
  readonly tag: Tag;
  readonly coordinates: PositionFormat;
}

/** Positions come by a way of their own, see `usePosition`; struck out once they are stale, like any value. */
function Place({ vessel, tag, coordinates }: PlaceProps) {
  const position = usePosition(vessel.id);
  const age = useAge(position?.time);
  const intervalMs = tag.intervalSeconds === null ? null : tag.intervalSeconds * 1000;
  const state = useFromClock((nowMs) => freshness({ time: position?.time, intervalMs, vesselHeard: null }, nowMs));
  const text = position === undefined ? NO_VALUE : formatPosition(position, coordinates);
  return (
    <div className={style.place} data-state={state}>
      {state === 'stale' ? <s>{text}</s> : <span>{text}</span>}
      <AgeMark {...age} />
    </div>
  );
}

/** In the order of the lines; of several names the first that there is stands for all. */
const STANDARD_LINES: readonly (readonly string[])[] = [
  ['Position'],
  ['Speed over ground'],
  ['Speed through water'],
  ['Course over ground'],
  ['Heading true', 'Heading magnetic'],
  ['Depth below keel', 'Depth below transducer', 'Depth below surface'],
  ['Draught'],
  ['Navigational status', 'Operation'],
  ['Destination'],
  ['Estimated time of arrival', 'ETA'],
];

export const navigationInfoWidget: WidgetDefinition<'navigationInfo'> = {
  type: 'navigationInfo',
  title: 'WIDGET_NAVIGATION_INFO',
  span: { columnSpan: 7, rowSpan: 7 },
  leastSpan: { columnSpan: 4, rowSpan: 3 },
  Component: NavigationInfoWidget,
  OptionForm: NavigationInfoForm,
  firstOption: (_vessel, tags) => {
    const found = STANDARD_LINES.flatMap((names) => names.find((name) => tagNamed(tags, name) !== undefined) ?? []);
    return found.length === 0 ? undefined : { tags: found, coordinates: 'minutes' };
  },
};
