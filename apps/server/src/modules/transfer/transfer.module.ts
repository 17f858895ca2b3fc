/** Moves files between ships and shore over the channels of the link. */
import { HUB_SERVICES } from '../../hub/index.ts';
import { SHIP_CHANNELS } from '../../ingest/index.ts';
import type { Module } from '../../platform/module/module.ts';
import { LINE_GOVERNORS, TRANSFER_PORT } from '../file/index.ts';
import { createPortFinder } from '../geo/index.ts';
import { LINE_STATES } from './line-state.ts';
import { createPortState } from './queue/port-state.ts';
import { createFileScanner } from './scan/file-scanner.ts';
import { TransferService } from './transfer.service.ts';

export const transferModule: Module = {
  name: 'transfer',
  register({ config, db, clock, bus, blobs, secretBox, logger, folder, services, disposables }) {
    const latest = services.get(HUB_SERVICES.latest);
    const service = new TransferService({
      ...{ db, clock, blobs, secretBox, logger, port: services.get(TRANSFER_PORT) },
      governorOf: (vesselId) => services.get(LINE_GOVERNORS).get(vesselId),
      partsFolder: (vesselId) => folder.path('exchange', String(vesselId)),
      scanner: config.fileScanner && createFileScanner(config.fileScanner, folder.path('scan')),
      isInPort: createPortState({ latest, portOf: createPortFinder(), now: () => clock.now() }),
    });
    services.provide(LINE_STATES, (vesselId) => service.lineStateOf(vesselId));
    disposables.adopt(service, (opened) => opened.close());
    services.get(SHIP_CHANNELS).serve('file', (vesselId, channel) => service.take(vesselId, channel));
    bus.subscribe('transfer.changed', ({ vesselId, transferIds }) => service.changed(vesselId, transferIds));
    bus.subscribe('vessel.changed', ({ vesselIds }) => service.vesselsChanged(vesselIds));
    bus.subscribe('vessel.removed', ({ vesselIds }) => {
      service
        .removed(vesselIds)
        .catch((err: unknown) => logger.warn({ err, vesselIds }, 'parts of files were not removed'));
    });
  },
};
