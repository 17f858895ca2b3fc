/** The rules of a person as a matrix: rows are what happens, columns are channels, each channel with vessels and hours of its own. */
import { ALARM_PRIORITIES, type AlarmPriority } from '@fms/domain/alarm';
import type { NotificationChannel, NotificationRule, NotificationSource } from '@fms/domain/notification';

export interface MatrixRow {
  readonly source: NotificationSource;
  readonly severity: AlarmPriority | null;
}

/** What the product tells so far; rules of other sources are kept as they are. */
export const MATRIX_ROWS: readonly MatrixRow[] = [
  ...ALARM_PRIORITIES.map((severity) => ({ source: 'alarm', severity }) as const),
  { source: 'zone', severity: null },
];

/** Of which vessels and when a channel tells. */
export type ChannelScope = Pick<NotificationRule, 'vesselIds' | 'hours'>;

const ALWAYS: ChannelScope = { vesselIds: null, hours: [] };

/** One rule for each severity in the place of one for all, so that each stands in its row. */
export function splitRules(rules: readonly NotificationRule[]): NotificationRule[] {
  return rules.flatMap((rule) =>
    rule.source === 'alarm' && rule.severity === null
      ? ALARM_PRIORITIES.map((severity) => ({ ...rule, severity }))
      : [rule],
  );
}

const isOf = (rule: NotificationRule, { source, severity }: MatrixRow, channel: NotificationChannel) =>
  rule.source === source && rule.severity === severity && rule.channel === channel;

export function hasRule(rules: readonly NotificationRule[], row: MatrixRow, channel: NotificationChannel): boolean {
  return rules.some((rule) => isOf(rule, row, channel));
}

/** With the rule, or without it; a new one takes the vessels and hours of its channel. */
export function toggleRule(
  rules: readonly NotificationRule[],
  row: MatrixRow,
  channel: NotificationChannel,
): NotificationRule[] {
  if (hasRule(rules, row, channel)) return rules.filter((rule) => !isOf(rule, row, channel));
  return [...rules, { ...row, channel, ...(findScope(rules, channel) ?? ALWAYS) }];
}

/** The vessels and hours of a channel; undefined while it tells nothing. */
export function findScope(rules: readonly NotificationRule[], channel: NotificationChannel): ChannelScope | undefined {
  const rule = rules.find((one) => one.channel === channel);
  return rule && { vesselIds: rule.vesselIds, hours: rule.hours };
}

/** Sets vessels or hours of every rule of a channel. */
export function changeScope(
  rules: readonly NotificationRule[],
  channel: NotificationChannel,
  scope: Partial<ChannelScope>,
): NotificationRule[] {
  return rules.map((rule) => (rule.channel === channel ? { ...rule, ...scope } : rule));
}
