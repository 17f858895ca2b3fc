import type { DeliveryNote } from '@fms/contract/delivery';
import { toId, type VesselId } from '@fms/domain/identity';
import { refuse } from '@fms/domain/plant-value';
import { expect, it } from 'vitest';
import type { PlantTank, TankGroup } from '../../../entities/tank/index.ts';
import { checkDeliveries } from './check-delivery.ts';

const HOUR = 3_600_000;
const STEP = HOUR / 6;
const tank = (id: string) => ({ id, shortName: id }) as PlantTank;
const group: TankGroup = { key: 'RMG 380', medium: 'fuel', fluid: 'RMG 380', tanks: [tank('port'), tank('starboard')] };
const note = (part: Partial<DeliveryNote>): DeliveryNote => ({
  id: 1,
  vesselId: toId<VesselId>(1),
  at: new Date(6 * HOUR).toISOString(),
  grade: 'RMG 380',
  tonnes: 312.4,
  density15: 975,
  sulphurPercent: 2.6,
  reference: '',
  by: 'chief',
  ...part,
});
/** From hour 6 to hour 11 each tank takes 162.5 m³. */
const content = Array.from({ length: 24 * 6 }, (_, place) => {
  const time = place * STEP;
  return { time, value: 100 + 162.5 * Math.min(1, Math.max(0, (time / HOUR - 6) / 5)) };
});
const courses = {
  contentOf: () => content,
  temperatureOf: (id: string) => [{ time: 0, value: id === 'port' ? 39 : 41 }],
};

it('weighs what both tanks took at the mean of their temperatures', () => {
  const [check] = checkDeliveries([note({})], [group], courses);
  // 325 m³ of 975 kg/m³ at 40 °C are 311.34 t: 1.06 t short of the note.
  expect(check?.bunkering).toMatchObject({ volume: expect.closeTo(325, 6), gradeKey: 'RMG 380' });
  expect(check?.difference).toMatchObject({
    value: { tonnes: expect.closeTo(311.34, 1), percent: expect.closeTo(-0.34, 2) },
  });
});

it('finds none for a note of another day, and no mass without a temperature', () => {
  const [late] = checkDeliveries([note({ at: new Date(24 * HOUR).toISOString() })], [group], courses);
  expect(late).toMatchObject({ bunkering: undefined, difference: refuse('missing', 'bunkering') });
  const [cold] = checkDeliveries([note({})], [group], { ...courses, temperatureOf: () => [] });
  expect(cold?.difference).toEqual(refuse('missing', 'temperature'));
});
