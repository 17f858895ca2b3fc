/** One recording, from its file to the shore's acknowledgement of everything. */
import { join } from 'node:path';
import type { VesselReference } from '@fms/contract/link';
import type { RecordingRemark } from '../feed/recording-remark.ts';
import { openRecording } from '../recording/open/open-recording.ts';
import type { RecordingReader } from '../recording/reading.ts';
import type { ReadingSink } from '../recording/reading-sink.ts';
import { FleetSink } from '../sink/fleet-sink.ts';
import { ShipSink } from '../sink/ship-sink.ts';
import { Spool } from '../spool/spool.ts';
import { BatchBuilder, type BatchContent } from '../stream/batch-builder.ts';
import { Refusals } from '../stream/refusals.ts';
import type { RecorderParts } from '../vessel/vessel-recorder.ts';
import { BatchCut, Pace } from './pace.ts';
import { planReplay, ReplayError, type ReplayPlan, type ReplayRequest } from './plan.ts';
import { deleteReplayEnd } from './replay-end.ts';
import { ShoreConnection, type ShoreConnectionOptions } from './shore-connection.ts';
import { getRecordingStem } from './stream-name.ts';

export interface ReplayProgress {
  /** Readings sent, of how many there are. */
  readonly done: number;
  readonly total: number;
  readonly samples: number;
}

export interface ReplayOptions
  extends ReplayRequest,
    Pick<ShoreConnectionOptions, 'server' | 'key' | 'onState' | 'backoffSeconds'> {
  readonly software: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: ReplayProgress) => void;
}

/** A vessel as the gateway asked for it and as the shore knows it. */
export interface AcceptedVessel {
  readonly reference: VesselReference;
  readonly vesselId: number;
  readonly name: string;
}

export interface ReplayResult {
  readonly path: string;
  readonly format: string;
  readonly stream: string;
  readonly vessels: readonly AcceptedVessel[];
  readonly lines: number;
  readonly sentences: number;
  readonly samples: number;
  readonly traffic: number;
  /** Of the samples, those the shore had from an earlier run. */
  readonly alreadyThere: number;
  readonly refusals: readonly (readonly [reason: string, count: number])[];
  /** What the recording shows of itself. */
  readonly remarks: readonly RecordingRemark[];
  /** Everything was acknowledged. */
  readonly complete: boolean;
}

/** Throws `ReplayError`, `RecordingError` or `JournalInUse` with a message for the person at the keyboard. */
export async function runReplay(options: ReplayOptions): Promise<ReplayResult> {
  const plan = await planReplay(options);
  const directory = join(options.dataFolder, `journal-${plan.stream}`);
  const spool = new Spool({ directory, stream: plan.stream, now: options.now });
  const told = new Refusals();
  const run = new ReplayRun(options, plan, spool, told);
  try {
    const result = await run.finish();
    if (options.shiftToNow) deleteReplayEnd(options.dataFolder, plan.stream);
    return result;
  } finally {
    await run.close();
  }
}

class ReplayRun {
  readonly #options: ReplayOptions;
  readonly #plan: ReplayPlan;
  readonly #spool: Spool;
  readonly #shore: ShoreConnection;
  /** Everything that is refused; refusals of batches the shore does not have yet are sent to it. */
  readonly #refusals = new Refusals();
  readonly #told: Refusals;
  readonly #batch = new BatchBuilder();
  readonly #counts = { batches: 0, samples: 0, traffic: 0, alreadyThere: 0 };
  readonly #vessels = new Map<number, { vesselId: number; name: string }>();
  #done = 0;
  #isComplete = false;

