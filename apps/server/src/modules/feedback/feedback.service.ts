/** Problem reports and feedback (§2.9, §5, §7.11): stored with their screenshots, mailed on, listed for admins. */

import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { BodyOf } from '@fms/contract/endpoint';
import type { FeedbackEntry, storeFeedback } from '@fms/contract/feedback';
import { toWireTime } from '@fms/contract/scalar';
import { canSendFeedback } from '@fms/domain/account';
import { HOUR_MS } from '@fms/domain/time';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { BlobStore } from '../../platform/blob/blob.ts';
import { type ReadImage, readImage } from '../../platform/blob/image-text.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalid, notFound } from '../../platform/failure/failure.ts';
import { type Mailer, renderMail } from '../../platform/mail/index.ts';
import { createLimit } from '../account/index.ts';
import { findAdminMailboxes, findFeedback, insertFeedback, listFeedbackRows } from './feedback.repository.ts';

/** Each may hold 25 MB: one user cannot fill the disk. */
export const REPORTS_PER_HOUR = 20;

/** §2.9. */
const SCREENSHOT = { what: 'A screenshot', kinds: ['gif', 'jpg', 'png'] } as const;
type Screenshot = ReadImage<(typeof SCREENSHOT.kinds)[number]>;

export interface FeedbackPorts {
  db: Db;
  clock: Clock;
  blobs: BlobStore;
  mailer: Mailer;
  product: string;
  /** Who gets reports; null is every admin. */
  feedbackTo: string | null;
}

export function createFeedbackService(ports: FeedbackPorts) {
  const { db, clock, blobs, mailer, product, feedbackTo } = ports;
  const reports = createLimit(db, clock, { kind: 'feedback', limit: REPORTS_PER_HOUR, windowMs: HOUR_MS });

  async function mailOn(tx: Db, caller: Caller, asked: BodyOf<typeof storeFeedback>, id: number): Promise<void> {
    const { appUserId, logContent, images } = asked;
    const shots = images.length === 1 ? 'One screenshot is' : `${images.length} screenshots are`;
    const recipients = feedbackTo === null ? await findAdminMailboxes(tx) : [feedbackTo];
    for (const to of recipients) {
      const paragraphs = [
        `From ${appUserId || caller.userName} (signed in as ${caller.userName})`,
        logContent || 'No comment.',
        ...(images.length > 0 ? [`${shots} shown with report ${id} in the settings, under Feedback.`] : []),
      ];
      const note = 'You get this because reports of this installation are sent to you.';
      await mailer.post(tx, renderMail(to, { product, subject: `Problem report ${id}`, paragraphs, note }));
    }
  }

  /** Images first: a report whose images are missing would be worse than images without a report. */
  async function keepImages(folder: string, shots: readonly Screenshot[]): Promise<string[]> {
    const names: string[] = [];
    for (const [index, { extension, bytes }] of shots.entries()) {
      const name = `${index + 1}.${extension}`;
      await blobs.put(`${folder}/${name}`, bytes);
      names.push(name);
    }
    return names;
  }

  return {
    async store(caller: Caller, asked: BodyOf<typeof storeFeedback>, from: string): Promise<void> {
      const { appUserId, logContent } = asked;
      if (!canSendFeedback({ comment: logContent.trim(), imageCount: asked.images.length })) {
        throw invalid('A report needs a comment or a screenshot.');
      }
      // One after the other: five at once would take turns for nothing.
      const shots: Screenshot[] = [];
      for (const image of asked.images) shots.push(await readImage(image, SCREENSHOT));
      await reports.take(String(caller.userId));
      const folder = `feedback/${randomUUID()}`;
      const names = await keepImages(folder, shots);
      const images = shots.map(({ type, bytes }, index) => ({ name: names[index] ?? '', type, bytes: bytes.length }));
      await db.transaction().execute(async (tx) => {
        const { userId: accountId, userName } = caller;
        const row = { accountId, userName, appUserId, logContent, folder, images: JSON.stringify(images) };
        const id = await insertFeedback(tx, { atMs: clock.now(), ...row });
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'feedback.sent', subject: `feedback:${id}` };
        await recordAudit(tx, { ...entry, new: { images: images.length } });
        await mailOn(tx, caller, asked, id);
      });
      mailer.hurry();
    },

    async list(page: { offset: number; limit: number }): Promise<{ total: number; entries: FeedbackEntry[] }> {
      const { rows, total } = await listFeedbackRows(db, page);
      const entries = rows.map(({ atMs, ...row }) => ({ ...row, at: toWireTime(atMs) }));
      return { total, entries };
    },

    /** One screenshot as a data address; its type is what its bytes said when it was stored. */
    async image(id: number, name: string): Promise<{ address: string }> {
      const found = await findFeedback(db, id);
      const image = found?.images.find((stored) => stored.name === name);
      if (!found || !image) throw notFound('This screenshot');
      const { stream } = await blobs.get(`${found.folder}/${image.name}`);
      return { address: `data:${image.type};base64,${(await buffer(stream)).toString('base64')}` };
    },
  };
}
export type FeedbackService = ReturnType<typeof createFeedbackService>;
