/** Offers releases with their files, and what runs where. */
import type { Module } from '../../platform/module/module.ts';
import { LINK_STATE } from '../link/index.ts';
import { createRunningVersionService } from './running-version.service.ts';
import { registerVersionRoutes } from './version.routes.ts';
import { createVersionService } from './version.service.ts';
import { createVersionFileService } from './version-file.service.ts';

export const versionModule: Module = {
  name: 'version',
  register({ config, db, clock, blobs, services, web }) {
    const ports = { db, clock, blobs, links: services.get(LINK_STATE) };
    registerVersionRoutes(web.router, {
      versions: createVersionService(ports),
      files: createVersionFileService(ports),
      running: createRunningVersionService({ ...ports, startedMs: clock.now(), build: config.build }),
    });
  },
};
