/** Calls of §7.2 that make, change and remove users. */
import {
  type AppSetting,
  changePassword,
  deleteUser,
  editAccountInfomation,
  forgotPassword,
  generateInviteEmail,
  getAbilities,
  getAllRoles,
  getIpGeo,
  getUsers,
  register,
  resetPassword,
} from '@fms/contract';
import type { Door } from '../../../platform/http/door.ts';
import { abilitiesOf } from './ability.service.ts';
import type { IpPlaces } from './ip-place.service.ts';
import type { MembershipService } from './membership.service.ts';

export interface MembershipRoutes {
  membership: MembershipService;
  places: IpPlaces;
  setting: Pick<AppSetting, 'functionLimit'>;
}

export function mountMembership(door: Door, { membership, places, setting }: MembershipRoutes): void {
  const { passwords, invitations, profiles, users } = membership;
  door.open(forgotPassword, ({ query, from, host }) => passwords.forgot(query.email, { from, host }));
  door.open(resetPassword, ({ body, from }) => passwords.reset(body, from));
  door.open(register, ({ body, from }) => invitations.register(body, from));
  door.mount(generateInviteEmail, ({ caller, body, from, host }) => invitations.invite(caller, body, { from, host }));
  door.mount(changePassword, ({ caller, body, from }) => passwords.change(caller, body, from));
  door.mount(editAccountInfomation, ({ caller, body, from }) => profiles.edit(caller, body, from));
  door.mount(getUsers, ({ caller, query }) => users.list(caller, query));
  door.mount(deleteUser, ({ caller, query, from }) => users.remove(caller, query.userId, from));
  door.mount(getAllRoles, async ({ caller }) => users.roles(caller));
  door.mount(getAbilities, async ({ caller }) => abilitiesOf(caller, setting));
  door.mount(getIpGeo, ({ from }) => places.of(from));
}
