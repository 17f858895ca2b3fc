/** Minutes of a simulated ship as shore has them: with the noise of instruments, and without those that were lost. */
import { type JobMinute, type JobProfile, readJobProfile } from '@fms/domain/job';
import { createNavigator } from '../../navigation/navigation.ts';
import { isConnected } from '../../plant/battery.ts';
import { createDemandModel } from '../../plant/demand.ts';
import { listPlantEquipment } from '../../plant-file/plant-file.ts';
import { deriveSeed, hashToFraction, hashToNoise } from '../../random/hash.ts';
import { MINUTE, RADIANS } from '../../sea/unit.ts';
import type { WeatherField } from '../../sea/weather.ts';
import type { ShipSpec } from '../../spec/ship-spec.ts';

/** Of the minutes. */
const LOST_SHARE = 0.01;
/** Noise of receivers, logs, compasses and load cells, to either side. */
const NOISE = { degrees: 6e-5, knots: 0.15, heading: 0.5, tonnes: 0.3 } as const;

/** By what its plant in the demonstration says. */
export const toJobProfile = (ship: ShipSpec): JobProfile =>
  readJobProfile({ equipment: listPlantEquipment(ship), bindings: [] });

/** Minutes from one moment to another, epoch seconds; a hundredth of them is missing. */
export function listJobMinutes(
  ship: ShipSpec,
  seed: number,
  field: WeatherField,
  from: number,
  to: number,
): JobMinute[] {
  const navigate = createNavigator(ship, seed, field);
  const demandAt = createDemandModel(ship, seed);
  const noiseSeed = deriveSeed(seed, `${ship.key}.minutes`);
  const minutes: JobMinute[] = [];
  for (let time = from; time < to; time += MINUTE) {
    if (hashToFraction(noiseSeed, time, 0) < LOST_SHARE) continue;
    const truth = navigate(time + MINUTE / 2);
    const demand = demandAt(truth);
    const noise = (kind: number, size: number) => size * hashToNoise(noiseSeed, time, kind);
    const { instruments, propulsionKw } = ship.machinery;
    minutes.push({
      time: time * 1000,
      position: {
        latitude: truth.latitude + noise(1, NOISE.degrees),
        longitude: truth.longitude + noise(2, NOISE.degrees),
      },
      speed: Math.max(0, truth.speedOverGroundKnots + noise(3, NOISE.knots)),
      heading: (truth.headingDegrees + noise(4, NOISE.heading) + 360) % 360,
      propulsionShare: demand.propulsionKw / propulsionKw,
      thrusterShare: demand.thrusterShare,
      pull: instruments.towingWinch ? Math.max(0, demand.pullTonnes + noise(5, NOISE.tonnes)) : null,
      current: truth.speedOverGroundKnots - truth.speedThroughWaterKnots,
      headWind: truth.weather.windSpeed * Math.cos(truth.trueWindAngle * RADIANS),
      hotelKw: demand.hotelKw,
      isOnShorePower: isConnected(truth.plan),
      powerKw: demand.propulsionKw + demand.thrusterKw + demand.hotelKw,
      fuelRate: null,
      carbonRate: null,
      enginesRunning: null,
    });
  }
  return minutes;
}
