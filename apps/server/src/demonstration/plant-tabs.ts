/** Which tabs of machinery a demonstration ship shows: those its equipment fills (§9.8). */
import type { EquipmentKind } from '@fms/domain/plant';
import { DEFAULT_VESSEL_TABS, VESSEL_TABS, type VesselTabId } from '@fms/domain/vessel';

/** Each tab with the kinds of equipment of which one is enough. */
const TABS_OF_EQUIPMENT: readonly (readonly [tab: VesselTabId, kinds: readonly EquipmentKind[]])[] = [
  ['conning', ['shaft', 'azimuth']],
  ['engine', ['main-engine']],
  ['engine-mimic', ['main-engine']],
  ['tank', ['tank']],
  ['tank-mimic', ['tank']],
  ['battery-mimic', ['battery', 'battery-string']],
  ['generator', ['generator']],
  ['scrubber', ['scrubber']],
  ['so2-track', ['scrubber']],
  ['fuel-flow', ['main-engine', 'generator']],
  ['performance', ['shaft', 'main-engine', 'propulsion-motor']],
];

/** The usual tabs without those that would stay empty, and those that the equipment adds; in the order of all tabs. */
export function listPlantTabs(equipment: readonly { readonly kind: EquipmentKind }[]): VesselTabId[] {
  const kinds = new Set(equipment.map(({ kind }) => kind));
  const filled = new Map(TABS_OF_EQUIPMENT.map(([tab, needed]) => [tab, needed.some((kind) => kinds.has(kind))]));
  return VESSEL_TABS.filter((tab) => filled.get(tab) ?? DEFAULT_VESSEL_TABS.includes(tab));
}
