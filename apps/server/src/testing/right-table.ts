/**
 * How each call is asked about one organisation, and whether that matters. A call without a row fails the test of
 * rights: a new call needs a row that names what protects it.
 */
import { endpoints } from '@fms/contract/api';
import { accounts, messages, permissions } from './right/account-right.ts';
import { cameras } from './right/camera-right.ts';
import { files } from './right/file-right.ts';
import { fleet, tags, zones } from './right/fleet-right.ts';
import { jobs } from './right/job-right.ts';
import { management } from './right/management-right.ts';
import { reports } from './right/report-right.ts';
import type { RightRow } from './right/right-row.ts';
import { shipViews } from './right/ship-view-right.ts';
import type { OrganizationFixture } from './two-organizations.ts';

export const RIGHT_TABLE: Record<string, RightRow> = {
  ...accounts,
  ...permissions,
  ...messages,
  ...management,
  ...fleet,
  ...zones,
  ...tags,
  ...files,
  ...shipViews,
  ...cameras,
  ...reports,
  ...jobs,
};

/** Whether a call names a vessel, or what belongs to one. */
export function isAboutVessel(row: RightRow, of: OrganizationFixture): boolean {
  const { tagId } = of.removed;
  const other = { ...of, ...of.removed, spareTags: { manager: tagId, admin: tagId } };
  return JSON.stringify(row.ask(of, 'admin')) !== JSON.stringify(row.ask(other, 'admin'));
}

/** Calls without a row, and rows of calls that no longer exist. */
export function listUnmatchedRights(): string[] {
  const names = new Set([...Object.keys(endpoints), ...Object.keys(RIGHT_TABLE)]);
  return [...names].filter((name) => !(name in endpoints && name in RIGHT_TABLE));
}
