/** The dashboard of a vessel without a saved one: the layout of its type, filled from its tags. */
import type { PlacedWidget, WidgetOption, WidgetType } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { buildDefaultLayout } from '@fms/domain/dashboard';
import { WIDGET_DEFINITIONS } from '../widget/widget-library.ts';

/** `fleet` is every vessel the user may see. */
export function buildDefaultDashboard(vessel: Vessel, tags: readonly Tag[], fleet: readonly Vessel[]): PlacedWidget[] {
  const options = new Map<WidgetType, WidgetOption>();
  for (const { type, firstOption, suits } of WIDGET_DEFINITIONS) {
    const option = firstOption(vessel, tags);
    if (option !== undefined && suits?.(vessel, fleet) !== false) options.set(type, option);
  }
  const places = buildDefaultLayout(vessel.standardData.shipType, new Set(options.keys()));
  // The option of a type is by construction the option that type has.
  return places.map((place) => ({ ...place, option: options.get(place.type) }) as PlacedWidget);
}
