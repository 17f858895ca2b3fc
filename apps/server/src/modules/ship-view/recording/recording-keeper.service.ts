/** Keeps the recordings of sessions: written beside the store while they grow, in it once they are whole, for 90 days. */

import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RECORDING_DAYS } from '@fms/contract/ship-view';
import type { VesselId } from '@fms/domain/identity';
import { DAY_MS } from '@fms/domain/time';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { runEach } from '../../../platform/concurrency/run-each.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { LiveSession } from '../session/live-session.ts';
import { listOutlivedRecordings, updateSession } from '../store/session.repository.ts';
import { SessionRecorder } from './session-recorder.ts';

export interface RecordingPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly blobs: Pick<BlobStore, 'put' | 'delete'>;
  /** Of recordings that grow. */
  readonly folder: string;
  readonly log: { warn(details: object, message: string): void };
}

/** `7.31.rfb`: vessel and session, so that a file that a stop left behind is known again. */
const GROWING = /^(\d{1,15})\.(\d{1,15})\.rfb$/;

/** Below the folder of the vessel, so that it goes with a vessel that is deleted for good. */
const blobOf = (vesselId: number, id: number) => `vessel/${vesselId}/ship-view/${id}.rfb`;

export class RecordingKeeper {
  readonly #ports: RecordingPorts;
  readonly #growing = new Map<number, SessionRecorder>();

  constructor(ports: RecordingPorts) {
    this.#ports = ports;
  }

  /** Takes over what a stop of the server left: a file without its end is whole up to its last record. */
  async open(): Promise<void> {
    const { folder } = this.#ports;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await runEach(await readdir(folder), async (name) => {
      const [, vesselId, id] = GROWING.exec(name) ?? [];
      if (vesselId !== undefined && id !== undefined) await this.#store(Number(vesselId), Number(id));
    });
  }

  /** That of the session; begun with its first picture. */
  of({ id, vesselId }: Pick<LiveSession, 'id' | 'vesselId'>): SessionRecorder {
    const known = this.#growing.get(id);
    if (known) return known;
    const recorder = new SessionRecorder(this.#pathOf(vesselId, id), this.#ports.clock);
    this.#growing.set(id, recorder);
    return recorder;
  }

  /** Writes a step into the recording, where there is one; the last one stores it. Never throws. */
  follow({ id, vesselId, session }: LiveSession): void {
    const recorder = this.#growing.get(id);
    if (!recorder) return;
    const { state, level, ended, ask } = session;
    recorder.addStep(ended ? `${state} ${ended.cause}` : `${state} ${level}${ask ? ` asks ${ask.kind}` : ''}`);
    if (ended === null) return;
    this.#growing.delete(id);
    void this.#finish(recorder, vesselId, id);
  }

  /** Every recording that grows is on the disk; the next start stores it. */
  async close(): Promise<void> {
    await Promise.all([...this.#growing.values()].map((recorder) => recorder.finish()));
  }

  /** Deletes those that are older than they are kept. */
  async sweep(): Promise<void> {
    const { db, blobs, clock } = this.#ports;
    await runEach(
      await listOutlivedRecordings(db, clock.now() - RECORDING_DAYS * DAY_MS),
      async ({ id, recording }) => {
        await blobs.delete(recording);
        await updateSession(db, id, { recording: null, recordingBytes: null });
      },
    );
  }

  async #finish(recorder: SessionRecorder, vesselId: VesselId, id: number): Promise<void> {
    try {
      await recorder.finish();
      await this.#store(vesselId, id);
    } catch (error) {
      this.#ports.log.warn({ err: error, session: id }, 'the recording of a session could not be stored');
    }
  }

  async #store(vesselId: number, id: number): Promise<void> {
    const { db, blobs } = this.#ports;
    const path = this.#pathOf(vesselId, id);
    const { size } = await stat(path);
    if (size > 0) {
      const recording = blobOf(vesselId, id);
      const recordingBytes = await blobs.put(recording, createReadStream(path));
      await updateSession(db, id, { recording, recordingBytes });
    }
    await rm(path, { force: true });
  }

  #pathOf(vesselId: number, id: number): string {
    return join(this.#ports.folder, `${vesselId}.${id}.rfb`);
  }
}
