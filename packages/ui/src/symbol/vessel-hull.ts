/** Hulls in plan, in a box of 24, pointing north: the shapes of the map, of lists and of legends. */
import { DRAWN_SHIP_TYPES } from '@fms/domain/vessel';

export type VesselSymbolType =
  | 'supply'
  | 'service'
  | 'tanker'
  | 'cargo'
  | 'passenger'
  | 'crew'
  | 'fishing'
  | 'tug'
  /** A type none of the eight stands for: a plain hull. */
  | 'other'
  /** Heading unknown, of whatever type. */
  | 'disc'
  /** Known from AIS only, not a vessel of the fleet. */
  | 'ais';

export interface VesselHull {
  /** Closed outline, SVG path data. */
  hull: string;
  /** Open lines on the deck that tell the types apart. */
  deck?: string;
  /** y of the bow, where the heading line begins. */
  bow: number;
}

const SUPPLY_HULL = 'M7 22V10.2C7 6.2 9.1 3.2 12 1.7C14.9 3.2 17 6.2 17 10.2V22Z';

export const VESSEL_HULLS: Record<VesselSymbolType, VesselHull> = {
  supply: { hull: SUPPLY_HULL, deck: 'M7 12.2H17', bow: 1.7 },
  service: { hull: SUPPLY_HULL, deck: 'M7 12.2H17M12 12.2V22', bow: 1.7 },
  tanker: {
    hull: 'M7.8 8.6C7.8 5.2 9.5 2.4 12 .9C14.5 2.4 16.2 5.2 16.2 8.6V20C16.2 22 14.8 23.1 12 23.1S7.8 22 7.8 20Z',
    deck: 'M12 10.9A2.1 2.1 0 1 1 12 15.1A2.1 2.1 0 1 1 12 10.9Z',
    bow: 0.9,
  },
  cargo: { hull: 'M7.8 8L12 1L16.2 8V23H7.8Z', deck: 'M7.8 9.6H16.2M7.8 16.2H16.2', bow: 1 },
  passenger: {
    hull: 'M12 .8C14.7 3.8 16.2 7.8 16.2 12S14.7 20.2 12 23.2C9.3 20.2 7.8 16.2 7.8 12S9.3 3.8 12 .8Z',
    bow: 0.8,
  },
  crew: { hull: 'M12 2L17 20.6C15.4 19.2 13.8 18.6 12 18.6S8.6 19.2 7 20.6Z', bow: 2 },
  fishing: {
    hull: 'M7 20.6V12.4C7 8.4 9.1 5 12 3.4C14.9 5 17 8.4 17 12.4V20.6C15.2 19.2 13.7 18.6 12 18.6S8.8 19.2 7 20.6Z',
    bow: 3.4,
  },
  tug: {
    hull: 'M7 9.8C7 6.9 9.1 5 12 3.9C14.9 5 17 6.9 17 9.8V17.4C17 20 15.2 21.1 12 21.1S7 20 7 17.4Z',
    bow: 3.9,
  },
  other: { hull: SUPPLY_HULL, bow: 1.7 },
  disc: { hull: 'M12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7Z', bow: 7 },
  ais: { hull: 'M12 3.4L17.2 19.6H6.8Z', bow: 3.4 },
};

/** The eight types a vessel of the fleet may have, in the order of the legend. */
export const VESSEL_SYMBOL_TYPES = DRAWN_SHIP_TYPES satisfies readonly VesselSymbolType[];

/** Bar across a lost vessel, and the four corners round a selected one (the corners are not rotated). */
export const LOST_BAR = 'M-1.2 16.8L25.2 7.2';
export const SELECTION_BRACKETS = 'M-11 -3V-11H-3M27 -11H35V-3M35 27V35H27M-3 35H-11V27';
