/** Types of ship of which OpenBridge has a drawing from the side, by the name of its file. */
export const VESSEL_SIDE_SOURCES = {
  supply: 'psv',
  service: 'sov',
  tanker: 'tanker',
  cargo: 'cargo',
  passenger: 'car-ferry',
  fishing: 'fishing-vessel',
  other: 'generic',
} as const;
export type VesselSideName = keyof typeof VESSEL_SIDE_SOURCES;

export interface VesselSideArt {
  /** The outline of hull and superstructure. */
  readonly hull: string;
  readonly lines: string;
}
