/** What conning shows of simulated ships is what is true of them, within the error of their instruments (§9.8). */
import { screen } from '@testing-library/react';
import { afterEach, describe, it } from 'vitest';
import type { Truth } from '../../../../simulator/src/ship/truth.ts';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { clearScreen } from '../../testing/screen.tsx';
import { type Comparison, compareAngle, expectTrue, readFigure, renderShipTab } from '../../testing/ship/ship-tab.tsx';
import { findMoment, openSimulatedVessel, type SimulatedVessel } from '../../testing/ship/simulated-vessel.ts';
import ConningTab from './conning.tab.tsx';

afterEach(clearScreen);

const RADIANS = Math.PI / 180;
const KNOT_MS = 1852 / 3600;
const region = (name: string | RegExp) => screen.getByRole('region', { name });

interface Vector {
  readonly north: number;
  readonly east: number;
}
const vectorOf = (length: number, degrees: number): Vector => ({
  north: length * Math.cos(degrees * RADIANS),
  east: length * Math.sin(degrees * RADIANS),
});
const lengthOf = ({ north, east }: Vector) => Math.hypot(north, east);
const degreesOf = ({ north, east }: Vector) => Math.atan2(east, north) / RADIANS;

async function openConning(key: string, seed: number): Promise<SimulatedVessel> {
  const at = findMoment({ key, seed }, ({ navigation: { plan } }) => plan.speed > 2 && plan.acceleration === 0);
  const ship = openSimulatedVessel({ key, seed, at, storedSeconds: 3600 });
  renderShipTab(ConningTab, ship);
  await screen.findByText('STW');
  return ship;
}

/** Bridges on NMEA 0183, NMEA 2000 and Signal K. */
describe.each([
  ['kvitholm', 7],
  ['tralvik', 7],
  ['horizon-swift', 8],
  ['hestnes', 7],
  ['havbris', 9],
])('the bridge of %s, seed %i', (key, seed) => {
  it('moves and feels the wind on screen as in truth', async () => {
    const ship = await openConning(key, seed);
    const { navigation: of, shafts } = ship.truthAt(ship.nowMs / 1000);
    const over = vectorOf(of.speedOverGroundKnots, of.courseDegrees);
    const through = vectorOf(of.speedThroughWaterKnots, of.headingDegrees);
    const drift = { north: over.north - through.north, east: over.east - through.east };
    // Course and heading are known to half a tenth of a degree, which at this speed is:
    const across = 2 * of.speedOverGroundKnots * 0.05 * RADIANS;
    const { windSpeed, windFromDegrees } = of.weather;
    const own = vectorOf(of.speedOverGroundKnots * KNOT_MS, of.courseDegrees);
    const blown = vectorOf(windSpeed, windFromDegrees);
    const felt = { north: own.north + blown.north, east: own.east + blown.east };
    const bow = ((degreesOf(felt) - of.headingDegrees + 900) % 360) - 180;
    const [turn, speed, wind, sea] = [region(/^Heading/), region('Speed'), region('Wind'), region(/^Depth/)];
    expectTrue([
      compareAngle('heading', readFigure(turn, 'HDG true'), of.headingDegrees, 0.05),
      compareAngle('course', readFigure(turn, 'COG'), of.courseDegrees, 0.05),
      ['rate of turn', readFigure(turn, 'ROT'), of.rateOfTurn, 0.05],
      ['speed through water', readFigure(speed, 'STW'), of.speedThroughWaterKnots, 0.005],
      ['drift', readFigure(speed, /^Drift/), lengthOf(drift), 0.01 + across],
      ['roll', readFigure(sea, 'Roll'), Math.abs(of.rollDegrees), 0.05],
      ['pitch', readFigure(sea, 'Pitch'), Math.abs(of.pitchDegrees), 0.05],
      ['depth', readFigure(sea, 'Below keel'), of.depthBelowKeelMeters, 0.05],
      ['true wind', readFigure(wind, 'True'), windSpeed, 0.05],
      compareAngle('from', readFigure(wind, 'from'), windFromDegrees, 0.1),
      ['relative wind', readFigure(wind, 'Relative'), lengthOf(felt), 0.05],
      ['off the bow', readFigure(wind, 'off bow'), Math.abs(bow), 0.05],
      ...(ship.spec.machinery.propeller === 'azimuth' ? listAzimuths(ship) : listPropellers(shafts)),
    ]);
  });
});

/** Power is read to 2.5 kW, turns to a twentieth; over five seconds both follow the sea. */
const SEA_SHARE = 0.01;

/** Torque is 60 P / 2πn, whether a meter measures it or not. */
function listPropellers(shafts: Truth['shafts']): Comparison[] {
  const place = region(/^Propeller/);
  return shafts.flatMap(({ powerKw, rpm }, i): Comparison[] => {
    const torque = (powerKw * 60) / (2 * Math.PI * rpm);
    return [
      ['power', readFigure(place, 'Power', i), powerKw, SEA_SHARE * powerKw],
      ['turns', readFigure(place, 'Shaft', i), rpm, SEA_SHARE * rpm],
      ['torque', readFigure(place, 'Torque', i), torque, SEA_SHARE * torque],
    ];
  });
}

function listAzimuths(ship: SimulatedVessel): Comparison[] {
  const place = region(/^Azimuth/);
  return ['port', 'starboard'].flatMap((side, i): Comparison[] => {
    const name = (quantity: string) => `Azimuth thruster ${side} ${quantity}`;
    const of = (quantity: string) => ship.truthOf(name(quantity)).shafts[i];
    const { azimuthDegrees = 0 } = of('angle') ?? {};
    return [
      compareAngle('angle', readFigure(place, 'Angle', i), azimuthDegrees, ship.errorOf(name('angle'))),
      ['power', readFigure(place, 'Power', i), of('power')?.powerKw ?? 0, ship.errorOf(name('power'))],
      ['load', readFigure(place, 'Load', i), of('load')?.loadPercent ?? 0, ship.errorOf(name('load'))],
    ];
  });
}
