/** The admin setting of a vessel as its gateway needs it: the one place where the password of a screen is opened. */
import { type DeskSetting, deskSetting } from '@fms/contract/ship-view';
import { adminSetting } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import type { Db } from '../../../platform/database/database.ts';
import type { SecretBox } from '../../../platform/secret/secret-box.ts';
import { formatAdminSecretPurpose } from '../../vessel/index.ts';
import { findAdminSettings } from '../store/session.repository.ts';

/** Null where none is set. @throws {Error} where the secret was sealed under another key */
export async function readDeskSetting(
  db: Db,
  box: Pick<SecretBox, 'open'>,
  vesselId: VesselId,
): Promise<DeskSetting | null> {
  const [row] = await findAdminSettings(db, [vesselId]);
  const stored = row?.adminSetting ?? null;
  if (stored === null) return null;
  const { vncPassword: sealed } = stored as { vncPassword?: unknown };
  const isSet = typeof sealed === 'string' && sealed !== '';
  const vncPassword = isSet ? box.open(sealed, formatAdminSecretPurpose(vesselId, 'vncPassword')) : '';
  return deskSetting.parse({ ...adminSetting.parse({ ...stored, vncPassword: '', secretsSet: [] }), vncPassword });
}
