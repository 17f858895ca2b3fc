/** The form of a change of many vessels, and the change it stands for. */
import type { VesselBulkChange } from '@fms/contract/vessel';
import { type FolderId, type OrganizationId, toId, type UserId } from '@fms/domain/identity';
import { VESSEL_WORDS } from '@fms/domain/permission';
import { z } from 'zod';
import type { BulkKind } from './bulk-bar.tsx';

export const bulkForm = z
  .object({
    kind: z.enum(['folder', 'organization', 'expiry', 'access']),
    /** Null takes the vessels out of their folders. */
    folderId: z.int().nullable(),
    organizationId: z.int().nullable(),
    /** Empty: they do not expire, or the access has no end. */
    lastDay: z.union([z.literal(''), z.iso.date()]),
    userIds: z.array(z.string()),
    words: z.array(z.enum(VESSEL_WORDS)),
  })
  .superRefine(({ kind, organizationId, userIds }, context) => {
    const issue = { code: 'custom', message: 'FIELD_REQUIRED' } as const;
    if (kind === 'organization' && organizationId === null) context.addIssue({ ...issue, path: ['organizationId'] });
    if (kind === 'access' && userIds.length === 0) context.addIssue({ ...issue, path: ['userIds'] });
  });
type BulkFormValues = z.output<typeof bulkForm>;

export function createBulkForm(kind: BulkKind): BulkFormValues {
  return { kind, folderId: null, organizationId: null, lastDay: '', userIds: [], words: [] };
}

export function toBulkChange(values: BulkFormValues): VesselBulkChange {
  const { kind, folderId, organizationId, lastDay, userIds, words } = values;
  // The day itself still counts: it ends with midnight in UTC.
  const end = lastDay === '' ? null : `${lastDay}T23:59:59.000Z`;
  switch (kind) {
    case 'folder':
      return { folderId: folderId === null ? null : toId<FolderId>(folderId) };
    case 'organization':
      return organizationId === null ? {} : { organizationId: toId<OrganizationId>(organizationId) };
    case 'expiry':
      return { expiredDate: end };
    case 'access':
      return { access: { userIds: userIds.map((id) => toId<UserId>(Number(id))), words: [...words], until: end } };
  }
}
