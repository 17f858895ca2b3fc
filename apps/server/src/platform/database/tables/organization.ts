/** Organisations and their folders. */
import type { FolderId, OrganizationId } from '@fms/domain/identity';
import type { Generated } from 'kysely';
import type { RevisionColumns } from './revision-columns.ts';

export interface OrganizationTable extends RevisionColumns {
  id: Generated<OrganizationId>;
  name: string;
  /** Key-value overrides of configuration keys, as JSON text. */
  customData: Generated<string>;
  /** Logo name; '1' is the default logo. */
  logo: Generated<string>;
  /** Whether Admin and Manager lose their level until they enable the second factor (§6). */
  twoFactorRequired: Generated<boolean>;
  /** Days for which raw readings are kept of vessels that name none themselves; 0 keeps them all. */
  retentionDays: Generated<number>;
}

export interface FolderTable extends RevisionColumns {
  id: Generated<FolderId>;
  organizationId: OrganizationId;
  parentId: FolderId | null;
  name: string;
}

export interface OrganizationTables {
  organization: OrganizationTable;
  folder: FolderTable;
}
