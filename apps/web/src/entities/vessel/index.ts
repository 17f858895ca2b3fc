/** Vessels: the list a user may see, particulars, addresses of their pages, clocks and photos. */
export { DestinationText, Eta } from './destination-text.tsx';
export { isSister } from './is-sister.ts';
export { DataDaysField, TimeOffsetField } from './setting-fields.tsx';
export { sisterShipQueries } from './sister-ships.queries.ts';
export { formatValidity } from './validity-text.ts';
export { getVesselOptions, useVessel, useVessels, vesselQueries } from './vessel.queries.ts';
export { useClockOffsetOf, VesselClock } from './vessel-clock.tsx';
export {
  CHANGES_PER_PAGE,
  saveExpiry,
  savePhoto,
  saveVessel,
  type VesselEdit,
  vesselInfoQueries,
} from './vessel-info.queries.ts';
export {
  formatEvidencePath,
  formatInfoPath,
  formatStatisticPath,
  formatTagPath,
  formatVesselPath,
  parseVesselPath,
} from './vessel-path.ts';
export { VesselPhoto } from './vessel-photo.tsx';
export { VesselsField } from './vessels-field.tsx';
export { useVisibleTabs, type VisibleTab } from './visible-tab.ts';
