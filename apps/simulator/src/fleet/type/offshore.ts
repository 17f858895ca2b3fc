/** Ships that work for platforms and wind farms. */
import { defineServiceTanks, defineShipClass, defineTank, defineTankPair, defineThruster } from './ship-type.ts';

/** Diesel-electric platform supply vessel with a battery for spinning reserve, able to keep station. */
export const platformSupplyVessel = defineShipClass('supply', {
  hull: { lengthMeters: 88, beamMeters: 19, draughtMeters: 6.4, topSpeedKnots: 15.2, windage: 0.028 },
  handling: { turnRadiusMeters: 420, harbourKnots: 6, harbourMeters: 3000, acceleration: 0.02 },
  propulsion: { shafts: 2, propulsionKw: 4600, hold: 0.08, propeller: 'azimuth' },
  generators: { count: 4, ratedKw: 1820, bestSfoc: 196, volts: 690 },
  battery: {
    strings: 2,
    capacityKwh: 1130,
    nominalVolts: 940,
    cellsInSeries: 264,
    shoreKw: 600,
    cellsPerModule: 12,
    modulesPerPack: 11,
    cyclesPerYear: 210,
    ageing: [0.92, 1.2],
  },
  load: { hotelKw: 420, portKw: 90 },
  dynamicPositioning: true,
  worksCargo: true,
  thrusters: [defineThruster('Bow thruster 1', 'BT1', 900), defineThruster('Bow thruster 2', 'BT2', 900)],
  tanks: [
    ...defineServiceTanks(420, 34, 300),
    ...defineTankPair('Drill water and ballast tank 2', 'BW2', 'drill water', 240),
    defineTank('Mud tank 3', 'MUD3', 'mud', 190),
    defineTank('Urea tank', 'UREA', 'urea', 40),
  ],
  instruments: { orders: true, switchboard: 'sections', soundings: true, fuelMeters: true },
});

/** Fast catamaran that takes technicians to turbines in the morning and home in the evening. */
export const crewTransferVessel = defineShipClass('crew', {
  hull: { lengthMeters: 27, beamMeters: 9, draughtMeters: 1.8, topSpeedKnots: 26, windage: 0.03 },
  handling: { turnRadiusMeters: 400, harbourKnots: 6, harbourMeters: 1500, acceleration: 0.08 },
  propulsion: { shafts: 2, propulsionKw: 2050, pull: 0.35, hold: 0.28 },
  engine: { ratedKw: 1080, ratedRpm: 2300, idleRpm: 650, cylinders: 12, bestSfoc: 204 },
  generators: { count: 2, ratedKw: 40, bestSfoc: 238, volts: 400 },
  load: { hotelKw: 18, portKw: 4 },
  dynamicPositioning: true,
  tanks: defineServiceTanks(9, 2, 1.5),
});
