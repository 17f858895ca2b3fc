/**
 * Ids on the wire: positive integers, branded so that a vessel's id does not compile into a tag's.
 * `id` reads a JSON number, `queryId` the text of a query string or path.
 */
import type { AlarmId, FolderId, OrganizationId, TagId, UserId, VesselId } from '@fms/domain/identity';
import { z } from 'zod';

function id<Id extends number>(): z.ZodType<Id, number> {
  return z.int().positive() as unknown as z.ZodType<Id, number>;
}

function queryId<Id extends number>(): z.ZodType<Id, string> {
  return z.coerce.number().int().positive() as unknown as z.ZodType<Id, string>;
}

export const vesselId = id<VesselId>();
export const tagId = id<TagId>();
export const organizationId = id<OrganizationId>();
export const folderId = id<FolderId>();
export const userId = id<UserId>();
export const alarmId = id<AlarmId>();

export const queryVesselId = queryId<VesselId>();
export const queryTagId = queryId<TagId>();
export const queryOrganizationId = queryId<OrganizationId>();
export const queryUserId = queryId<UserId>();
