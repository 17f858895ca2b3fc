/** Advanced settings of an organisation: a typed form over every configuration key it may override (§1, §7.4). */
import type { AdvancedSetting, SettingValue } from '@fms/contract/organization';
import {
  type AppSetting,
  ORGANIZATION_SETTINGS,
  OVERRIDABLE_SETTINGS,
  type OverridableSetting,
  overrideSetting,
  parseOverrides,
} from '@fms/contract/setting';
import type { OrganizationId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import { requireRevision, takeNextRevision } from '../../platform/database/revision.ts';
import { invalid, notFound } from '../../platform/failure/failure.ts';
import {
  findOrganization,
  lockOrganization,
  type OrganizationRow,
  updateOrganization,
} from './organization.repository.ts';
import type { OrganizationEditPorts } from './organization-edit.service.ts';
import { findProblem, readKey, replaceValue } from './setting-value.ts';

type Change = Readonly<Record<string, SettingValue | null>>;
type Columns = Partial<Pick<OrganizationRow, 'customData' | 'twoFactorRequired' | 'retentionDays'>>;

/** What an organisation has as long as it says nothing. */
const COLUMN_DEFAULTS = { twoFactorRequired: true, retentionDays: 0 } as const;
const KNOWN: ReadonlyMap<string, OverridableSetting> = new Map(
  [...OVERRIDABLE_SETTINGS, ...ORGANIZATION_SETTINGS].map((setting) => [setting.key, setting]),
);

export function createAdvancedSettingService({ db, bus, clock, policy, setting }: OrganizationEditPorts) {
  return {
    async list(caller: Caller, id: OrganizationId): Promise<AdvancedSetting[]> {
      await policy.requireManage(caller, id);
      const row = await findOrganization(db, id);
      if (!row) throw notFound('The organisation');
      return describe(setting, row);
    },

    /** All of the keys or none; throws `changed-meanwhile` when the organisation was edited since `revision`. */
    async set(
      caller: Caller,
      from: string,
      { orgId: id, revision }: { orgId: OrganizationId; revision?: number | undefined },
      change: Change,
    ): Promise<AdvancedSetting[]> {
      await policy.requireManage(caller, id);
      requireValues(change);
      const after = await db.transaction().execute(async (tx) => {
        const before = await lockOrganization(tx, id);
        if (!before) throw notFound('The organisation');
        requireRevision(before, revision);
        const columns = columnsOf(setting, before, change);
        const row = await updateOrganization(tx, id, { ...columns, ...takeNextRevision(caller.userName, clock.now()) });
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'organization.setting' };
        const told = { old: valuesOf(setting, before, change), new: valuesOf(setting, row, change) };
        await recordAudit(tx, { ...entry, subject: `organization:${id}`, ...told });
        return row;
      });
      bus.publish('organization.changed', { vesselIds: [] });
      // The second factor decides about the level of its people.
      if ('twoFactorRequired' in change) bus.publish('right.changed', { userIds: null });
      return describe(setting, after);
    },
  };
}
export type AdvancedSettingService = ReturnType<typeof createAdvancedSettingService>;

function describe(setting: AppSetting, row: OrganizationRow): AdvancedSetting[] {
  const own = parseOverrides(row.customData) ?? {};
  const describeOne = (known: OverridableSetting, usual: unknown, value: unknown): AdvancedSetting => ({
    ...known,
    choices: known.choices && [...known.choices],
    default: usual as SettingValue,
    value: (value ?? null) as SettingValue | null,
    revision: row.revision,
  });
  return [
    ...ORGANIZATION_SETTINGS.map((known) => {
      const usual = COLUMN_DEFAULTS[known.key];
      return describeOne(known, usual, row[known.key] === usual ? null : row[known.key]);
    }),
    ...OVERRIDABLE_SETTINGS.map((known) => describeOne(known, usualOf(setting, known), readKey(own, known.key))),
  ];
}

/** The operator's value; a list or text that the configuration leaves out is empty. */
function usualOf(setting: AppSetting, { key, kind }: OverridableSetting): unknown {
  return readKey(setting, key) ?? (kind === 'list' ? [] : '');
}

function valuesOf(setting: AppSetting, row: OrganizationRow, change: Change): Record<string, unknown> {
  const values = new Map(describe(setting, row).map(({ key, value }) => [key, value]));
  return Object.fromEntries(Object.keys(change).map((key) => [key, values.get(key) ?? null]));
}

/** Throws a refusal that names every unknown key and wrong value. */
function requireValues(change: Change): void {
  const problems = Object.entries(change).flatMap(([key, value]) => {
    const known = KNOWN.get(key);
    const problem = known ? value !== null && findProblem(known, value) : 'unknown';
    return problem ? [`body.${key}: ${problem}`] : [];
  });
  if (problems.length > 0) throw invalid(`These settings are not right: ${problems.join(', ')}.`, problems);
}

function columnsOf(setting: AppSetting, row: OrganizationRow, change: Change): Columns {
  const { twoFactorRequired, retentionDays, ...rest } = change;
  const columns: Columns = {};
  if (twoFactorRequired !== undefined) {
    columns.twoFactorRequired = (twoFactorRequired ?? COLUMN_DEFAULTS.twoFactorRequired) as boolean;
  }
  if (retentionDays !== undefined) columns.retentionDays = (retentionDays ?? COLUMN_DEFAULTS.retentionDays) as number;
  let own = parseOverrides(row.customData) ?? {};
  for (const [key, value] of Object.entries(rest)) own = replaceValue(own, key, value);
  const parts = new Set(Object.keys(rest).map((key) => key.split('.', 1)[0]));
  const refused = overrideSetting(setting, own).refused.filter((part) => parts.has(part));
  if (refused.length > 0) {
    const errors = refused.map((part) => `${part}: a value of it is not right`);
    throw invalid(`These settings are not right: ${refused.join(', ')}.`, errors);
  }
  return { ...columns, customData: JSON.stringify(own) };
}
