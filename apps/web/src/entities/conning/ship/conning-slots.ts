/** The slots of the ship as a whole that conning reads, and the ones of what drives and steers it. */
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';

const ofShip = (key: string): SlotRef => formatSlotRef('vessel', key);

export const SHIP = {
  heading: ofShip('heading'),
  headingOrder: ofShip('headingOrder'),
  course: ofShip('course'),
  rateOfTurn: ofShip('rateOfTurn'),
  crossTrackError: ofShip('crossTrackError'),
  speedOverGround: ofShip('speedOverGround'),
  speedThroughWater: ofShip('speedThroughWater'),
  trueWindSpeed: ofShip('trueWindSpeed'),
  trueWindDirection: ofShip('trueWindDirection'),
  trueWindAngle: ofShip('trueWindAngle'),
  apparentWindSpeed: ofShip('apparentWindSpeed'),
  apparentWindAngle: ofShip('apparentWindAngle'),
  depthBelowKeel: ofShip('depthBelowKeel'),
  depthBelowTransducer: ofShip('depthBelowTransducer'),
  depthBelowSurface: ofShip('depthBelowSurface'),
  draught: ofShip('draught'),
  roll: ofShip('roll'),
  pitch: ofShip('pitch'),
  heel: ofShip('heel'),
} as const;
