import type { Tag } from '@fms/contract/tag';
import { formatPosition, NO_VALUE, type PositionFormat } from '@fms/domain/format';
import { AgeMark } from '@fms/ui/value';
import { useText } from '../../../../language/index.ts';
import type { Choice } from '../definition/option-field.ts';
import {
  findTagByName,
  findTagsByName,
  type WidgetContent,
  type WidgetProps,
} from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { isPlace, isRow } from '../option/is-drawn.ts';
import { TagRow } from '../value/tag-row.tsx';
import { usePlace } from '../value/use-place.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './navigation-info.module.css';

const MOST_LINES = 12;
/** Shows what each way of writing looks like. */
const EXAMPLE = { latitude: 60.02, longitude: 2.62 };
const COORDINATES = (['minutes', 'seconds', 'decimal'] as const).map(
  (format): Choice => [format, { example: formatPosition(EXAMPLE, format) }],
);

/** Position and motion of the ship, and the voyage it reports, line by line. */
function NavigationInfoWidget({ tags, option, onTrend }: WidgetProps<'navigationInfo'>) {
  const t = useText();
  const title = option.title ?? t('WIDGET_NAVIGATION_INFO');
  const shown = findTagsByName(tags, option.tags);
  if (shown.length === 0) return <WidgetEmpty title={title} tagName={option.tags.join(', ')} />;
  const place = shown.find(isPlace);
  const rows = shown.filter((tag) => !isPlace(tag));
  return (
    <WidgetPanel title={title} tags={rows}>
      {place && <Place tag={place} coordinates={option.coordinates} />}
      <div className={style.rows}>
        {rows.map((tag) => (
          <TagRow key={tag.Id} tag={tag} label={tag.name} onTrend={onTrend} signed={tag.min < 0} />
        ))}
      </div>
    </WidgetPanel>
  );
}

interface PlaceProps {
  readonly tag: Tag;
  readonly coordinates: PositionFormat;
}

/** Struck out once it is stale, like any value. */
function Place({ tag, coordinates }: PlaceProps) {
  const { position, state, age } = usePlace(tag);
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

export const navigationInfoWidget: WidgetContent<'navigationInfo'> = {
  Component: NavigationInfoWidget,
  fields: [
    { kind: 'tags', name: 'tags', label: 'LINES', accepts: (tag) => isRow(tag) || isPlace(tag), most: MOST_LINES },
    { kind: 'choice', name: 'coordinates', label: 'COORDINATES', look: 'list', choices: COORDINATES },
  ],
  firstOption: (_vessel, tags) => {
    const found = STANDARD_LINES.flatMap(
      (names) => names.find((name) => findTagByName(tags, name) !== undefined) ?? [],
    );
    return found.length === 0 ? undefined : { tags: found, coordinates: 'minutes' };
  },
};
