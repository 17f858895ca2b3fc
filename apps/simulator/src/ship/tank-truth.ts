/** Tanks at a moment: what is in them, how warm it is and where it stands at the sounding pipe. */
import { computeTotalLitresPerHour } from '../plant/fuel-burn.ts';
import { computeTankTemperature, computeTransferRate } from '../plant/tank.ts';
import { computeSounding } from '../plant/tank-table.ts';
import type { Moment } from './moment.ts';
import type { TankTruth } from './truth.ts';

export function computeTanks({ parts, state, navigation }: Moment): TankTruth[] {
  const { ship, layout } = parts;
  const attitude = {
    trimSlope: navigation.trimMeters / ship.hull.lengthMeters,
    heelDegrees: navigation.heelDegrees,
  };
  return ship.machinery.tanks.map((spec, i) => {
    const levelM3 = state[layout.tanks + i] as number;
    return {
      spec,
      levelM3,
      percent: (100 * levelM3) / spec.capacityM3,
      temperature: computeTankTemperature(spec.content, navigation.weather.seaTemperature),
      soundingMeters: computeSounding(spec.place, levelM3, attitude),
    };
  });
}

/** The transfer pump runs or stands for a whole step of the plant; between two steps the state is in between. */
export function computeTransferM3PerHour({ parts, state, power, navigation }: Moment): number {
  const { layout, ship } = parts;
  if ((state[layout.transfer] as number) < 0.5) return 0;
  const dayM3 = ship.machinery.tanks.reduce(
    (sum, { content, capacityM3 }) => (content === 'fuel oil day' ? sum + capacityM3 : sum),
    0,
  );
  return computeTransferRate(dayM3, computeTotalLitresPerHour(parts, navigation, power) / 1000);
}
