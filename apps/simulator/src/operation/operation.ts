/**
 * What a ship truly does at a moment, by its plan alone: the ground truth that found jobs are measured against. It knows
 * nothing of speeds, loads or positions as instruments read them.
 */
import type { JobKind } from '@fms/domain/job';
import { computeCargoShare } from '../plant/demand.ts';
import { isBerthed } from '../plant/schedule.ts';
import { getPlan, type Plan } from '../route/itinerary.ts';
import { MINUTE } from '../sea/unit.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';

/** A trawl is towed like another ship. A ship without dynamic positioning waits on its station. */
export function getOperation({ machinery }: Pick<ShipSpec, 'machinery'>, plan: Plan): JobKind {
  const { activity } = plan;
  if (isBerthed(activity)) return machinery.worksCargo && computeCargoShare(plan) > 0.5 ? 'loading' : 'at-berth';
  if (activity === 'towing' || activity === 'trawling') return 'towing';
  if (activity === 'transit') return plan.isInHarbour ? 'manoeuvring' : 'transit';
  return activity === 'station' && machinery.dynamicPositioning ? 'dynamic-positioning' : 'waiting';
}

export interface OperationRecord {
  readonly operation: JobKind;
  /** Epoch seconds, whole minutes. */
  readonly from: number;
  readonly to: number;
}

/** Shorter than this is no operation of its own: it is part of the longer one beside it. */
export const LEAST_OPERATION_SECONDS = 10 * MINUTE;

/** The operations between two moments, epoch seconds, in order of time and without a gap. */
export function listOperations(ship: ShipSpec, from: number, to: number): OperationRecord[] {
  const records: OperationRecord[] = [];
  for (let time = from; time < to; time += MINUTE) {
    const operation = getOperation(ship, getPlan(ship.itinerary, time + MINUTE / 2));
    append(records, { operation, from: time, to: Math.min(to, time + MINUTE) });
  }
  for (;;) {
    const shortest = findShortest(records);
    if (shortest === undefined) return records;
    const [before, short, after] = [records[shortest - 1], records[shortest], records[shortest + 1]];
    if (short === undefined) return records;
    const longer =
      after === undefined || (before !== undefined && lengthOf(before) >= lengthOf(after)) ? before : after;
    if (longer === undefined) return records;
    records[shortest] = { ...short, operation: longer.operation };
    joinAround(records, shortest);
  }
}

function findShortest(records: readonly OperationRecord[]): number | undefined {
  const short = records.map(lengthOf).map((length, index) => ({ length, index }));
  const [first] = short.toSorted((a, b) => a.length - b.length);
  return first === undefined || first.length >= LEAST_OPERATION_SECONDS || records.length < 2 ? undefined : first.index;
}

function joinAround(records: OperationRecord[], index: number): void {
  const around = records.splice(Math.max(0, index - 1), 3);
  const joined: OperationRecord[] = [];
  for (const record of around) append(joined, record);
  records.splice(Math.max(0, index - 1), 0, ...joined);
}

function append(records: OperationRecord[], record: OperationRecord): void {
  const last = records.at(-1);
  if (last?.operation === record.operation) records[records.length - 1] = { ...last, to: record.to };
  else records.push(record);
}

const lengthOf = ({ from, to }: OperationRecord) => to - from;
