/** Small ships that work hard: the tug and the trawler. */
import { defineServiceTanks, defineTank, defineThruster, type ShipClass } from './ship-type.ts';

/** Tractor tug: waits, runs out, makes fast, pulls. */
export const harbourTug: ShipClass = {
  shipType: 'tug',
  hull: { lengthMeters: 32, beamMeters: 12, draughtMeters: 5.4, topSpeedKnots: 13.4, windage: 0.024 },
  handling: { turnRadiusMeters: 200, harbourKnots: 7, harbourMeters: 900, acceleration: 0.05 },
  machinery: {
    drive: 'mechanical',
    shafts: 2,
    engine: { ratedKw: 2350, ratedRpm: 1600, idleRpm: 650, cylinders: 16, bestSfoc: 199 },
    propulsionKw: 4300,
    generators: { count: 2, ratedKw: 150, bestSfoc: 224, volts: 400 },
    battery: null,
    thrusters: [],
    tanks: defineServiceTanks(70, 9, 12),
    hotelKw: 48,
    portKw: 6,
    pull: 0.62,
    hold: 0.05,
    scrubber: false,
  },
};

/** Stern trawler with a freezing hold. */
export const sternTrawler: ShipClass = {
  shipType: 'fishing',
  hull: { lengthMeters: 62, beamMeters: 13.6, draughtMeters: 6.3, topSpeedKnots: 15, windage: 0.026 },
  handling: { turnRadiusMeters: 350, harbourKnots: 6, harbourMeters: 2000, acceleration: 0.025 },
  machinery: {
    drive: 'mechanical',
    shafts: 1,
    engine: { ratedKw: 3600, ratedRpm: 720, idleRpm: 380, cylinders: 8, bestSfoc: 186 },
    propulsionKw: 3150,
    generators: { count: 2, ratedKw: 720, bestSfoc: 206, volts: 440 },
    battery: null,
    thrusters: [defineThruster('Bow thruster', 'BT1', 350)],
    tanks: [...defineServiceTanks(190, 22, 60), defineTank('Ballast tank 1, centre', 'BW1C', 'ballast', 45)],
    hotelKw: 330,
    portKw: 40,
    pull: 0.5,
    hold: 0.14,
    scrubber: false,
  },
};
