import { DEFAULT_FILE_POLICY, type FilePolicy } from '@fms/contract/file';
import { toId, type VesselId } from '@fms/domain/identity';
import { LINE_ACCOUNTS } from '@fms/domain/transfer';

const NO_USE = Object.fromEntries(LINE_ACCOUNTS.map((account) => [account, { dayBytes: 0, monthBytes: 0 }]));

/** The policy of a vessel for which none was set and nothing was used, but for what is given. */
export function buildFilePolicy({
  used,
  ...given
}: Partial<Omit<FilePolicy, 'used'>> & { used?: Partial<FilePolicy['used']> } = {}): FilePolicy {
  return {
    vesselId: toId<VesselId>(1),
    ...DEFAULT_FILE_POLICY,
    used: { storeBytes: 0, monthBytes: 0, line: NO_USE as FilePolicy['used']['line'], ...used },
    ...{ revision: 0, changedAt: null, changedBy: null },
    ...given,
  };
}
