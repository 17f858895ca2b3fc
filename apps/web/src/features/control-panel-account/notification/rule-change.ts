/**
 * The rules of a person as a matrix: rows are what happens, columns are channels. Each channel has one or more parts, each
 * with rows, vessels and hours of its own; what two parts tell is told once.
 */
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
  { source: 'silence', severity: null },
];

/** A silent vessel is told while it is looked for, once an hour: by no message on screen. */
export function isTold({ source }: MatrixRow, channel: NotificationChannel): boolean {
  return source !== 'silence' || channel !== 'toast';
}

/** Of which vessels and when a part of a channel tells. */
export type PartScope = Pick<NotificationRule, 'vesselIds' | 'hours'>;

/** A rule in the form, with the part of its channel it stands in. */
export type FormRule = NotificationRule & { readonly part: number };

export interface ChannelPart extends PartScope {
  readonly part: number;
  readonly rows: readonly MatrixRow[];
}

const ALWAYS: PartScope = { vesselIds: null, hours: [] };
const FIRST = 0;

/**
 * Rules as the form has them: one for each severity in the place of one for all, so that each stands in its row, and
 * those of a channel with the same vessels and hours in one part.
 */
export function toFormRules(rules: readonly NotificationRule[]): FormRule[] {
  const partsOf = new Map<NotificationChannel, string[]>();
  return rules.flatMap((rule) => {
    const { channel, vesselIds, hours } = rule;
    const parts = partsOf.get(channel) ?? [];
    partsOf.set(channel, parts);
    const scope = JSON.stringify([vesselIds, hours]);
    if (!parts.includes(scope)) parts.push(scope);
    const part = parts.indexOf(scope);
    const isOfAll = rule.source === 'alarm' && rule.severity === null;
    return isOfAll ? ALARM_PRIORITIES.map((severity) => ({ ...rule, severity, part })) : [{ ...rule, part }];
  });
}

const isRow = (rule: NotificationRule, { source, severity }: MatrixRow) =>
  rule.source === source && rule.severity === severity;
const isOf = (rule: NotificationRule, row: MatrixRow, channel: NotificationChannel) =>
  isRow(rule, row) && rule.channel === channel;

export function hasRule(rules: readonly NotificationRule[], row: MatrixRow, channel: NotificationChannel): boolean {
  return rules.some((rule) => isOf(rule, row, channel));
}

/** With the rule, in the first part of its channel, or without it in any. */
export function toggleRule(rules: readonly FormRule[], row: MatrixRow, channel: NotificationChannel): FormRule[] {
  if (hasRule(rules, row, channel)) return rules.filter((rule) => !isOf(rule, row, channel));
  const [first] = listParts(rules, channel);
  const { vesselIds, hours, part } = first ?? { ...ALWAYS, part: FIRST };
  return [...rules, { ...row, channel, vesselIds, hours, part }];
}

/** The parts of a channel; none while it tells nothing. */
export function listParts(rules: readonly FormRule[], channel: NotificationChannel): ChannelPart[] {
  const own = rules.filter((rule) => rule.channel === channel);
  const numbers = [...new Set(own.map(({ part }) => part))].sort((one, other) => one - other);
  return numbers.flatMap((part) => {
    const held = own.filter((rule) => rule.part === part);
    const [first] = held;
    if (first === undefined) return [];
    const rows = MATRIX_ROWS.filter((row) => held.some((rule) => isRow(rule, row)));
    return [{ part, rows, vesselIds: first.vesselIds, hours: first.hours }];
  });
}

interface PartPlace {
  readonly channel: NotificationChannel;
  readonly part: number;
}

const isIn = (rule: FormRule, { channel, part }: PartPlace) => rule.channel === channel && rule.part === part;

/** Sets vessels or hours of every rule of a part. */
export function changePart(rules: readonly FormRule[], place: PartPlace, scope: Partial<PartScope>): FormRule[] {
  return rules.map((rule) => (isIn(rule, place) ? { ...rule, ...scope } : rule));
}

/** Another part of a channel, with the rows of its first. */
export function addPart(rules: readonly FormRule[], channel: NotificationChannel, scope: PartScope): FormRule[] {
  const parts = listParts(rules, channel);
  const part = Math.max(FIRST, ...parts.map((one) => one.part)) + 1;
  return [...rules, ...(parts[0]?.rows ?? []).map((row) => ({ ...row, channel, ...scope, part }))];
}

export function removePart(rules: readonly FormRule[], place: PartPlace): FormRule[] {
  return rules.filter((rule) => !isIn(rule, place));
}

/** Puts a row into a part, or takes it out; the last one stays, since a part without rows tells nothing. */
export function togglePartRow(rules: readonly FormRule[], place: PartPlace, row: MatrixRow): FormRule[] {
  const part = listParts(rules, place.channel).find((one) => one.part === place.part);
  if (part === undefined) return [...rules];
  if (!part.rows.some(({ source, severity }) => source === row.source && severity === row.severity)) {
    return [...rules, { ...row, ...place, vesselIds: part.vesselIds, hours: part.hours }];
  }
  return part.rows.length === 1 ? [...rules] : rules.filter((rule) => !(isIn(rule, place) && isRow(rule, row)));
}
