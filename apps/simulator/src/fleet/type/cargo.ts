/** Ships that carry goods: one slow-running engine, one propeller, generators for the rest. */
import { defineServiceTanks, defineShipClass, defineTankPair, defineThruster } from './ship-type.ts';

const ballastPair = (number: number, capacityM3: number) =>
  defineTankPair(`Ballast tank ${number}`, `BW${number}`, 'ballast', capacityM3);

export const productTanker = defineShipClass('tanker', {
  hull: { lengthMeters: 183, beamMeters: 32, draughtMeters: 11.2, topSpeedKnots: 15.4, windage: 0.018 },
  handling: { turnRadiusMeters: 1300, harbourKnots: 6, harbourMeters: 5000, acceleration: 0.003 },
  propulsion: { shafts: 1, propulsionKw: 7900, hold: 0.04 },
  engine: { ratedKw: 8600, ratedRpm: 99, idleRpm: 28, cylinders: 6, bestSfoc: 168 },
  generators: { count: 3, ratedKw: 950, bestSfoc: 205, volts: 440 },
  load: { hotelKw: 520, portKw: 900 },
  worksCargo: true,
  tanks: [...defineServiceTanks(640, 48, 180), ...ballastPair(3, 1400)],
  scrubber: true,
  instruments: { soundings: true },
});

export const containerShip = defineShipClass('cargo', {
  hull: { lengthMeters: 172, beamMeters: 27, draughtMeters: 9.4, topSpeedKnots: 19.6, windage: 0.03 },
  handling: { turnRadiusMeters: 1500, harbourKnots: 7, harbourMeters: 4000, acceleration: 0.005 },
  propulsion: { shafts: 1, propulsionKw: 12_600, hold: 0.04 },
  engine: { ratedKw: 13_500, ratedRpm: 110, idleRpm: 32, cylinders: 7, bestSfoc: 170 },
  generators: { count: 3, ratedKw: 1700, bestSfoc: 200, volts: 440 },
  load: { hotelKw: 1250, portKw: 250 },
  worksCargo: true,
  thrusters: [defineThruster('Bow thruster', 'BT1', 1100)],
  tanks: [...defineServiceTanks(780, 62, 160), ...ballastPair(4, 520)],
  scrubber: true,
  instruments: { orders: true, engine: 'condition', switchboard: 'sets', fuelMeters: true },
});

export const bulkCarrier = defineShipClass('cargo', {
  hull: { lengthMeters: 190, beamMeters: 32, draughtMeters: 12.4, topSpeedKnots: 14.6, windage: 0.016 },
  handling: { turnRadiusMeters: 1300, harbourKnots: 6, harbourMeters: 5000, acceleration: 0.003 },
  propulsion: { shafts: 1, propulsionKw: 7300, hold: 0.04 },
  engine: { ratedKw: 8200, ratedRpm: 96, idleRpm: 27, cylinders: 6, bestSfoc: 167 },
  generators: { count: 3, ratedKw: 680, bestSfoc: 208, volts: 440 },
  load: { hotelKw: 410, portKw: 420 },
  worksCargo: true,
  tanks: [...defineServiceTanks(690, 42, 150), ...ballastPair(5, 1900)],
  instruments: { soundings: true },
});
