/** Tells people by push and mail what happened on vessels they may see, as their rules say. */
import { getPermissionLevel } from '@fms/domain/account';
import type { Instant, OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import { breaksQuiet, type FloodGate, findChannels, OPEN_GATE, passGate } from '@fms/domain/notification';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { runEach } from '../../platform/concurrency/run-each.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { PushService } from '../push/index.ts';
import { buildMail, buildMessage, type Sender } from './notice.template.ts';
import type { ToldNotice } from './notice.ts';
import { findRecipients, type Recipient } from './notification.repository.ts';

/** Between two rounds: more that happens meanwhile becomes one message. */
export const PAUSE_MS = 10_000;
/** So long a mail waits for more; an emergency alarm does not wait. */
export const MAIL_PAUSE_MS = 60_000;

export interface NoticePorts extends Sender {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: Pick<VesselRights, 'visible'>;
  /** The organisations whose zones the caller may see. */
  readonly zonesOf: (caller: Caller) => Promise<readonly OrganizationId[] | 'all'>;
  readonly push: Pick<PushService, 'sendTo'>;
  readonly mailer: Mailer;
  /** Whether accounts of no organisation must enable the second factor. */
  readonly twoFactorByDefault: boolean;
}

type Channel = 'push' | 'mail';
const CHANNELS: readonly Channel[] = ['push', 'mail'];

/** What waits for one person by one channel. */
interface Line {
  waiting: ToldNotice[];
  /** Since when the first of it waits. */
  sinceMs: Instant;
  gate: FloodGate;
}

/** What a person may see now. */
interface Sight {
  readonly vesselIds: ReadonlySet<VesselId>;
  readonly zonesOf: readonly OrganizationId[] | 'all';
}

function callerOf({ id, userName, role, ...factor }: Recipient, byDefault: boolean): Caller {
  const isMissing = role !== 'User' && !factor.twoFactorEnabled && (factor.twoFactorRequired ?? byDefault);
  const level = getPermissionLevel(role, isMissing);
  return { userId: id, userName, role, level, sessionId: '', impersonatedBy: null };
}

function isSeen({ vesselIds, zonesOf }: Sight, { vesselId, zone }: ToldNotice): boolean {
  return vesselIds.has(vesselId) && (zone === null || zonesOf === 'all' || zonesOf.includes(zone.organizationId));
}

/** Zones a person did not choose events of tell all of theirs. */
function isChosen({ zones }: Recipient, { zone }: ToldNotice): boolean {
  if (zone === null) return true;
  return zones.find(({ zoneId }) => zoneId === zone.id)?.kinds.includes(zone.kind) ?? true;
}

export function createNoticeService({ db, clock, rights, push, mailer, ...ports }: NoticePorts) {
  const lines = new Map<`${Channel} ${UserId}`, Line>();
  let news: ToldNotice[] = [];
  let lastRoundMs = Number.NEGATIVE_INFINITY;

  function add(to: Recipient, channel: Channel, notices: readonly ToldNotice[], now: Instant): void {
    if (notices.length === 0) return;
    const line = lines.get(`${channel} ${to.id}`) ?? { waiting: [], sinceMs: now, gate: OPEN_GATE };
    if (line.waiting.length === 0) line.sinceMs = now;
    line.waiting.push(...notices);
    lines.set(`${channel} ${to.id}`, line);
  }

  async function send(to: Recipient, channel: Channel, notices: readonly ToldNotice[], isFlood: boolean) {
    if (channel === 'push') {
      await push.sendTo(to.id, buildMessage(notices, isFlood), 'high');
    } else if (to.email !== '') {
      await mailer.post(db, buildMail(to.email, notices, isFlood, ports));
      mailer.hurry();
    }
  }

  /** Sends what waits, unless it waits for more or is held back. Rights may have ended meanwhile. */
  async function flush(to: Recipient, channel: Channel, sight: Sight, now: Instant): Promise<void> {
    const line = lines.get(`${channel} ${to.id}`);
    if (line === undefined || line.waiting.length === 0) return;
    line.waiting = line.waiting.filter((notice) => isSeen(sight, notice));
    if (line.waiting.length === 0) return;
    const isUrgent = line.waiting.some(breaksQuiet);
    if (channel === 'mail' && !isUrgent && now - line.sinceMs < MAIL_PAUSE_MS) return;
    const { decision, gate } = passGate(line.gate, now, isUrgent);
    line.gate = gate;
    if (decision === 'hold') return;
    const { waiting } = line;
    line.waiting = [];
    await send(to, channel, waiting, decision === 'summary');
  }

  async function serve(to: Recipient, told: readonly ToldNotice[], now: Instant): Promise<void> {
    const isWaiting = CHANNELS.some((channel) => (lines.get(`${channel} ${to.id}`)?.waiting.length ?? 0) > 0);
    if (told.length === 0 && !isWaiting) return;
    const caller = callerOf(to, ports.twoFactorByDefault);
    const sight = { vesselIds: await rights.visible(caller), zonesOf: await ports.zonesOf(caller) };
    const mine = told
      .filter((notice) => isSeen(sight, notice) && isChosen(to, notice))
      .map((notice) => ({ notice, channels: findChannels(to.rules ?? [], notice, now) }));
    for (const channel of CHANNELS) {
      const own = mine.filter(({ channels }) => channels.has(channel)).map(({ notice }) => notice);
      add(to, channel, own, now);
    }
    await runEach(CHANNELS, (channel) => flush(to, channel, sight, now));
  }

  return {
    /** Takes note of what is news; nothing is sent before the next round. */
    note(notices: readonly ToldNotice[]): void {
      news.push(...notices);
    },

    /** Sends what is due, at most every 10 s; called often. A failure of one person's does not stop the others'. */
    async round(): Promise<void> {
      const now = clock.now();
      const isIdle = news.length === 0 && [...lines.values()].every(({ waiting }) => waiting.length === 0);
      if (isIdle || now - lastRoundMs < PAUSE_MS) return;
      lastRoundMs = now;
      const told = news;
      news = [];
      await runEach(await findRecipients(db), (to) => serve(to, told, now));
    },
  };
}
export type NoticeService = ReturnType<typeof createNoticeService>;
