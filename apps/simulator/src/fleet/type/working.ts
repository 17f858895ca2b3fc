/** Small ships that work hard: the tug and the trawler. */
import { defineServiceTanks, defineShipClass, defineTank, defineThruster } from './ship-type.ts';

/** Tractor tug: waits, runs out, makes fast, pulls. */
export const harbourTug = defineShipClass('tug', {
  hull: { lengthMeters: 32, beamMeters: 12, draughtMeters: 5.4, topSpeedKnots: 13.4, windage: 0.024 },
  handling: { turnRadiusMeters: 200, harbourKnots: 7, harbourMeters: 900, acceleration: 0.05 },
  propulsion: { shafts: 2, propulsionKw: 4300, pull: 0.62, hold: 0.05 },
  engine: { ratedKw: 2350, ratedRpm: 1600, idleRpm: 650, cylinders: 16, bestSfoc: 199 },
  generators: { count: 2, ratedKw: 150, bestSfoc: 224, volts: 400 },
  load: { hotelKw: 48, portKw: 6 },
  tanks: defineServiceTanks(70, 9, 12),
  instruments: { towingWinch: true },
});

/** Stern trawler with a freezing hold. */
export const sternTrawler = defineShipClass('fishing', {
  hull: { lengthMeters: 62, beamMeters: 13.6, draughtMeters: 6.3, topSpeedKnots: 15, windage: 0.026 },
  handling: { turnRadiusMeters: 350, harbourKnots: 6, harbourMeters: 2000, acceleration: 0.025 },
  propulsion: { shafts: 1, propulsionKw: 3150, pull: 0.5, hold: 0.14 },
  engine: { ratedKw: 3600, ratedRpm: 720, idleRpm: 380, cylinders: 8, bestSfoc: 186 },
  generators: { count: 2, ratedKw: 720, bestSfoc: 206, volts: 440 },
  load: { hotelKw: 330, portKw: 40 },
  thrusters: [defineThruster('Bow thruster', 'BT1', 350)],
  tanks: [...defineServiceTanks(190, 22, 60), defineTank('Ballast tank 1, centre', 'BW1C', 'ballast', 45)],
});
