/** What the access matrix asks: a page of it, the effect of changes, and why a cell is as it is. */
import { explainRight, getPermissionMatrix, type PermissionChange, previewPermissions } from '@fms/contract/permission';
import type { UserId, VesselId } from '@fms/domain/identity';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

/** Begins the key of all of them. */
export const PERMISSION_KEY = ['permission'] as const;

/** Which users and vessels are asked for. */
export interface MatrixPage {
  /** An organisation's id. */
  readonly organizationId?: string;
  readonly userSearch?: string;
  readonly vesselSearch?: string;
  readonly userOffset: number;
  readonly vesselOffset: number;
}

export const matrixQueries = {
  page: (page: MatrixPage) =>
    queryOptions({
      queryKey: [...PERMISSION_KEY, 'matrix', page],
      queryFn: ({ signal }) => call(getPermissionMatrix, { query: { ...page }, signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  preview: (changes: readonly PermissionChange[]) =>
    queryOptions({
      queryKey: [...PERMISSION_KEY, 'preview', changes],
      queryFn: ({ signal }) =>
        call(previewPermissions, { body: { changes: [...changes], leaveUnmanaged: false }, signal }),
      enabled: changes.length > 0,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  why: (userId: UserId, vesselId: VesselId) =>
    queryOptions({
      queryKey: [...PERMISSION_KEY, 'why', userId, vesselId],
      queryFn: ({ signal }) =>
        call(explainRight, { query: { userId: String(userId), vesselId: String(vesselId) }, signal }),
      staleTime: 0,
    }),
};
