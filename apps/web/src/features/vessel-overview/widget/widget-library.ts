/** Every widget that can stand on a dashboard, in the order of the picker. A widget exists exactly when it is listed. */
import type { WidgetType } from '@fms/contract/dashboard';
import type { WidgetSpan } from '@fms/domain/dashboard';
import { alarmListWidget } from './alarm-list/alarm-list.widget.tsx';
import { allValuesWidget } from './all-values/all-values.widget.tsx';
import { batteryViewWidget } from './battery-view/battery-view.widget.tsx';
import { booleanOverviewWidget } from './boolean-overview/boolean-overview.widget.tsx';
import { chartWidget } from './chart/chart.widget.tsx';
import { conningWidget } from './conning/conning.widget.tsx';
import { courseCompassWidget } from './course-compass/course-compass.widget.tsx';
import { dataLinkWidget } from './data-link/data-link.widget.tsx';
import type { AnyWidgetDefinition, WidgetContent, WidgetDefinition } from './definition/widget-definition.ts';
import { WIDGET_FORMAT, type WidgetFormat } from './definition/widget-format.ts';
import { engineRpmWidget } from './engine-rpm/engine-rpm.widget.tsx';
import { gaugeWidget } from './gauge/gauge.widget.tsx';
import { imsOverviewWidget } from './ims-overview/ims-overview.widget.tsx';
import { navigationInfoWidget } from './navigation-info/navigation-info.widget.tsx';
import { navigationMapWidget } from './navigation-map/navigation-map.widget.tsx';
import { sisterShipsWidget } from './sister-ships/sister-ships.widget.tsx';
import { speedWidget } from './speed/speed.widget.tsx';
import { stripWidget } from './strip/strip.widget.tsx';
import { tankWidget } from './tank/tank.widget.tsx';
import { tankOverviewWidget } from './tank-overview/tank-overview.widget.tsx';
import { voyageWidget } from './voyage/voyage.widget.tsx';
import { windRoseWidget } from './wind-rose/wind-rose.widget.tsx';

type WidgetLibrary = { readonly [Type in WidgetType]: WidgetDefinition<Type> };

const WIDGET_LIBRARY: WidgetLibrary = {
  chart: defineWidget('chart', chartWidget),
  gauge: defineWidget('gauge', gaugeWidget),
  courseCompass: defineWidget('courseCompass', courseCompassWidget),
  navigationInfo: defineWidget('navigationInfo', navigationInfoWidget),
  navigationMap: defineWidget('navigationMap', navigationMapWidget),
  engineRpm: defineWidget('engineRpm', engineRpmWidget),
  tankOverview: defineWidget('tankOverview', tankOverviewWidget),
  tank: defineWidget('tank', tankWidget),
  batteryView: defineWidget('batteryView', batteryViewWidget),
  booleanOverview: defineWidget('booleanOverview', booleanOverviewWidget),
  imsOverview: defineWidget('imsOverview', imsOverviewWidget),
  speed: defineWidget('speed', speedWidget),
  windRose: defineWidget('windRose', windRoseWidget),
  alarmList: defineWidget('alarmList', alarmListWidget),
  strip: defineWidget('strip', stripWidget),
  voyage: defineWidget('voyage', voyageWidget),
  sisterShips: defineWidget('sisterShips', sisterShipsWidget),
  dataLink: defineWidget('dataLink', dataLinkWidget),
  allValues: defineWidget('allValues', allValuesWidget),
  conning: defineWidget('conning', conningWidget),
};

function defineWidget<Type extends WidgetType>(type: Type, content: WidgetContent<Type>): WidgetDefinition<Type> {
  const { title, span, leastSpan } = WIDGET_FORMAT[type];
  return { ...content, type, title, span: toSpan(span), leastSpan: toSpan(leastSpan) };
}

function toSpan([columnSpan, rowSpan]: WidgetFormat['span']): WidgetSpan {
  return { columnSpan, rowSpan };
}

export function getWidgetDefinition<Type extends WidgetType>(type: Type): WidgetLibrary[Type] {
  return WIDGET_LIBRARY[type];
}

export const WIDGET_DEFINITIONS: readonly AnyWidgetDefinition[] = Object.values(WIDGET_LIBRARY);
