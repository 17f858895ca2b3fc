/** Ships that carry people. */
import { defineServiceTanks, defineShipClass, defineTank, defineTankPair, defineThruster } from './ship-type.ts';

/** Double-ended ferry that crosses a fjord on batteries and charges at each end; generators only in an emergency. */
export const electricFerry = defineShipClass('passenger', {
  hull: { lengthMeters: 139, beamMeters: 21, draughtMeters: 4.6, topSpeedKnots: 16.5, windage: 0.03 },
  handling: { turnRadiusMeters: 900, harbourKnots: 8, harbourMeters: 500, acceleration: 0.04 },
  propulsion: { shafts: 2, propulsionKw: 3400 },
  generators: { count: 1, ratedKw: 1200, bestSfoc: 202, volts: 690 },
  battery: {
    strings: 4,
    capacityKwh: 4300,
    nominalVolts: 910,
    cellsInSeries: 252,
    shoreKw: 5200,
    cellsPerModule: 6,
    modulesPerPack: 7,
    cyclesPerYear: 520,
    ageing: [0.95, 1.02, 1.42, 0.99],
  },
  load: { hotelKw: 260, portKw: 30 },
  tanks: defineServiceTanks(40, 8, 60),
  instruments: { orders: true, switchboard: 'sets', cellsOfStrings: [2] },
});

/** Fast ropax on an open crossing. */
export const ropaxFerry = defineShipClass('passenger', {
  hull: { lengthMeters: 165, beamMeters: 26, draughtMeters: 6.2, topSpeedKnots: 24, windage: 0.034 },
  handling: { turnRadiusMeters: 1100, harbourKnots: 9, harbourMeters: 2500, acceleration: 0.03 },
  propulsion: { shafts: 2, propulsionKw: 20_500, propeller: 'controllable' },
  engine: { ratedKw: 10_800, ratedRpm: 600, idleRpm: 350, cylinders: 9, bestSfoc: 178 },
  generators: { count: 3, ratedKw: 1500, bestSfoc: 198, volts: 690 },
  load: { hotelKw: 1150, portKw: 250 },
  thrusters: [defineThruster('Bow thruster 1', 'BT1', 1500), defineThruster('Bow thruster 2', 'BT2', 1500)],
  tanks: [
    ...defineServiceTanks(380, 60, 220),
    defineTank('Fuel oil tank, centre', 'FO2C', 'gas oil', 70),
    ...defineTankPair('Heeling tank', 'HT', 'heeling', 260),
  ],
  scrubber: true,
  changesOver: true,
  instruments: { orders: true, engine: 'plant', switchboard: 'sections', soundings: true, fuelMeters: true },
});

/** Diesel-electric cruise ship whose hotel never sleeps. */
export const cruiseShip = defineShipClass('passenger', {
  hull: { lengthMeters: 228, beamMeters: 32, draughtMeters: 6.8, topSpeedKnots: 21.5, windage: 0.036 },
  handling: { turnRadiusMeters: 1500, harbourKnots: 8, harbourMeters: 4000, acceleration: 0.008 },
  propulsion: { shafts: 2, propulsionKw: 19_000 },
  generators: { count: 4, ratedKw: 8400, bestSfoc: 186, volts: 6600 },
  load: { hotelKw: 5600, portKw: 300 },
  thrusters: [defineThruster('Bow thruster 1', 'BT1', 2200), defineThruster('Bow thruster 2', 'BT2', 2200)],
  tanks: [...defineServiceTanks(760, 110, 900), defineTank('Ballast tank 4, centre', 'BW4C', 'trim', 480)],
  scrubber: true,
});
