/** Tabs of the vessel page: all of them, who may see each, and which a vessel shows (§9.8). */
import { LEVEL_ADMIN, type PermissionLevel } from '../account/permission.ts';
import type { EquipmentKind } from '../plant/index.ts';

/** §9.8 "All tabs", in the order in which they stand. */
export const VESSEL_TABS = [
  'overview',
  'info',
  'alarm',
  'location',
  'statistic',
  'conning',
  'file',
  'camera',
  'engine',
  'engine-mimic',
  'tank-mimic',
  'battery-mimic',
  'generator',
  'job-history',
  'scrubber',
  'fuel-flow',
  'so2-track',
  'tank',
  'performance',
  'shipview',
] as const;
export type VesselTabId = (typeof VESSEL_TABS)[number];

/** §9.8: admin only. */
const ADMIN_TABS: readonly VesselTabId[] = ['job-history', 'scrubber', 'fuel-flow', 'so2-track'];

const COMMON_TABS = ['overview', 'info', 'alarm', 'location', 'statistic', 'engine', 'generator', 'tank'] as const;

/** §9.8 "Default tabs": of a vessel without a choice. */
export const DEFAULT_VESSEL_TABS: readonly VesselTabId[] = [...COMMON_TABS, 'job-history'];

/** §9.8 "The default vessel": a choice to begin with. */
export const DEFAULT_VESSEL_CHOICE: readonly VesselTabId[] = [...COMMON_TABS, 'battery-mimic'];

/** Always there: the page needs something to show, and the place where tabs are chosen. */
export const FIXED_VESSEL_TABS: readonly VesselTabId[] = ['overview', 'info'];

/** What default tabs show; of a vessel without any such equipment they would be empty. */
export const TAB_EQUIPMENT = {
  engine: ['main-engine'],
  generator: ['generator'],
  tank: ['tank'],
} as const satisfies Partial<Record<VesselTabId, readonly EquipmentKind[]>>;

/** The default tabs of a vessel by the kinds of its equipment; undefined while they are not known: then all of them. */
export function listDefaultTabs(kinds: ReadonlySet<EquipmentKind> | undefined): readonly VesselTabId[] {
  if (kinds === undefined) return DEFAULT_VESSEL_TABS;
  const needs: Partial<Record<VesselTabId, readonly EquipmentKind[]>> = TAB_EQUIPMENT;
  return DEFAULT_VESSEL_TABS.filter((id) => needs[id]?.some((kind) => kinds.has(kind)) ?? true);
}

export function isAdminTab(id: VesselTabId): boolean {
  return ADMIN_TABS.includes(id);
}

/** The tabs a person sees of a vessel, in order; `chosen` is null for the default. */
export function listVisibleVesselTabs(chosen: readonly VesselTabId[] | null, level: PermissionLevel): VesselTabId[] {
  const wanted = new Set([...FIXED_VESSEL_TABS, ...(chosen ?? DEFAULT_VESSEL_TABS)]);
  return VESSEL_TABS.filter((id) => wanted.has(id) && (level === LEVEL_ADMIN || !isAdminTab(id)));
}
