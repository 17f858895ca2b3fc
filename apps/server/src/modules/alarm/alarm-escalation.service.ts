/**
 * Escalation: an alarm not acknowledged in time goes to the managers of the vessel's organisation, once. The escalation
 * is stored in one transaction with its mails, so that a restart neither forgets nor repeats it; push messages
 * follow, as far as a browser can be reached.
 */
import type { PushMessage } from '@fms/contract/push';
import { toWireTime } from '@fms/contract/scalar';
import { computeEscalationTime, DEFAULT_ESCALATION_MINUTES } from '@fms/domain/alarm';
import type { UserId } from '@fms/domain/identity';
import { findChannels, type NotificationRule } from '@fms/domain/notification';
import type { Instant } from '@fms/domain/time';
import { createAnonymousActor, recordAudit } from '../../platform/audit/audit.ts';
import { runEach } from '../../platform/concurrency/run-each.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Mailer, type MailTemplate, renderMail } from '../../platform/mail/index.ts';
import { findRulesOf } from '../notification/index.ts';
import type { Follower } from '../vessel/index.ts';
import { insertSteps } from './alarm.repository.ts';
import type { AlarmPorts } from './alarm.service.ts';
import { findUnattended, markEscalated, type UnattendedRow } from './alarm-duty.repository.ts';
import { findManagers } from './alarm-duty.service.ts';
import { publishAlarms } from './evaluated-alarm.service.ts';

export interface EscalationPorts extends Pick<AlarmPorts, 'db' | 'bus' | 'clock'> {
  readonly mailer: Mailer;
  readonly push: { sendTo(userId: UserId, message: PushMessage, urgency: 'high'): Promise<unknown> };
  /** Signs the mails. */
  readonly product: string;
  /** Public address of the application; null where none is configured, and mails carry no link. */
  readonly publicUrl: URL | null;
}

/** Alarms named in one mail; of more their number is told. */
const MOST_NAMED = 20;

/** Alarms of one vessel that are due, with those they go to. */
interface Due {
  readonly alarms: readonly UnattendedRow[];
  readonly managers: readonly Follower[];
}

export function createAlarmEscalation(ports: EscalationPorts) {
  const { db, bus, clock, mailer, push } = ports;

  /** By vessel: what comes at once is one mail. Where there is no manager it waits until there is one. */
  async function due(now: Instant): Promise<Due[]> {
    const alarms = (await findUnattended(db, now)).filter((row) => isDue(row, now));
    const found: Due[] = [];
    for (const [vesselId, own] of Map.groupBy(alarms, (alarm) => alarm.vesselId)) {
      const managers = await findManagers(db, vesselId, now);
      if (managers.length > 0) found.push({ alarms: own, managers });
    }
    return found;
  }

  /** Writes that the managers are told, and their mails; answers the alarms that still waited then. */
  function write({ alarms, managers }: Due, now: Instant): Promise<UnattendedRow[]> {
    return db.transaction().execute(async (tx) => {
      const to = managers.map(({ userName }) => userName);
      const marked = new Set(
        await markEscalated(
          tx,
          alarms.map(({ id }) => id),
          { atMs: now, to },
        ),
      );
      const escalated = alarms.filter(({ id }) => marked.has(id));
      if (escalated.length === 0) return escalated;
      await recordTold(tx, escalated, { atMs: now, to });
      const template = buildTemplate(escalated, ports);
      const mailboxes = new Set(managers.map(({ email }) => email).filter((email) => email !== ''));
      for (const mailbox of mailboxes) await mailer.post(tx, renderMail(mailbox, template));
      return escalated;
    });
  }

  async function escalate(one: Due, now: Instant): Promise<void> {
    const escalated = await write(one, now);
    if (escalated.length === 0) return;
    mailer.hurry();
    await publishAlarms(
      db,
      bus,
      escalated.map(({ id }) => id),
    );
    const rules = await findRulesOf(
      db,
      one.managers.map(({ id }) => id),
    );
    const wanting = one.managers.filter(({ id }) => isPushed(rules(id), escalated, now));
    await runEach(wanting, ({ id }) => push.sendTo(id, messageOf(escalated), 'high'));
  }

  return {
    /** Escalates all alarms that are due; called every few seconds, and by tests. A failed one is retried next time. */
    async round(): Promise<void> {
      const now = clock.now();
      await runEach(await due(now), (one) => escalate(one, now));
    },
  };
}

