import type { DeliveryNote } from '@fms/contract/delivery';
import { parameter, refuse } from '@fms/domain/plant-value';
import { describe, expect, it } from 'vitest';
import { logChanges } from './change-log.ts';
import type { FlowSample } from './consumer-flow.ts';
import { readGrades, type ShipFuel } from './grades.ts';

const STEP = 300_000;
/** After 2020, so that 0.10 % holds in emission control areas. */
const BEGIN = Date.UTC(2026, 10, 20);
const note = (grade: string, density15: number, sulphurPercent: number) =>
  ({ grade, density15, sulphurPercent }) as DeliveryNote;
const SHIP: ShipFuel = { grade: 'RMG 380', sulphurPercent: 2.8, density: parameter(975, 'density') };
const GRADES = readGrades([note('DMA', 855, 0.05), note('DMA', 840, 0.09)], SHIP);
/** Twelve hours; the change-over goes to distillate in hour 4 and back in hour 10. */
const told = Array.from({ length: 144 }, (_, place) => {
  const hour = place / 12;
  return { time: BEGIN + place * STEP, value: hour >= 4 && hour < 10 ? 1 : 0 };
});
/** 600 l/h of whatever is burned. */
const flow = told.map(
  ({ time, value }): FlowSample => ({
    time,
    netFlow: 0.6 * (value === 1 ? 855 : 975),
    readings: [600],
    isRunning: true,
    loadPercent: 60,
    kind: value === 1 ? 'distillate' : 'main',
  }),
);
const engine = { name: 'Main engine', linesLitres: 400 };

describe('the log of changes of grade', () => {
  it('says when the lines were flushed: 400 l · ln((2.8 − 0.05)/(0.10 − 0.05)) = 1603 l at 600 l/h', () => {
    const [first, second] = logChanges(engine, told, flow, GRADES);
    const needed = 400 * Math.log(2.75 / 0.05);
    expect(needed).toBeCloseTo(1602.93, 2);
    expect(first).toMatchObject({
      from: 'main',
      to: 'distillate',
      time: BEGIN + 4 * 12 * STEP,
      consumer: 'Main engine',
    });
    expect(first?.neededLitres).toBeCloseTo(needed, 6);
    expect(((first?.flushEnd ?? 0) - (first?.time ?? 0)) / 3_600_000).toBeCloseTo(needed / 600, 2);
    expect(second).toMatchObject({ from: 'distillate', to: 'main', flushEnd: null, neededLitres: undefined });
  });

  it('knows no end without the volume of the lines, or without a note of the distillate', () => {
    expect(logChanges({ ...engine, linesLitres: undefined }, told, flow, GRADES)[0]).toMatchObject({ flushEnd: null });
    const unnamed = readGrades([], SHIP);
    expect(unnamed.distillate).toMatchObject({
      name: undefined,
      density: refuse('missing', 'deliveryNoteOfDistillate'),
    });
    expect(logChanges(engine, told, flow, unnamed)[0]).toMatchObject({ neededLitres: undefined, flushEnd: null });
  });
});
