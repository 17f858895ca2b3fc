/** Which tabs a demonstration ship shows: of machinery those its equipment fills, and what leaves and enters it (§9.8). */
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

/** No default tabs of §9.8, and built for every ship. */
const EXCHANGE_TABS: readonly VesselTabId[] = ['file'];

/** MMSI of the ships on which the simulator hangs cameras. */
const WITH_CAMERAS: ReadonlySet<string> = new Set(['257941010', '257941030']);

/** The usual tabs without those that would stay empty, and those that equipment and cameras add; in the order of all tabs. */
export function listPlantTabs(equipment: readonly { readonly kind: EquipmentKind }[], mmsi: string): VesselTabId[] {
  const kinds = new Set(equipment.map(({ kind }) => kind));
  const filled = new Map(TABS_OF_EQUIPMENT.map(([tab, needed]) => [tab, needed.some((kind) => kinds.has(kind))]));
  filled.set('camera', WITH_CAMERAS.has(mmsi));
  return VESSEL_TABS.filter((tab) => filled.get(tab) ?? [...DEFAULT_VESSEL_TABS, ...EXCHANGE_TABS].includes(tab));
}
