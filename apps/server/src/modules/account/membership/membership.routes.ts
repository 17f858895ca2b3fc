/** Calls of §7.2 that make, change and remove users. */
import {
  changePassword,
  deactivateUser,
  deleteUser,
  editAccountInfomation,
  forgotPassword,
  generateInviteEmail,
  getAbilities,
  getAllRoles,
  getIpGeo,
  getUsers,
  inviteMany,
  listInvitations,
  reactivateUser,
  register,
  resetPassword,
  withdrawInvitation,
} from '@fms/contract/account';
import { getUsersFromOrganization } from '@fms/contract/organization';
import type { AppSetting } from '@fms/contract/setting';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { Router } from '../../../platform/http/router.ts';
import type { FirstHourService } from '../../first-hour/index.ts';
import { computeAbilities } from './ability.service.ts';
import type { IpPlaces } from './ip-place.service.ts';
import type { MembershipService } from './membership.service.ts';

export interface MembershipRoutes {
  membership: MembershipService;
  places: IpPlaces;
  setting: Pick<AppSetting, 'functionLimit'>;
  firstHour: Pick<FirstHourService, 'isOpen'>;
}

export function registerMembershipRoutes(
  router: Router,
  { membership, places, setting, firstHour }: MembershipRoutes,
): void {
  const { passwords, invitations, profiles, users } = membership;
  router.routePublic(forgotPassword, ({ query, from, host }) => passwords.forgot(query.email, { from, host }));
  router.routePublic(resetPassword, ({ body, from }) => passwords.reset(body, from));
  router.routePublic(register, ({ body, from }) => invitations.register(body, from));
  router.route(generateInviteEmail, ({ caller, body, from, host }) => invitations.invite(caller, body, { from, host }));
  router.route(inviteMany, ({ caller, body, from, host }) => invitations.inviteMany(caller, body, { from, host }));
  router.route(listInvitations, ({ caller }) => invitations.list(caller));
  router.route(withdrawInvitation, ({ caller, query, from }) => invitations.withdraw(caller, query.email, from));
  router.route(deactivateUser, ({ caller, body, from }) => users.deactivate(caller, body, from));
  router.route(reactivateUser, ({ caller, body, from }) => users.reactivate(caller, body.userId, from));
  router.route(changePassword, ({ caller, body, from }) => passwords.change(caller, body, from));
  router.route(editAccountInfomation, ({ caller, body, from }) => profiles.edit(caller, body, from));
  router.route(getUsers, ({ caller, query }) => users.list(caller, query));
  router.route(getUsersFromOrganization, ({ caller, query }) => users.list(caller, query));
  router.route(deleteUser, ({ caller, query, from }) => users.remove(caller, query.userId, from));
  router.route(getAllRoles, async ({ caller }) => users.roles(caller));
  router.route(getAbilities, async ({ caller }) => ({
    ...computeAbilities(caller, setting),
    firstHour: caller.level === LEVEL_ADMIN && (await firstHour.isOpen()),
  }));
  router.route(getIpGeo, ({ from }) => places.of(from));
}
