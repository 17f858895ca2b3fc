/** A row of the table of rights, and what its rows are made of. */
import type { editAccountInfomation } from '@fms/contract/account';
import type { BodyOf } from '@fms/contract/endpoint';
import type { OrganizationFixture } from '../two-organizations.ts';

export interface RightRequest {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface RightRow {
  /**
   * `unscoped`: concerns the caller or the installation, so that the level alone decides. `refused`: names what
   * belongs to an organisation, and is refused for another's. `filtered`: a list that leaves out what is another's.
   */
  scope: 'unscoped' | 'refused' | 'filtered';
  /** Refused to normal users even in their own organisation. */
  aboveUsers?: true;
  /** Answers admins about a deleted vessel; every other call about one is refused to all. */
  tellsOfRemoved?: true;
  ask(of: OrganizationFixture, as: 'manager' | 'admin'): RightRequest;
  /** For lists: the ids of vessels or organisations in an answer. */
  seen?(answer: never): number[];
}

export const period = { fromTime: '2026-11-01T00:00:00.000Z', toTime: '2026-11-02T00:00:00.000Z' };
export const limits = { alarmLevel: 1, emergencyLevel: null, reverse: false, delaySeconds: 0, deadBand: 0 };
export const nothing = (): RightRequest => ({});
export const wide = {
  topLeftLatitude: 80,
  topLeftLongitude: -170,
  bottomRightLatitude: -80,
  bottomRightLongitude: 170,
};
/** Bodies that are right in form and wrong in content: rights are asked before. */
export const wrongPasswords = { oldPassword: 'x', newPassword: 'x', confirmPassword: 'x' };

export const alone = (ask: RightRow['ask'] = nothing): RightRow => ({ scope: 'unscoped', ask });
export const ofVessel = (more: Record<string, unknown> = {}): RightRow => ({
  scope: 'refused',
  ask: ({ vesselId }) => ({ query: { vesselId, ...more } }),
});
export const listed = (seen: (answer: never) => number[], ask: RightRow['ask'] = nothing): RightRow => ({
  scope: 'filtered',
  ask,
  seen,
});
export const listVesselIds = (answer: readonly { vesselId: number }[]) => answer.map(({ vesselId }) => vesselId);

export function createProfile({ member, organizationId }: OrganizationFixture): BodyOf<typeof editAccountInfomation> {
  const { id, userName, email } = member;
  const rest = { fullName: '', role: 'User', twoFactorEnabled: false, lastChangedPassword: null, data: {} } as const;
  return { id, userName, email, organizationId, phone: '+47', ...rest };
}
