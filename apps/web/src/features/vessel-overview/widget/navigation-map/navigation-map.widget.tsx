import { EmptyState, useIsVisible } from '@fms/ui/panel';
import { AgeMark } from '@fms/ui/value';
import { useRef, useState } from 'react';
import { useText } from '../../../../language/index.ts';
import { useAge, usePosition } from '../../../../live/index.ts';
import type { Choice } from '../definition/option-field.ts';
import type { WidgetContent, WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { isPlace } from '../option/is-drawn.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import { canDrawMap, useMapSlot } from './map-slot.ts';
import style from './navigation-map.module.css';
import { ShipMap } from './ship-map.tsx';

const TRACKS: readonly Choice[] = [
  [0, 'NO_TRACK_DRAWN'],
  [6, 'RANGE_6H'],
  [24, 'RANGE_24H'],
];

/** The ship on the map with its last track, and the way to its next waypoint where it sends one. */
function NavigationMapWidget(props: WidgetProps<'navigationMap'>) {
  const { vessel, tags, option } = props;
  const t = useText();
  const hasSeat = useMapSlot();
  const age = useAge(usePosition(vessel.id)?.time);
  const title = option.title ?? t('WIDGET_NAVIGATION_MAP');
  if (!tags.some(isPlace)) return <WidgetEmpty title={title} tagName={t('POSITION')} />;
  return (
    <WidgetPanel title={title} actions={<AgeMark {...age} />}>
      {!canDrawMap() ? (
        <EmptyState title={t('MAP_NOT_DRAWN')} detail={t('MAP_NEEDS_WEBGL')} />
      ) : hasSeat ? (
        <SeenMap {...props} />
      ) : (
        <EmptyState title={t('MAP_ELSEWHERE')} detail={t('MAP_ELSEWHERE_DETAIL')} />
      )}
    </WidgetPanel>
  );
}

/** The map, created once visible: it is the most expensive part of a dashboard, and lies below its first screen. */
function SeenMap(props: WidgetProps<'navigationMap'>) {
  const place = useRef<HTMLDivElement>(null);
  const isInSight = useIsVisible(place, false);
  const [wasSeen, setSeen] = useState(false);
  if (isInSight && !wasSeen) setSeen(true);
  return (
    <div ref={place} className={style.place}>
      {wasSeen && <ShipMap {...props} />}
    </div>
  );
}

export const navigationMapWidget: WidgetContent<'navigationMap'> = {
  Component: NavigationMapWidget,
  fields: [{ kind: 'choice', name: 'trackHours', label: 'TRACK_OF_LAST', choices: TRACKS }],
  firstOption: (_vessel, tags) => (tags.some(isPlace) ? { trackHours: 24 } : undefined),
};
