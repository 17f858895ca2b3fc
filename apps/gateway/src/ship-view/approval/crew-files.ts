/** What the page on board shows of files: those of the shore that wait for a person, and what files cost the line. */
import type { AccountUse, FileHead } from '@fms/contract/transfer';
import { formatBytes } from '@fms/domain/format';
import type { LineAccount } from '@fms/domain/transfer';
import type { FileDecision } from '../../exchange/approval/file-approval.ts';

/** Digits of a SHA-256 that are shown at each end of it. */
const SHOWN_DIGITS = 4;

export interface CrewFiles {
  listHeld(): FileHead[];
  /** False where the file with these bytes does not wait any more. */
  decide(transferId: number, sha256: string, decision: FileDecision): boolean;
  usage(account: LineAccount): AccountUse;
}

/** Each with its whole SHA-256, which is given back with the decision on it. */
export function listFiles(files: CrewFiles) {
  return files.listHeld().map(({ transferId, path, sizeBytes, sha256 }) => ({
    ...{ transfer: transferId, path, sha256, size: formatBytes(sizeBytes) },
    hash: `${sha256.slice(0, SHOWN_DIGITS)} … ${sha256.slice(-SHOWN_DIGITS)}`,
  }));
}

const SHOWN_ACCOUNTS: readonly (readonly [name: string, account: LineAccount])[] = [
  ['The line', 'line'],
  ['Files', 'file'],
  ['Screens', 'ship-view'],
  ['Cameras', 'camera'],
];

/** `Files: 12.0 MB today, 0.34 GB of 2.00 GB this month.`, and the same of the line as a whole, of screens and cameras. */
export function sayUse(files: CrewFiles): string {
  const of = (used: number, most: number | null) =>
    most === null ? formatBytes(used) : `${formatBytes(used)} of ${formatBytes(most)}`;
  const lines = SHOWN_ACCOUNTS.map(([name, account]) => {
    const { dayBytes, monthBytes, mostDayBytes, mostMonthBytes } = files.usage(account);
    return `${name}: ${of(dayBytes, mostDayBytes)} today, ${of(monthBytes, mostMonthBytes)} this month.`;
  });
  return lines.join('\n');
}
