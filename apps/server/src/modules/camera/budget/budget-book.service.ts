/**
 * The budget of the pictures of each vessel, kept in memory and written as it is used: a live view asks it with each frame. What it
 * says is read again when a limit is changed.
 */
import {
  addUsage,
  type BudgetEvaluation,
  type CameraUsage,
  evaluateBudget,
  findPictureHold,
  type PicturePurpose,
  rollUsage,
  startUsage,
} from '@fms/domain/camera';
import type { VesselId } from '@fms/domain/identity';
import { ACCOUNTS_OF_LANE, type LineBudget, type LineGovernor, type LineState } from '@fms/domain/transfer';
import type { Clock } from '../../../platform/clock/clock.ts';
import { ReadOnce } from '../../../platform/concurrency/read-once.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { BudgetRow } from '../../../platform/database/tables/camera.ts';
import { findBudget, findUsage, saveUsage } from '../store/budget.repository.ts';

/** Usage is written after so many bytes, or when it is closed: a stop of the server costs no more than that. */
const SAVE_BYTES = 200_000;

interface Entry {
  limits: BudgetRow;
  usage: CameraUsage;
  unsavedBytes: number;
}

export interface BudgetBookPorts {
  readonly db: Db;
  readonly clock: Clock;
  /** Of the vessel's line, shared with its files and screens. */
  readonly governorOf: (vesselId: VesselId) => Promise<LineGovernor>;
  readonly lineStateOf: (vesselId: VesselId) => Promise<LineState>;
}

export class BudgetBook {
  readonly #ports: BudgetBookPorts;
  readonly #entries = new ReadOnce((vesselId: VesselId) => this.#read(vesselId));

  constructor(ports: BudgetBookPorts) {
    this.#ports = ports;
  }

  /** Limits, usage as it counts now, the pace of the line, and whether a picture for this purpose may be sent. */
  async evaluate(
    vesselId: VesselId,
    purpose: PicturePurpose,
    streamBytes = 0,
  ): Promise<{
    limits: BudgetRow;
    usage: CameraUsage;
    /** Bytes a second that pictures may take at most; null is no bound. */
    bytesPerSecond: number | null;
    evaluation: BudgetEvaluation;
  }> {
    const { clock, governorOf, lineStateOf } = this.#ports;
    const { limits, usage } = await this.#entries.get(vesselId);
    const now = clock.now();
    const governor = await governorOf(vesselId);
    const hold = findPictureHold(governor, await lineStateOf(vesselId), now);
    const evaluation = evaluateBudget(limits, usage, { purpose, streamBytes, hold }, now);
    return { limits, usage: rollUsage(usage, now), bytesPerSecond: findLeastPace(governor.budget), evaluation };
  }

  async count(vesselId: VesselId, bytes: number): Promise<void> {
    const entry = await this.#entries.get(vesselId);
    const now = this.#ports.clock.now();
    entry.usage = addUsage(entry.usage, bytes, now);
    (await this.#ports.governorOf(vesselId)).count('camera', bytes, now);
    entry.unsavedBytes += bytes;
    if (entry.unsavedBytes >= SAVE_BYTES) await this.#save(vesselId, entry);
  }

  /** The limits were changed. */
  async reload(vesselId: VesselId): Promise<void> {
    const entry = await this.#entries.get(vesselId);
    entry.limits = await findBudget(this.#ports.db, vesselId);
  }

  /** Everything that was counted is written when this resolves. */
  async save(): Promise<void> {
    for (const [vesselId, entry] of this.#entries) await this.#save(vesselId, await entry);
  }

  /** A deleted vessel has no row to write to. */
  forget(vesselId: VesselId): void {
    this.#entries.delete(vesselId);
  }

  async #save(vesselId: VesselId, entry: Entry): Promise<void> {
    if (entry.unsavedBytes === 0) return;
    entry.unsavedBytes = 0;
    await saveUsage(this.#ports.db, vesselId, entry.usage);
  }

  async #read(vesselId: VesselId): Promise<Entry> {
    const { db, clock } = this.#ports;
    const limits = await findBudget(db, vesselId);
    const usage = (await findUsage(db, vesselId)) ?? startUsage(clock.now());
    return { limits, usage, unsavedBytes: 0 };
  }
}

/** Of the accounts that pictures are charged to; null where none has a bound. */
function findLeastPace(budget: LineBudget): number | null {
  const paces = ACCOUNTS_OF_LANE.camera.flatMap((account) => budget[account].bytesPerSecond ?? []);
  return paces.length === 0 ? null : Math.min(...paces);
}
