/** Offers the files of vessels ashore, and to the link the queue of what goes over the line. */
import { AUTHENTICATOR } from '../../platform/access/authenticator.ts';
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { registerFileRoutes } from './file.routes.ts';
import { createFileKeeper } from './keep/file-keeper.service.ts';
import { createFileDownloadService } from './list/file-download.service.ts';
import { createFileListService } from './list/file-list.service.ts';
import { createFilePolicyService } from './policy/file-policy.service.ts';
import { createFileRetentionService } from './policy/file-retention.service.ts';
import { createTransferFetchService } from './transfer/transfer-fetch.service.ts';
import { createTransferPort } from './transfer/transfer-port.service.ts';
import { TRANSFER_PORT } from './transfer/transfer-port.ts';
import { createTransferQueueService } from './transfer/transfer-queue.service.ts';
import { createTransferSendService } from './transfer/transfer-send.service.ts';
import { createFileUploadService, FILE_UPLOADS } from './upload/file-upload.service.ts';

const SWEEP_INTERVAL_MS = 6 * 3_600_000;

export const fileModule: Module = {
  name: 'file',
  register({ db, clock, blobs, bus, jobs, services, web }) {
    const rights = services.get(VESSEL_RIGHTS);
    const keeper = createFileKeeper({ db, clock, blobs, bus });
    const ports = { db, clock, blobs, bus, rights, keeper };
    const retention = createFileRetentionService(ports);
    services.provide(TRANSFER_PORT, createTransferPort(ports));
    jobs.add({
      name: 'file retention',
      intervalMs: SWEEP_INTERVAL_MS,
      durable: { settleMs: 0 },
      run: () => retention.sweep(),
    });
    const uploads = services.provide(FILE_UPLOADS, createFileUploadService(ports));
    registerFileRoutes(web.router, {
      lists: createFileListService(ports),
      downloads: createFileDownloadService({ ...ports, authenticator: services.get(AUTHENTICATOR) }),
      uploads,
      fetches: createTransferFetchService(ports),
      sends: createTransferSendService(ports),
      queue: createTransferQueueService(ports),
      policies: createFilePolicyService(ports),
    });
  },
};
