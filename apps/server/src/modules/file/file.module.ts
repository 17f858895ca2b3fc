/** Offers the files of vessels ashore, and to the link the queue of what goes over the line. */
import { AUTHENTICATOR } from '../../platform/access/authenticator.ts';
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module, ModuleContext } from '../../platform/module/module.ts';
import { registerFileRoutes } from './file.routes.ts';
import { createFileKeeper } from './keep/file-keeper.service.ts';
import { LINE_GOVERNORS, LineGovernors } from './line/line-governors.service.ts';
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
/** A stop of the machine costs the count of so long. */
const SAVE_INTERVAL_MS = 10_000;

export const fileModule: Module = {
  name: 'file',
  register(context) {
    const { db, clock, blobs, bus, jobs, services, web } = context;
    const rights = services.get(VESSEL_RIGHTS);
    const keeper = createFileKeeper({ db, clock, blobs, bus });
    const ports = { db, clock, blobs, bus, rights, keeper };
    const governors = openGovernors(context);
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
      policies: createFilePolicyService({ ...ports, governors }),
    });
  },
};

function openGovernors({ db, clock, bus, jobs, services, disposables }: ModuleContext): LineGovernors {
  const governors = new LineGovernors({ db, clock });
  services.provide(LINE_GOVERNORS, governors);
  disposables.defer(() => governors.save());
  jobs.add({ name: 'bytes over the lines', intervalMs: SAVE_INTERVAL_MS, run: () => governors.save() });
  bus.subscribe('vessel.removed', ({ vesselIds }) => {
    for (const vesselId of vesselIds) governors.forget(vesselId);
  });
  return governors;
}
