/** Every widget that can stand on a dashboard, in the order of the picker. A widget exists exactly when it is listed. */
import type { WidgetType } from '@fms/contract';
import type { AnyWidgetDefinition, WidgetDefinition } from './widget-definition.ts';

type WidgetLibrary = { readonly [Type in WidgetType]?: WidgetDefinition<Type> };

/** One line a widget: `chart: chartWidget,`. */
const WIDGET_LIBRARY: WidgetLibrary = {};

/** Undefined for a type of a layout that a newer server may know. */
export function widgetDefinition<Type extends WidgetType>(type: Type): WidgetDefinition<Type> | undefined {
  return WIDGET_LIBRARY[type];
}

export const WIDGET_DEFINITIONS: readonly AnyWidgetDefinition[] = Object.values(WIDGET_LIBRARY);
