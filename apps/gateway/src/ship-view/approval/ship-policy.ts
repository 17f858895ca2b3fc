/** What the ship lets in without asking, and until when it lets nothing in. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ApprovalSetting } from '@fms/contract/link';
import type { ApprovalPolicy } from '@fms/domain/ship-view';
import { HOUR_MS, type Instant } from '@fms/domain/time';
import { z } from 'zod';

/** The longest a ship is closed by one order; it can be given again. */
export const MAX_CLOSED_HOURS = 7 * 24;

const DAMAGED_UNTIL = Date.UTC(9999, 0);
const kept = z.object({ closedUntil: z.number().nullable() });

export class ShipPolicy {
  readonly #setting: ApprovalSetting;
  readonly #file: string;
  readonly #hasPin: () => boolean;
  #closedUntil: Instant | null;

  /** `file` outlives the gateway: a restart opens no ship that was closed. */
  constructor(setting: ApprovalSetting, file: string, hasPin: () => boolean) {
    this.#setting = setting;
    this.#file = file;
    this.#hasPin = hasPin;
    this.#closedUntil = existsSync(file) ? readClosedUntil(file) : null;
  }

  /** As it is now. A page that is off asks no person. */
  get policy(): ApprovalPolicy {
    const { preApproved, windows, page } = this.#setting;
    return {
      hasPin: page !== undefined && this.#hasPin(),
      preApproved,
      windows: windows.map(({ from, to, level }) => ({ from: Date.parse(from), to: Date.parse(to), level })),
      closedUntil: this.#closedUntil,
    };
  }

  /** Lets no session in for so many hours; 0 opens the ship. */
  close(hours: number, now: Instant): void {
    this.#closedUntil = hours === 0 ? null : now + Math.min(hours, MAX_CLOSED_HOURS) * HOUR_MS;
    writeFileSync(`${this.#file}.new`, JSON.stringify({ closedUntil: this.#closedUntil }));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

/** A file that was damaged closes the ship until the master opens it. */
function readClosedUntil(file: string): Instant | null {
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8'))).closedUntil;
  } catch {
    return DAMAGED_UNTIL;
  }
}
