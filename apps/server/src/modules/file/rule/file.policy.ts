/** Who may let a file go on board (§7.10): a second person, also where one of the two acts in the name of another user. */
import type { Caller } from '../../../platform/access/caller.ts';
import type { FileTransferRow } from '../../../platform/database/tables/file.ts';
import { forbidden } from '../../../platform/failure/failure.ts';

type Sender = Pick<FileTransferRow, 'accountId' | 'actingId'>;

/** Not the account that sent it, nor an admin who sent it in another's name, nor either of them behind another account. */
export function isSecondPerson({ userId, impersonatedBy }: Caller, { accountId, actingId }: Sender): boolean {
  const senders = [accountId, actingId].filter((id) => id !== null);
  return (
    senders.length > 0 && !senders.includes(userId) && (impersonatedBy === null || !senders.includes(impersonatedBy))
  );
}

/** @throws {Failure} `forbidden` for the sender, and where it is no longer known who that was */
export function requireSecondPerson(caller: Caller, sender: Sender): void {
  if (!isSecondPerson(caller, sender)) throw forbidden('A file is approved by another person than its sender.');
}
