/** Rows of files that are kept no longer, and the names of bytes that rows hold. */
import type { VesselId } from '@fms/domain/identity';
import { isEnded, TRANSFER_STATES } from '@fms/domain/transfer';
import type { Db } from '../../../platform/database/database.ts';
import type { VesselFileRow } from '../../../platform/database/tables/file.ts';

const OPEN_STATES = TRANSFER_STATES.filter((state) => !isEnded(state));

/** Of every vessel, deleted ones that can be brought back among them. */
export async function listVesselIds(db: Db): Promise<VesselId[]> {
  const rows = await db.selectFrom('vessel').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export interface KeptVersion
  extends Pick<VesselFileRow, 'id' | 'tree' | 'pathFold' | 'version' | 'sha256' | 'sizeBytes' | 'storedMs'> {
  /** A transfer still needs it. */
  readonly isMoving: boolean;
}

/** Every version of every name, by name. */
export async function listAllVersions(db: Db, vesselId: VesselId): Promise<KeptVersion[]> {
  const rows = await db
    .selectFrom('vesselFile')
    .select(['id', 'tree', 'pathFold', 'version', 'sha256', 'sizeBytes', 'storedMs'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('fileTransfer')
          .select('fileTransfer.id')
          .whereRef('fileTransfer.fileId', '=', 'vesselFile.id')
          .where('fileTransfer.state', 'in', OPEN_STATES),
      ).as('isMoving'),
    )
    .where('vesselId', '=', vesselId)
    .orderBy('tree')
    .orderBy('pathFold')
    .orderBy('version')
    .execute();
  return rows.map((row) => ({ ...row, isMoving: Boolean(row.isMoving) }));
}

/** Names of all bytes that a file or a part of an upload to the vessel has. */
export async function listNamedBlobs(db: Db, vesselId: VesselId): Promise<Set<string>> {
  const files = await db.selectFrom('vesselFile').select('blob').where('vesselId', '=', vesselId).execute();
  const parts = await db
    .selectFrom('filePart')
    .innerJoin('fileUpload', 'fileUpload.id', 'filePart.uploadId')
    .select('filePart.blob')
    .where('fileUpload.vesselId', '=', vesselId)
    .execute();
  return new Set([...files, ...parts].flatMap(({ blob }) => (blob === null ? [] : [blob])));
}
