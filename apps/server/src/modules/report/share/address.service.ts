/** What outsiders read: by an address, each use recorded, until it ends or is revoked. */
import type { ReportAddress } from '@fms/contract/report';
import { toWireTime } from '@fms/contract/scalar';
import { type Caller, createUnknownFailure } from '../../../platform/access/caller.ts';
import { createAnonymousActor, recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { ReportAddressRow } from '../../../platform/database/tables/background/report.ts';
import { Failure } from '../../../platform/failure/failure.ts';
import type { FileAnswer } from '../../../platform/http/bytes/file-response.ts';
import type { Asked, ReportPorts } from '../port/report-ports.ts';
import { findRun } from '../run/run.repository.ts';
import type { RunService } from '../run/run.service.ts';
import { toFile } from '../run/run-wire.ts';
import { countUse, findAddress, findAddressByHash, listAddresses, revokeAddress } from './address.repository.ts';
import { hashAddress } from './report-sender.service.ts';

export interface AddressPorts extends Pick<ReportPorts, 'db' | 'clock' | 'blobs'> {
  readonly runs: Pick<RunService, 'require'>;
}

export function createAddressService({ db, clock, blobs, runs }: AddressPorts) {
  return {
    async list(caller: Caller, runId: number): Promise<ReportAddress[]> {
      await runs.require(caller, runId);
      return (await listAddresses(db, runId)).map(toAddress);
    },

    async revoke({ caller, from }: Asked, id: number): Promise<ReportAddress> {
      const address = await findAddress(db, id);
      if (!address) throw createUnknownFailure(caller, 'This address');
      await runs.require(caller, address.runId);
      return db.transaction().execute(async (tx) => {
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'report-address.revoked' };
        await recordAudit(tx, { ...entry, subject: `report:${address.runId}`, new: { email: address.email } });
        return toAddress(await revokeAddress(tx, id, clock.now()));
      });
    },

    /** Throws `expired` for an address that ended, was revoked, or never was: they look the same from outside. */
    async open(secret: string, from: string): Promise<FileAnswer> {
      const address = await findAddressByHash(db, hashAddress(secret));
      const ended = () => new Failure('expired', 'This address of a report has ended: ask who sent it for another.');
      if (!address || address.revokedMs !== null || address.untilMs <= clock.now()) throw ended();
      const row = await findRun(db, address.runId);
      if (!row) throw ended();
      const record = () =>
        db.transaction().execute(async (tx) => {
          await countUse(tx, address.id, clock.now());
          const entry = { at: clock.now(), ...createAnonymousActor(address.email), from, what: 'report-address.used' };
          await recordAudit(tx, { ...entry, subject: `report:${row.id}`, new: { email: address.email } });
        });
      return toFile(row, record, blobs);
    },
  };
}
export type AddressService = ReturnType<typeof createAddressService>;

function toAddress({ id, email, untilMs, revokedMs, uses, lastUsedMs }: ReportAddressRow): ReportAddress {
  const lastUsedAt = lastUsedMs === null ? null : toWireTime(lastUsedMs);
  return { id, email, until: toWireTime(untilMs), isRevoked: revokedMs !== null, uses, lastUsedAt };
}
