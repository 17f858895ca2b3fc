/** Offers releases with their files, and what runs where. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { LINK_STATE } from '../link/index.ts';
import { createRunningVersionService } from './running-version.service.ts';
import { registerVersionRoutes } from './version.routes.ts';
import { createVersionService } from './version.service.ts';
import { createVersionFileService } from './version-file.service.ts';
import { createVersionTargetService } from './version-target.service.ts';

export const versionModule: Module = {
  name: 'version',
  register({ config, db, clock, blobs, services, web }) {
    const rights = services.get(VESSEL_RIGHTS);
    const ports = { db, clock, blobs, rights, links: services.get(LINK_STATE) };
    registerVersionRoutes(web.router, {
      versions: createVersionService(ports),
      files: createVersionFileService(ports),
      running: createRunningVersionService({ ...ports, startedMs: clock.now(), build: config.build }),
      targets: createVersionTargetService(ports),
    });
  },
};
