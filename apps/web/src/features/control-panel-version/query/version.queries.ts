/** What the pages of versions ask, and the calls that change them. */

import type { Version } from '@fms/contract/version';
import * as versions from '@fms/contract/version';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { sendTo } from '../../../api/ask-query.ts';
import { call, callPaged, download } from '../../../api/index.ts';
import { messages } from '../../../message/index.ts';
import { useAction } from '../../../ui/form/use-action.ts';

/** Releases shown on one page. */
export const RELEASES_A_PAGE = 500;
const REFRESH_MS = 30_000;

export const versionQueries = {
  releases: (offset = 0) =>
    queryOptions({
      queryKey: ['version', 'releases', offset],
      queryFn: ({ signal }) =>
        callPaged(versions.getAllVersions, {
          query: { offset: String(offset), limit: String(RELEASES_A_PAGE) },
          signal,
        }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  running: () =>
    queryOptions({
      queryKey: ['version', 'running'],
      queryFn: ({ signal }) => call(versions.getRunningVersions, { signal }),
      refetchInterval: REFRESH_MS,
    }),
};

export const versionCalls = {
  add: sendTo(versions.addVersion),
  edit: sendTo(versions.editVersion),
  remove: (id: number) => call(versions.deleteVersion, { params: { id } }),
  putFile: (id: number, file: File) =>
    call(versions.putVersionFile, { query: { id: String(id), name: file.name }, body: file }),
  readFile: (id: number) => download(versions.getVersionFile, { query: { id: String(id) } }),
  choose: sendTo(versions.setVersionTarget),
};

/** Asks anew what a change of versions may be seen in. */
export function useRefreshVersions(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['version'] });
}

/** A change of versions without a form. */
export const useVersionAction = <Given>(run: (given: Given) => Promise<unknown>, onDone?: () => void) =>
  useAction({ run, says: () => messages.saved, refresh: useRefreshVersions(), ...(onDone && { onDone }) });

/** `1.4.221+9f3c2a1` of a release by its id. */
export function findRelease(releases: readonly Version[], id: number | null): Version | undefined {
  return id === null ? undefined : releases.find((release) => release.id === id);
}
