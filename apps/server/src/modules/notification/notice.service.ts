/** Tells people by push and mail what happened on vessels they may see, as their rules say. */
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import { findChannels } from '@fms/domain/notification';
import type { Instant } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { toStoredCaller } from '../../platform/access/stored-caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { runEach } from '../../platform/concurrency/run-each.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { PushService } from '../push/index.ts';
import { buildMail, buildMessage, type Sender } from './notice.template.ts';
import type { ToldNotice } from './notice.ts';
import { CHANNELS, type Channel, NoticeLines, type Passed } from './notice-line.ts';
import { findRecipients, type Recipient } from './notification.repository.ts';
import { deleteWaiting, deleteWaitingOf, findWaiting, insertWaiting } from './waiting.repository.ts';

/** Between two rounds: more that happens meanwhile becomes one message. */
export const PAUSE_MS = 10_000;

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

/** What a person may see now. */
interface Sight {
  readonly vesselIds: ReadonlySet<VesselId>;
  readonly zonesOf: readonly OrganizationId[] | 'all';
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
  const lines = new Map<UserId, NoticeLines>();
  let news: ToldNotice[] = [];
  let lastRoundMs = Number.NEGATIVE_INFINITY;

  /** A mail is posted with the deletion of what was stored of it; of a push message the server may die in between. */
  async function send(to: Recipient, channel: Channel, { notices, isFlood, hasStored }: Passed): Promise<void> {
    const isTold = notices.length > 0;
    if (isTold && channel === 'push') await push.sendTo(to.id, buildMessage(notices, isFlood), 'high');
    const isMailed = isTold && channel === 'mail' && to.email !== '';
    if (!isMailed && !hasStored) return;
    await db.transaction().execute(async (tx) => {
      if (hasStored) await deleteWaiting(tx, to.id, channel);
      if (isMailed) await mailer.post(tx, buildMail(to.email, notices, isFlood, ports));
    });
    if (isMailed) mailer.hurry();
  }

  /** Adds what is news to what waits for a person, and sends what is due. Rights may have ended meanwhile. */
  async function serve(to: Recipient, told: readonly ToldNotice[], now: Instant): Promise<void> {
    const own = lines.get(to.id) ?? new NoticeLines();
    if (told.length === 0 && own.isEmpty) return;
    lines.set(to.id, own);
    const caller = toStoredCaller(to, ports.twoFactorByDefault);
    const sight = { vesselIds: await rights.visible(caller), zonesOf: await ports.zonesOf(caller) };
    for (const notice of told) {
      if (isSeen(sight, notice) && isChosen(to, notice))
        own.add(notice, findChannels(to.rules ?? [], notice, now), now);
    }
    await runEach(CHANNELS, async (channel) => {
      const passed = own.take(channel, now, (notice) => isSeen(sight, notice));
      if (passed !== undefined) await send(to, channel, passed);
      else await insertWaiting(db, to.id, channel, own.takeUnstored(channel));
    });
  }

  return {
    /** Takes up what was held back when the server stopped. */
    async restore(): Promise<void> {
      for (const { accountId, channel, ...waiting } of await findWaiting(db)) {
        const own = lines.get(accountId) ?? new NoticeLines();
        own.restore(channel, waiting);
        lines.set(accountId, own);
      }
    },

    /** Takes note of what is news; nothing is sent before the next round. */
    note(notices: readonly ToldNotice[]): void {
      news.push(...notices);
    },

    /**
     * Sends what is due and stores the rest, at most every 10 s, `isLast` at once; called often. A failure of one
     * person's does not stop the others'.
     */
    async round({ isLast = false }: { isLast?: boolean } = {}): Promise<void> {
      const now = clock.now();
      const isIdle = news.length === 0 && [...lines.values()].every(({ isEmpty }) => isEmpty);
      if (isIdle || (!isLast && now - lastRoundMs < PAUSE_MS)) return;
      lastRoundMs = now;
      const told = news;
      news = [];
      const recipients = await findRecipients(db);
      // Who chose to be told nothing, or is gone, leaves nothing behind.
      const present = new Set(recipients.map(({ id }) => id));
      const gone = [...lines.keys()].filter((id) => !present.has(id));
      for (const id of gone) lines.delete(id);
      await deleteWaitingOf(db, gone);
      await runEach(recipients, (to) => serve(to, told, now));
    },
  };
}
export type NoticeService = ReturnType<typeof createNoticeService>;