  constructor(options: ReplayOptions, plan: ReplayPlan, spool: Spool, told: Refusals) {
    this.#options = options;
    this.#plan = plan;
    this.#spool = spool;
    this.#told = told;
    this.#shore = new ShoreConnection({
      ...options,
      spool,
      refusals: told,
      identity: { gateway: plan.stream.slice(0, 100), software: options.software },
      onVesselRefused: (index, code, message) => this.#vesselRefused(index, code, message),
      onVessel: (index, vesselId, name) => this.#vessels.set(index, { vesselId, name }),
    });
  }

  async finish(): Promise<ReplayResult> {
    const { signal } = this.#options;
    await this.#shore.opened(signal);
    const remarks: RecordingRemark[] = [];
    const reader = await openRecording(this.#options.path, this.#plan.format, {
      ...this.#plan,
      refuse: (reason, line) => this.#refusals.count(this.#options.byMmsi ? null : 0, reason, line),
      remark: (remark) => remarks.push(remark),
    });
    await this.#send(reader);
    await this.#shore.drained(signal);
    this.#isComplete = this.#shore.refusedBatches === 0;
    const { samples, traffic, alreadyThere } = this.#counts;
    return {
      path: this.#options.path,
      format: this.#plan.format,
      stream: this.#plan.stream,
      vessels: this.#acceptedVessels(),
      lines: reader.counts.lines,
      sentences: reader.counts.sentences,
      samples,
      traffic,
      alreadyThere,
      refusals: this.#refusals.byReason(),
      remarks,
      complete: this.#isComplete,
    };
  }

  /** A finished replay leaves nothing behind: told again, the shore says that it has everything. */
  async close(): Promise<void> {
    if (!this.#isComplete) await this.#spool.commit();
    await this.#shore.close();
    if (this.#isComplete) this.#spool.destroy();
    else this.#spool.close();
  }

  async #send(reader: RecordingReader): Promise<void> {
    const { speed, now, signal } = this.#options;
    const cut = new BatchCut(speed);
    const pace = new Pace(speed, now);
    const sink = this.#openSink();
    for await (const readings of reader.readings()) {
      for (const { reading, time, quality } of readings) {
        if (this.#batch.isFull || cut.isDue(time, this.#batch.samples)) {
          await this.#flush();
          this.#tellProgress();
          if (this.#counts.batches >= this.#spool.lastSequence) await pace.until(time, signal);
        }
        sink.take(reading, time, quality);
        this.#done++;
      }
      signal.throwIfAborted();
    }
    await this.#flush();
    this.#tellProgress();
  }

  #acceptedVessels(): AcceptedVessel[] {
    const { vessels } = this.#spool.tables;
    return [...this.#vessels].map(([index, known]) => ({ reference: vessels[index]?.reference ?? {}, ...known }));
  }

  #tellProgress(): void {
    this.#options.onProgress?.({ done: this.#done, total: this.#plan.readings, samples: this.#counts.samples });
  }

  #openSink(): ReadingSink {
    const { create, byMmsi, path, vessel } = this.#options;
    const parts: RecorderParts = {
      tables: this.#spool.tables,
      batch: this.#batch,
      refusals: this.#refusals,
      latest: this.#plan.latest,
      shiftMs: this.#plan.shiftMs,
      isOfLog: true,
      keepsJumps: this.#plan.inOrder,
      timeResolutionMs: this.#plan.timeResolutionMs,
    };
    const ownShip = () => {
      const particulars = { ...(this.#plan.vessel.name ? { name: this.#plan.vessel.name } : {}) };
      return new ShipSink(parts.tables.vessel({ reference: this.#plan.vessel, create, particulars }), parts);
    };
    if (!byMmsi) return ownShip();
    const nameOf = (id: string) => `${getRecordingStem(path)} ${id}`;
    const receiver = vessel ? ownShip() : null;
    const { particulars, areIdsNames } = this.#plan;
    return new FleetSink(parts, { create, particulars, areIdsNames, nameOf, receiver });
  }

  /** Refusals are sent with the first batch the shore does not know. */
  async #flush(): Promise<void> {
    const fresh = this.#refusals.takeFresh();
    let isNews = this.#batch.isEmpty;
    while (!this.#batch.isEmpty) isNews = (await this.#sendBatch(this.#batch.take())) || isNews;
    const { alreadyThere, samples } = this.#counts;
    if (isNews && (alreadyThere < samples || samples === 0)) this.#told.giveBack(fresh);
  }

  /** The same batches come out each time; false for one that is journalled or stored already and was passed over. */
  async #sendBatch(content: BatchContent): Promise<boolean> {
    const samples = content.numbers.length + content.positions.length + content.texts.length;
    this.#counts.batches++;
    this.#counts.samples += samples;
    this.#counts.traffic += content.traffic.length;
    if (this.#counts.batches <= this.#spool.lastSequence) {
      this.#counts.alreadyThere += samples;
      return false;
    }
    this.#spool.append(this.#options.speed === 'max' ? 'history' : 'live', content);
    await this.#spool.commit();
    this.#shore.pump();
    await this.#shore.room(this.#options.signal);
    return true;
  }

  /** One ship: there is nothing to replay to. A fleet: that ship is counted and left out. */
  #vesselRefused(index: number, code: string, message: string): boolean {
    if (this.#options.byMmsi) {
      this.#refusals.count(null, `vessel-refused: ${code}`, message);
      return true;
    }
    const name = this.#spool.tables.vessels[index]?.reference.name;
    const hint = code === 'not-found' ? ' Add --create to make it.' : '';
    this.#shore.fail(new ReplayError('shore-refused', `The shore refused ${name ?? 'the vessel'}: ${message}${hint}`));
    return false;
  }
}
