/** Calls about the rights of people on vessels (§7.10, §9.12). */
import {
  assignUsersToVessel,
  assignUserToVessel,
  assignVesselsToUser,
  explainRight,
  getAllUserPermissions,
  getPermissionMatrix,
  getUsersFromVessel,
  getVesselsFromUser,
  previewPermissions,
  savePermissions,
} from '@fms/contract/permission';
import { VESSEL_WORDS, WORD_DESCRIPTIONS, WORD_LEVELS } from '@fms/domain/permission';
import type { Router } from '../../platform/http/router.ts';
import type { Assignments } from './assignment.service.ts';
import type { Changes } from './change.service.ts';
import type { Explanations } from './explanation.service.ts';
import type { Holdings } from './holding.service.ts';
import type { Matrix } from './matrix.service.ts';

export interface PermissionServices {
  assignments: Assignments;
  changes: Changes;
  explanations: Explanations;
  holdings: Holdings;
  matrix: Matrix;
}

const DICTIONARY = VESSEL_WORDS.map((name, place) => ({
  id: place + 1,
  name,
  description: WORD_DESCRIPTIONS[name],
  level: WORD_LEVELS[name],
}));

export function registerPermissionRoutes(router: Router, services: PermissionServices): void {
  const { assignments, changes, explanations, holdings, matrix } = services;
  router.route(getAllUserPermissions, async () => DICTIONARY);
  router.route(getUsersFromVessel, ({ caller, query }) => holdings.usersOf(caller, query.vesselId));
  router.route(getVesselsFromUser, ({ caller, query }) => holdings.vesselsOf(caller, query.userId));
  router.route(assignUserToVessel, ({ caller, body, from }) => assignments.assignOne(caller, body, from));
  router.route(assignUsersToVessel, ({ caller, body, from }) => assignments.setUsers(caller, body, from));
  router.route(assignVesselsToUser, ({ caller, body, from }) => assignments.setVessels(caller, body, from));
  router.route(explainRight, ({ caller, query }) => explanations.explain(caller, query));
  router.route(getPermissionMatrix, ({ caller, query }) => matrix.read(caller, query));
  router.route(previewPermissions, ({ caller, body }) => changes.preview(caller, body.changes, body.leaveUnmanaged));
  router.route(savePermissions, async ({ caller, body, from }) => {
    const { leaveUnmanaged } = body;
    return { changed: await changes.save(caller, async () => body.changes, { from, leaveUnmanaged }) };
  });
}
