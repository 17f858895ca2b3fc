/** Battery charge sessions from state changes (§4.13; fields of §3 "Battery charge record"). */

import type { Instant } from '../time/instant.ts';
import { HOUR_MS } from '../time/unit.ts';

/** `StateChange` of a record that starts a charge. */
export const CHARGE_STARTED = -1;
/** `StateChange` of a record that ends it. */
export const CHARGE_ENDED = 1;

export interface ChargeRecord {
  readonly time: Instant;
  readonly stateChange: number;
  /** `SOC.value` of each element of the record's battery list, percent; null where it is missing. */
  readonly socPercent: readonly (number | null)[];
}

export interface ChargeSession {
  /** 1 for the oldest. */
  readonly number: number;
  readonly fromTime: Instant;
  readonly fromCharge: number | null;
  /** Null, like the two below, while the session is open. */
  readonly toTime: Instant | null;
  readonly toCharge: number | null;
  readonly durationHours: number | null;
}

/**
 * §4.13: walked from the oldest end, a record with StateChange −1 starts a session; if the neighbouring newer
 * record has StateChange 1 it closes the session, otherwise the session stays open. Records may come in any order;
 * sessions come oldest first. The charge level is that of the first battery; `batteryIndex` asks for another string's
 * own sessions (§4.13).
 */
export function findChargeSessions(records: readonly ChargeRecord[], batteryIndex = 0): ChargeSession[] {
  const oldestFirst = records.toSorted((a, b) => a.time - b.time);
  const sessions: ChargeSession[] = [];
  oldestFirst.forEach((start, index) => {
    if (start.stateChange !== CHARGE_STARTED) return;
    const newer = oldestFirst[index + 1];
    const end = newer?.stateChange === CHARGE_ENDED ? newer : undefined;
    sessions.push({
      number: sessions.length + 1,
      fromTime: start.time,
      fromCharge: start.socPercent[batteryIndex] ?? null,
      toTime: end?.time ?? null,
      toCharge: end?.socPercent[batteryIndex] ?? null,
      durationHours: end ? (end.time - start.time) / HOUR_MS : null,
    });
  });
  return sessions;
}
