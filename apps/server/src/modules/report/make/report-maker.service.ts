/** Makes reports: the work of the queue, one run after another on a server, repeatable after a crash. */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFigureReport } from '@fms/domain/report';
import { type Instant, SECOND_MS } from '@fms/domain/time';
import { toStoredCaller } from '../../../platform/access/stored-caller.ts';
import type { ReportRunRow } from '../../../platform/database/tables/background/report.ts';
import { Failure } from '../../../platform/failure/failure.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import type { QueueDefinition, QueueRun } from '../../../platform/queue/index.ts';
import { planReport, type ReportPlan } from '../plan/report-plan.ts';
import type { ReportPorts, ReportQuestion } from '../port/report-ports.ts';
import { findAccountAsCaller } from '../recipient/recipient.repository.ts';
import { type ReportJob, reportJob } from '../run/report-job.ts';
import { toQuestion } from '../run/report-question.ts';
import { beginRun, cancelRun, endRun, failRun, findRun, setProgress } from '../run/run.repository.ts';
import type { ReportSender } from '../share/report-sender.service.ts';
import { describeDifference } from './report-difference.ts';
import { type WrittenReport, writeReport } from './report-writer.ts';

const PROGRESS_EVERY_MS = SECOND_MS;
const RETRY_MS = 30_000;
const ATTEMPTS = 3;

export interface ReportMakerPorts extends ReportPorts {
  readonly sender: ReportSender;
  readonly mailer: Pick<Mailer, 'hurry'>;
  readonly twoFactorByDefault: boolean;
}

export function createReportQueue(ports: ReportMakerPorts): QueueDefinition<ReportJob> {
  return {
    ...{ name: 'report', data: reportJob, attempts: ATTEMPTS, retryMs: RETRY_MS, concurrency: 1 },
    run: (attempt) => run(ports, attempt),
    cancelled: async (tx, { runId }) => void (await cancelRun(tx, runId, ports.clock.now())),
  };
}

async function run(ports: ReportMakerPorts, attempt: QueueRun<ReportJob>): Promise<void> {
  const { db, clock, sender, mailer } = ports;
  const row = await findRun(db, attempt.data.runId);
  if (!row || row.state === 'done' || row.state === 'cancelled') return;
  try {
    await make(ports, row, attempt);
  } catch (error) {
    if (attempt.signal.aborted) throw error;
    // A refusal stays one: no other attempt changes it.
    const isFinal = attempt.isLastAttempt || error instanceof Failure;
    const reason = error instanceof Error ? error.message : String(error);
    await db.transaction().execute(async (tx) => {
      await failRun(tx, row.id, { isFinal, error: reason, now: clock.now() });
      if (isFinal) await sender.tellFailure(tx, row, reason);
    });
    if (isFinal) mailer.hurry();
    if (!(error instanceof Failure)) throw error;
  }
}

async function make(ports: ReportMakerPorts, row: ReportRunRow, { signal }: QueueRun<ReportJob>): Promise<void> {
  const { db, clock, blobs, sender, mailer } = ports;
  const question = toQuestion(row);
  const { format, vesselIds } = question.fields;
  await requireOwner(ports, row);
  const knownAtMs = clock.now();
  await beginRun(db, row.id, knownAtMs);
  const plan = await planReport(ports, question);
  const folder = await mkdtemp(join(tmpdir(), 'fms-report-'));
  try {
    const path = join(folder, `report.${format}`);
    const { openParquet } = ports;
    const onProgress = throttleProgress(ports, row.id);
    const written = await writeReport(plan, { format, path, openParquet, signal, onProgress });
    const blob = `report/${row.id}.${format}`;
    await blobs.put(blob, createReadStream(path));
    const again = row.againOf === null ? undefined : await compare(ports, row.againOf, question, plan, written);
    await db.transaction().execute(async (tx) => {
      await endRun(tx, row.id, { ...written, blob, difference: again ?? null, now: clock.now() });
      if (row.isSent) await sender.send(tx, row, vesselIds);
    });
    if (row.isSent) mailer.hurry();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The rights of who asked for it may have ended since. */
async function requireOwner({ db, rights, twoFactorByDefault }: ReportMakerPorts, row: ReportRunRow): Promise<void> {
  const account = await findAccountAsCaller(db, row.ownerId);
  const { vesselIds } = toQuestion(row).fields;
  const refused = new Failure('forbidden', `${row.ownerName} has no right to reports of these vessels any more.`);
  if (!account) throw refused;
  await rights.require(toStoredCaller(account, twoFactorByDefault), 'report', vesselIds).catch(() => {
    throw refused;
  });
}

/** Null for the same file; else a sentence. */
async function compare(
  ports: ReportMakerPorts,
  againOf: number,
  question: ReportQuestion,
  plan: ReportPlan,
  written: WrittenReport,
): Promise<string | null> {
  const before = await findRun(ports.db, againOf);
  if (!before || before.sha256 === written.sha256) return null;
  if (!isFigureReport(question.fields.type) || before.knownAtMs === null) return 'What was entered changed since.';
  return describeDifference(await planReport(ports, question, before.knownAtMs), plan);
}

function throttleProgress({ db, clock }: ReportMakerPorts, runId: number): (share: number) => Promise<void> {
  let nextMs: Instant = 0;
  return async (share) => {
    if (clock.now() < nextMs) return;
    nextMs = clock.now() + PROGRESS_EVERY_MS;
    await setProgress(db, runId, share);
  };
}
