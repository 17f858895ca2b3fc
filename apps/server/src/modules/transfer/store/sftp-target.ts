/** Where the gateway of a vessel delivers files on the ship's own network, of the admin setting (§3). */

import { type SftpTarget, sftpTarget } from '@fms/contract/transfer';
import { adminSetting } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import type { Db } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret/secret-box.ts';
import { formatAdminSecretPurpose } from '../../vessel/index.ts';

/** Null where the setting names no port, or no host, or what it holds cannot be used. */
export async function findSftpTarget(
  db: Db,
  secretBox: Pick<SecretBox, 'open'>,
  vesselId: VesselId,
): Promise<SftpTarget | null> {
  const row = await db.selectFrom('vessel').select('adminSetting').where('id', '=', vesselId).executeTakeFirst();
  const parsed = adminSetting.safeParse(row?.adminSetting ?? {});
  if (!parsed.success || parsed.data.sftpPort === '') return null;
  const { sftpPort, sftpHost, shipViewServerIp, sftpUserName, sftpPassword, sftpKey } = parsed.data;
  const open = (sealed: string, secret: 'sftpPassword' | 'sftpKey') =>
    sealed === '' ? '' : secretBox.open(sealed, formatAdminSecretPurpose(vesselId, secret));
  const host = sftpHost || shipViewServerIp;
  const target = sftpTarget.safeParse({
    ...{ host, port: Number(sftpPort), userName: sftpUserName },
    ...{ password: open(sftpPassword, 'sftpPassword'), key: open(sftpKey, 'sftpKey') },
  });
  return target.success && host !== '' ? target.data : null;
}
