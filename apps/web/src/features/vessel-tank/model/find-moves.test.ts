import { MINUTE_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import type { PlantTank, TankGroup } from '../../../entities/tank/index.ts';
import { findDeliveries, findTankTransfers } from './find-moves.ts';

const tank = (id: string): PlantTank => ({ id, name: id, shortName: id }) as PlantTank;
const FUEL: TankGroup = { key: 'fuel', medium: 'fuel', fluid: undefined, tanks: [tank('wing'), tank('day')] };
const SEWAGE: TankGroup = { key: 'waste', medium: 'waste', fluid: undefined, tanks: [tank('sewage')] };

/** A value each `stepMs` over so many steps. */
const course = (steps: number, stepMs: number, valueAt: (step: number) => number) =>
  Array.from({ length: steps }, (_, step) => ({ time: step * stepMs, value: valueAt(step) }));

describe('findTankTransfers', () => {
  it('finds what one tank gives and the other takes', () => {
    const moved = (step: number) => 0.1 * Math.min(Math.max(step - 30, 0), 60);
    const courses: Record<string, ReturnType<typeof course>> = {
      wing: course(150, MINUTE_MS, (step) => 250 - moved(step)),
      day: course(150, MINUTE_MS, (step) => 20 + moved(step)),
    };
    const [found, ...others] = findTankTransfers([FUEL], (id) => courses[id] ?? []);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ fromTank: 'wing', toTank: 'day', isRunning: false });
    // 6 m³ were moved; a slope of 15 min sees begin and end a little late.
    expect(found?.volume).toBeGreaterThan(5);
    expect(found?.volume).toBeLessThan(6.6);
  });

  it('needs two tanks of a grade', () => {
    expect(findTankTransfers([SEWAGE], () => course(60, MINUTE_MS, (step) => step))).toEqual([]);
  });
});

describe('findDeliveries', () => {
  it('tells what came on board from what was discharged', () => {
    const bunkered = (step: number) => Math.min(Math.max(step - 10, 0), 12) * 15;
    const courses: Record<string, ReturnType<typeof course>> = {
      wing: course(60, 10 * MINUTE_MS, (step) => 100 + bunkered(step)),
      day: course(60, 10 * MINUTE_MS, () => 20),
      sewage: course(60, 10 * MINUTE_MS, (step) => 90 - Math.min(Math.max(step - 20, 0), 6) * 10),
    };
    expect(findDeliveries([FUEL, SEWAGE], (id) => courses[id] ?? [])).toMatchObject([
      { kind: 'bunkering', gradeKey: 'fuel', volume: expect.closeTo(180, 6) },
      { kind: 'landed', gradeKey: 'waste', volume: expect.closeTo(-60, 6) },
    ]);
  });
});
