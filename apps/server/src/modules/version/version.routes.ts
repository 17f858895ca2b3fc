/** The calls of releases (§7.7), of their files, and of what runs where. */
import { endpoints } from '@fms/contract/api';
import type { Router } from '../../platform/http/router.ts';
import type { RunningVersionService } from './running-version.service.ts';
import type { VersionService } from './version.service.ts';
import type { VersionFileService } from './version-file.service.ts';
import type { VersionTargetService } from './version-target.service.ts';

interface VersionServices {
  readonly versions: VersionService;
  readonly files: VersionFileService;
  readonly running: RunningVersionService;
  readonly targets: VersionTargetService;
}

export function registerVersionRoutes(router: Router, { versions, files, running, targets }: VersionServices): void {
  router.route(endpoints.getAllVersions, async ({ query, total }) => {
    const page = await versions.list(query);
    total(page.total);
    return page.versions;
  });
  router.route(endpoints.addVersion, ({ caller, from, body }) => versions.add(caller, from, body));
  router.route(endpoints.editVersion, ({ caller, from, body }) => versions.edit(caller, from, body));
  router.route(endpoints.deleteVersion, ({ caller, from, params }) => versions.remove(caller, from, params.id));
  router.route(endpoints.putVersionFile, ({ caller, from, query, body }) =>
    files.put(caller, from, query.id, query.name, body),
  );
  router.route(endpoints.getVersionFile, ({ query }) => files.read(query.id));
  router.route(endpoints.getRunningVersions, ({ caller }) => running.overview(caller));
  router.route(endpoints.setVersionTarget, ({ caller, from, body }) => targets.choose(caller, from, body));
}
