/** Listings of a vessel's files, the queue of its line and its policy; what people do with them. */
import type { AnswerOf, QueryInputOf } from '@fms/contract/endpoint';
import {
  approveTransfer,
  askFileTicket,
  changeTransfer,
  downloadByTicket,
  fetchFile,
  getFileIntegrityStatus,
  getFilePolicy,
  getFileQueue,
  getFileVersions,
  listFiles,
  sendFile,
  setFilePolicy,
  uploadChunk,
} from '@fms/contract/file';
import type { VesselId } from '@fms/domain/identity';
import { queryOptions } from '@tanstack/react-query';
import { askVessel, sendTo } from '../../api/ask-query.ts';
import { call, download } from '../../api/index.ts';

/** Without the hub, which tells of each change while it is connected. */
const QUEUE_INTERVAL_MS = 4_000;
const LIST_INTERVAL_MS = 15_000;
/** Beside the hub, for a word of it that was lost. */
const CHECK_INTERVAL_MS = 60_000;

/** Where a file lies, and its versions. */
export type OpenedFile = AnswerOf<typeof getFileVersions>;

const params = (vesselId: VesselId) => ({ vesselId: Number(vesselId) });

export const fileQueries = {
  /** All of a vessel, as a key to ask again by. */
  ofVessel: (vesselId: VesselId) => ['file', vesselId] as const,
  /** `directory` begins with the name of a tree; empty, it holds the trees themselves. `isTold`: the hub tells changes. */
  list: (vesselId: VesselId, directory: string, isTold = false) =>
    queryOptions({
      queryKey: [...fileQueries.ofVessel(vesselId), 'list', directory],
      queryFn: ({ signal }) => call(listFiles, { body: { vesselId, directory }, signal }),
      refetchInterval: isTold ? CHECK_INTERVAL_MS : LIST_INTERVAL_MS,
      meta: { keep: true },
    }),
  /** What waits and moves in the order of the line, then what ended within 24 h. */
  queue: (vesselId: VesselId, isTold = false) => ({
    ...askVessel([...fileQueries.ofVessel(vesselId), 'queue'], getFileQueue, vesselId),
    refetchInterval: isTold ? CHECK_INTERVAL_MS : QUEUE_INTERVAL_MS,
    meta: { keep: true },
  }),
  policy: (vesselId: VesselId) => ({
    ...askVessel([...fileQueries.ofVessel(vesselId), 'policy'], getFilePolicy, vesselId),
    meta: { keep: true },
  }),
  versions: (vesselId: VesselId, fileId: number) =>
    queryOptions({
      queryKey: [...fileQueries.ofVessel(vesselId), 'version', fileId],
      queryFn: ({ signal }) => call(getFileVersions, { query: { fileId: String(fileId) }, signal }),
      // A file that is gone does not come back.
      retry: false,
    }),
};

export const fileCalls = {
  fetch: sendTo(fetchFile),
  send: sendTo(sendFile),
  change: sendTo(changeTransfer),
  approve: sendTo(approveTransfer),
  savePolicy: sendTo(setFilePolicy),
  askTicket: (fileId: number) => call(askFileTicket, { body: { fileId } }),
  /** The first bytes of a version, or all of it. The address it comes from is good for this once. */
  async read(fileId: number, mostBytes: number | undefined, signal: AbortSignal): Promise<Blob> {
    const { address } = await fileCalls.askTicket(fileId);
    const ticket = address.slice(address.lastIndexOf('/') + 1);
    return download(downloadByTicket, { params: { ticket }, signal, firstBytes: mostBytes });
  },
  uploaded: (vesselId: VesselId, query: QueryInputOf<typeof getFileIntegrityStatus>, signal: AbortSignal) =>
    call(getFileIntegrityStatus, { params: params(vesselId), query, signal }),
  uploadPart: (vesselId: VesselId, form: FormData, signal: AbortSignal) =>
    call(uploadChunk, { params: params(vesselId), body: form as never, signal }),
};