/** Whether the rules of a manager push one of these alarms at this time. */
function isPushed(rules: readonly NotificationRule[], escalated: readonly UnattendedRow[], now: Instant): boolean {
  return escalated.some(({ priority: severity, vesselId }) =>
    findChannels(rules, { source: 'alarm', severity, vesselId }, now).has('push'),
  );
}

const minutesOf = ({ minutes }: UnattendedRow) => minutes ?? DEFAULT_ESCALATION_MINUTES;

function isDue(row: UnattendedRow, now: Instant): boolean {
  const { priority, heardMs, suppression } = row;
  if (heardMs === null || suppression !== null) return false;
  const at = computeEscalationTime({ priority, heardMs }, minutesOf(row));
  return at !== null && at <= now;
}

async function recordTold(tx: Tx, escalated: readonly UnattendedRow[], { atMs, to }: { atMs: Instant; to: string[] }) {
  const step = { kind: 'managers-told', atMs, value: null, note: to.join(', ') } as const;
  await insertSteps(
    tx,
    escalated.map(({ id: alarmId }) => ({ alarmId, ...step })),
  );
  for (const { id, channel } of escalated) {
    const entry = {
      at: atMs,
      ...createAnonymousActor('system'),
      from: '',
      what: 'alarm.escalated',
      subject: `alarm:${id}`,
    };
    await recordAudit(tx, { ...entry, new: { channel, to } });
  }
}

const nameOf = ({ description, channel }: UnattendedRow) => description || channel;

function headline(escalated: readonly UnattendedRow[]): string {
  const [first] = escalated;
  const what = first && escalated.length === 1 ? `${nameOf(first)} is` : `${escalated.length} alarms are`;
  return `${first?.vesselName}: ${what} not acknowledged`;
}

function messageOf(escalated: readonly UnattendedRow[]): PushMessage {
  const [first] = escalated;
  const body = escalated.map(nameOf).slice(0, 5).join(', ');
  return { title: headline(escalated), body, path: pathOf(escalated), tag: `escalated-${first?.vesselId}` };
}

const pathOf = ([first]: readonly UnattendedRow[]) => `/vessel/vessel/${first?.vesselId}?tab=alarm`;

function buildTemplate(escalated: readonly UnattendedRow[], { product, publicUrl }: EscalationPorts): MailTemplate {
  const [first] = escalated as [UnattendedRow];
  const named = escalated.slice(0, MOST_NAMED).map(line);
  const more = escalated.length > named.length ? [`and ${escalated.length - named.length} more`] : [];
  return {
    product,
    subject: headline(escalated),
    paragraphs: [
      `Not acknowledged ashore or on board within ${minutesOf(first)} min, raised by ${first.vesselName}:`,
      ...named,
      ...more,
    ],
    ...(publicUrl === null
      ? {}
      : {
          action: {
            label: `Open the alarms of ${first.vesselName}`,
            address: new URL(pathOf(escalated), publicUrl).href,
          },
        }),
    note: `This is sent once to the managers of ${first.vesselName}. The time before escalation is set on the alarm tab of the vessel.`,
  };
}

/** `12:04 UTC, alarm: Lube oil pressure 1.2 bar, limit 1.5 bar`. */
function line(row: UnattendedRow): string {
  const { raisedMs, priority, value, limitValue, unit } = row;
  const number = (of: number) => `${Number(of.toPrecision(4))} ${unit}`.trim();
  const measured = value === null ? '' : ` ${number(value)}`;
  const limit = limitValue === null ? '' : `, limit ${number(limitValue)}`;
  return `${toWireTime(raisedMs).slice(0, 16).replace('T', ' ')} UTC, ${priority}: ${nameOf(row)}${measured}${limit}`;
}
