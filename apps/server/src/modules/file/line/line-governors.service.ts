/**
 * The governor of each vessel's line, one for files, screens and cameras together: what one of them used is not there for the
 * others. Its rules are those of the file policy; what was used is written each few seconds and outlives a restart.
 */
import type { VesselId } from '@fms/domain/identity';
import { addUsage, type LineBudget, LineGovernor, NO_USAGE } from '@fms/domain/transfer';
import type { Clock } from '../../../platform/clock/clock.ts';
import { ReadOnce } from '../../../platform/concurrency/read-once.ts';
import { runEach } from '../../../platform/concurrency/run-each.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type ServiceKey, serviceKey } from '../../../platform/service/service-registry.ts';
import { findPolicy } from '../store/file-policy.repository.ts';
import { findLineUsage, saveLineUsage } from '../store/line-usage.repository.ts';
import { countMonthBytes } from '../store/transfer.repository.ts';

export interface LineGovernorPorts {
  readonly db: Db;
  readonly clock: Clock;
}

export class LineGovernors {
  readonly #ports: LineGovernorPorts;
  readonly #governors = new ReadOnce((vesselId: VesselId) => this.#read(vesselId));
  /** What was written last, as text. */
  readonly #saved = new Map<VesselId, string>();

  constructor(ports: LineGovernorPorts) {
    this.#ports = ports;
  }

  /** The same object for all that use the line of a vessel. */
  get(vesselId: VesselId): Promise<LineGovernor> {
    return this.#governors.get(vesselId);
  }

  /** The policy was changed; what was used stays used. */
  async reload(vesselId: VesselId): Promise<void> {
    const governor = await this.#governors.peek(vesselId);
    governor?.setBudget(await this.#readBudget(vesselId));
  }

  /** Everything that was counted is written when this resolves. */
  save(): Promise<void> {
    return runEach(this.#governors, async ([vesselId, read]) => {
      const used = JSON.stringify(await read);
      if (this.#saved.get(vesselId) === used) return;
      await saveLineUsage(this.#ports.db, vesselId, used);
      this.#saved.set(vesselId, used);
    });
  }

  /** Of a vessel that was deleted. */
  forget(vesselId: VesselId): void {
    this.#governors.delete(vesselId);
    this.#saved.delete(vesselId);
  }

  async #read(vesselId: VesselId): Promise<LineGovernor> {
    const { db, clock } = this.#ports;
    const now = clock.now();
    const governor = new LineGovernor(await this.#readBudget(vesselId), await findLineUsage(db, vesselId));
    // Bytes of files are written by themselves, and sooner.
    const file = { ...addUsage(NO_USAGE, await countMonthBytes(db, vesselId, now), now), dayBytes: 0 };
    governor.takeUsage({ file, line: file }, now);
    return governor;
  }

  async #readBudget(vesselId: VesselId): Promise<LineBudget> {
    return (await findPolicy(this.#ports.db, vesselId)).rules.line as LineBudget;
  }
}

export const LINE_GOVERNORS: ServiceKey<Pick<LineGovernors, 'get'>> = serviceKey('the governors of lines');
