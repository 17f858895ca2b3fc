/** The calls of files (§7.10), of the queue of the line, of tickets and of the policy. */
import {
  approveTransfer,
  askFileTicket,
  changeTransfer,
  downloadByTicket,
  downloadFile,
  fetchFile,
  getFileIntegrityStatus,
  getFilePolicy,
  getFileQueue,
  getFileVersions,
  LISTED_AT_HEADER,
  listFiles,
  sendFile,
  setFilePolicy,
  uploadChunk,
  uploadFileToSv,
} from '@fms/contract/file';
import { toWireTime } from '@fms/contract/scalar';
import type { Router } from '../../platform/http/router.ts';
import type { FileDownloadService } from './list/file-download.service.ts';
import type { FileListService } from './list/file-list.service.ts';
import type { FilePolicyService } from './policy/file-policy.service.ts';
import type { TransferFetchService } from './transfer/transfer-fetch.service.ts';
import type { TransferQueueService } from './transfer/transfer-queue.service.ts';
import type { TransferSendService } from './transfer/transfer-send.service.ts';
import type { FileUploadService } from './upload/file-upload.service.ts';

interface FileServices {
  readonly lists: FileListService;
  readonly downloads: FileDownloadService;
  readonly uploads: FileUploadService;
  readonly fetches: TransferFetchService;
  readonly sends: TransferSendService;
  readonly queue: TransferQueueService;
  readonly policies: FilePolicyService;
}

export function registerFileRoutes(router: Router, services: FileServices): void {
  registerContentRoutes(router, services);
  const { fetches, sends, queue, policies } = services;
  router.route(fetchFile, ({ caller, from, body }) => fetches.fetch(caller, from, body));
  router.route(sendFile, ({ caller, from, body }) => sends.send({ caller, from }, body));
  router.route(getFileQueue, ({ caller, query }) => fetches.list(caller, query.vesselId));
  router.route(changeTransfer, ({ caller, from, body }) => queue.change(caller, from, body));
  router.route(approveTransfer, ({ caller, from, body }) => queue.approve(caller, from, body));
  router.route(getFilePolicy, ({ caller, query }) => policies.read(caller, query.vesselId));
  router.route(setFilePolicy, ({ caller, from, body }) => policies.set(caller, from, body));
}

function registerContentRoutes(router: Router, { lists, downloads, uploads }: FileServices): void {
  router.route(listFiles, async ({ caller, body, tell }) => {
    const { entries, listedMs } = await lists.list(caller, body.vesselId, body.directory);
    if (listedMs !== undefined) tell(LISTED_AT_HEADER, toWireTime(listedMs));
    return entries;
  });
  router.route(getFileVersions, ({ caller, query }) => lists.versions(caller, query.fileId));
  router.route(downloadFile, ({ caller, from, params }) =>
    downloads.byPath(caller, from, params.vesselId, params.filePath),
  );
  router.route(askFileTicket, async ({ caller, body }) => {
    const { ticket, until } = await downloads.issue(caller, body.fileId);
    return { address: downloadByTicket.path.replace('{ticket}', ticket), until };
  });
  router.routePublic(downloadByTicket, ({ params, from }) => downloads.byTicket(params.ticket, from));
  router.route(uploadFileToSv, ({ caller, from, params, body }) =>
    uploads.whole({ caller, from, vesselId: params.vesselId }, body.fields.directory, body.files),
  );
  router.route(uploadChunk, ({ caller, from, params, body }) =>
    uploads.part({ caller, from, vesselId: params.vesselId }, body.fields, body.files),
  );
  router.route(getFileIntegrityStatus, ({ caller, from, params, query }) =>
    uploads.status({ caller, from, vesselId: params.vesselId }, query),
  );
}
