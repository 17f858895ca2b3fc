/** Live views: started by name, bounded in time and bytes, cut within a second of a lost right (§9.8). */
import { randomBytes } from 'node:crypto';
import { type LiveView, type prolongLive, readLive, type startLive } from '@fms/contract/camera';
import type { CameraRequest } from '@fms/contract/camera-link';
import { ChannelError } from '@fms/contract/channel';
import type { BodyOf } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import { LEVEL_MANAGER } from '@fms/domain/account';
import {
  fitFrameRate,
  getLiveState,
  LIVE_MS,
  type LiveEnd,
  MAX_LIVE_VIEWS,
  MAX_PROLONGATIONS,
  prolongLiveView,
} from '@fms/domain/camera';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { ShipChannelHub } from '../../../ingest/index.ts';
import type { Authenticator } from '../../../platform/access/authenticator.ts';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import { conflict, forbidden, notFound } from '../../../platform/failure/failure.ts';
import type { StreamAnswer } from '../../../platform/http/bytes/picture-response.ts';
import type { ModuleContext } from '../../../platform/module/module.ts';
import type { BudgetService } from '../budget/budget.service.ts';
import type { BudgetBook } from '../budget/budget-book.service.ts';
import type { LookLog } from '../look/look-log.service.ts';
import { findCamera } from '../store/camera.repository.ts';
import { type CameraOfVessel, findStillBefore } from '../store/still.repository.ts';
import { MJPEG_TYPE } from './frame-stream.ts';
import { RunningView, type TakenFrame } from './running-view.ts';

export interface LiveViewPorts extends Pick<ModuleContext, 'db' | 'clock'> {
  readonly rights: Pick<VesselRights, 'require'>;
  readonly authenticator: Pick<Authenticator, 'again'>;
  readonly channels: Pick<ShipChannelHub, 'open'>;
  readonly book: BudgetBook;
  readonly budgets: BudgetService;
  readonly looks: LookLog;
  readonly log: { warn(details: object, message: string): void };
}

/** What a person sees is enough of; a deck does not move faster. */
export const MOST_FRAMES_A_SECOND = 5;
/** Of a camera that has sent no still yet. */
export const USUAL_FRAME_BYTES = 40_000;
/** A view that no browser reads costs the line for nothing. */
const UNREAD_MS = 10_000;
/** An ended view can be asked about, and prolonged, for this time. */
const FORGET_MS = 10 * 60_000;
/** A frame stands for the moments up to the next still. */
const FRAME_AGE_MS = 15_000;

export class LiveViews {
  readonly #ports: LiveViewPorts;
  readonly #views = new Map<string, RunningView>();

  constructor(ports: LiveViewPorts) {
    this.#ports = ports;
  }

  /** @throws {Failure} `conflict` where the budget is used, the ship is not connected, or too many views run */
  async start(caller: Caller, from: string, asked: BodyOf<typeof startLive>): Promise<LiveView> {
    const { vesselId, cameraId, width } = asked;
    const { db, clock, rights, budgets } = this.#ports;
    await rights.require(caller, 'ship-view', [vesselId]);
    const camera = await findCamera(db, vesselId, cameraId);
    if (!camera) throw notFound('The camera');
    if (!camera.hasStream) throw conflict('This camera has no stream: it gives stills.');
    this.#requireRoom(vesselId);
    await budgets.requireLeft(vesselId, 'live');
    const still = await findStillBefore(db, { vesselId, cameraId });
    const framesPerSecond = await this.#rateOf(vesselId, still?.sizeBytes ?? USUAL_FRAME_BYTES);
    const about = { streamId: randomBytes(16).toString('base64url'), camera: { vesselId, cameraId }, framesPerSecond };
    const running = new RunningView({ ...about, caller }, clock.now());
    await this.#open(running, width);
    this.#views.set(running.streamId, running);
    const entry = { at: clock.now(), ...toActor(caller), from, what: 'camera.live-started' };
    await recordAudit(db, { ...entry, subject: `vessel:${vesselId}`, new: { camera: cameraId } }).catch((error) => {
      // What is not on record is not shown.
      running.end('stopped');
      throw error;
    });
    return this.#toWire(running);
  }

  /** Also after it stopped by itself: it goes on where its time was over. */
  async prolong(caller: Caller, { vesselId, streamId }: BodyOf<typeof prolongLive>): Promise<LiveView> {
    const { clock, rights, budgets } = this.#ports;
    await rights.require(caller, 'ship-view', [vesselId]);
    const running = this.#own(caller, streamId, vesselId);
    const longer = prolongLiveView(running.view, clock.now());
    if (longer === null || running.ended === 'stopped' || running.ended === 'right-lost') {
      throw conflict('This live view cannot be prolonged; start another.');
    }
    await budgets.requireLeft(vesselId, 'live', running.view.bytes);
    if (running.ended !== null) this.#requireRoom(vesselId);
    running.view = longer;
    if (running.ended !== null) {
      running.ended = null;
      running.unreadSince = clock.now();
      await this.#open(running, 640);
    }
    return this.#toWire(running);
  }

  /** Those of others are ended by who manages the vessel. */
  async stop(caller: Caller, from: string, { vesselId, streamId }: BodyOf<typeof prolongLive>): Promise<LiveView> {
    const { rights } = this.#ports;
    await rights.require(caller, 'view', [vesselId]);
    const running = this.#views.get(streamId);
    if (running?.camera.vesselId !== vesselId) throw notFound('The live view');
    if (running.caller.userId !== caller.userId) {
      if (caller.level < LEVEL_MANAGER) throw forbidden();
      await rights.require(caller, 'edit', [vesselId]);
    }
    await this.#end(running, 'stopped', { caller, from });
    return this.#toWire(running);
  }

  /** The stream, for who started it. */
  async read(caller: Caller, streamId: string): Promise<StreamAnswer> {
    const { clock, rights } = this.#ports;
    const running = this.#own(caller, streamId);
    await rights.require(caller, 'ship-view', [running.camera.vesselId]);
    if (running.ended !== null) throw conflict('This live view has ended.');
    return { kind: 'stream', type: MJPEG_TYPE, stream: running.read(() => clock.now()).readable };
  }

  listRunning(vesselId: VesselId): RunningView[] {
    return [...this.#views.values()].filter(({ ended, camera }) => ended === null && camera.vesselId === vesselId);
  }

  /** The frame that a live view of the camera showed at a time; null where none did. */
  takeFrame({ vesselId, cameraId }: CameraOfVessel, time: Instant): TakenFrame | null {
    const frames = this.listRunning(vesselId).flatMap(({ camera, last }) =>
      camera.cameraId === cameraId && last !== null && Math.abs(time - last.takenMs) <= FRAME_AGE_MS ? [last] : [],
    );
    return frames[0] ?? null;
  }

  /** Ends what is over. To be called each second. */
  async tick(): Promise<void> {
    const { book, clock } = this.#ports;
    const now = clock.now();
    for (const running of this.#views.values()) {
      const { view, camera, ended, unreadSince, streamId } = running;
      if (ended !== null) {
        if (now - view.until > FORGET_MS) this.#views.delete(streamId);
        continue;
      }
      const { evaluation } = await book.evaluate(camera.vesselId, 'live', view.bytes);
      const state = getLiveState(view, evaluation, now);
      if (state.state === 'ended') await this.#end(running, state.reason);
      else if (unreadSince !== null && now - unreadSince > UNREAD_MS) await this.#end(running, 'stopped');
      else await this.#ports.looks.note(running.caller, camera, 'live', running.last?.takenMs ?? null);
    }
  }

  /** Asks again who may look: rights changed, a sign-in ended, or a grant has run out. */
  async evaluateRights(): Promise<void> {
    for (const running of [...this.#views.values()].filter(({ ended }) => ended === null)) {
      if (!(await this.#mayLook(running))) await this.#end(running, 'right-lost');
    }
  }

  async endAll(): Promise<void> {
    for (const running of this.#views.values()) running.end('link-down');
  }

  async #mayLook(running: RunningView): Promise<boolean> {
    const { authenticator, rights } = this.#ports;
    const caller = await authenticator.again(running.caller);
    if (caller === null) return false;
    running.caller = caller;
    return rights.require(caller, 'ship-view', [running.camera.vesselId]).then(
      () => true,
      () => false,
    );
  }

  /** As many frames as fit into the bytes of one view for its two minutes, and into the pace of the line. */
  async #rateOf(vesselId: VesselId, frameBytes: number): Promise<number> {
    const { limits, bytesPerSecond } = await this.#ports.book.evaluate(vesselId, 'live');
    const bitRate = Math.min(
      (limits.streamBytes * 8 * 1000) / LIVE_MS,
      8 * (bytesPerSecond ?? Number.POSITIVE_INFINITY),
    );
    return fitFrameRate(bitRate, frameBytes, MOST_FRAMES_A_SECOND) ?? 0.1;
  }

  async #open(running: RunningView, width: 320 | 640 | 1280): Promise<void> {
    const { book, budgets, channels, clock } = this.#ports;
    const { camera, framesPerSecond, view } = running;
    const { vesselId, cameraId } = camera;
    const leftBytes = await budgets.requireLeft(vesselId, 'live', view.bytes);
    const request: CameraRequest = { kind: 'live', cameraId, width, framesPerSecond, leftBytes };
    const channel = (() => {
      try {
        return channels.open(vesselId, { service: 'camera', lane: 'interactive', request: JSON.stringify(request) });
      } catch (error) {
        if (error instanceof ChannelError) throw conflict(error.message);
        throw error;
      }
    })();
    void running
      .run(
        channel,
        () => clock.now(),
        (bytes) => book.count(vesselId, bytes),
      )
      .then(
        () => this.#end(running, 'silent'),
        (error: unknown) => this.#end(running, endOf(error)),
      )
      .catch((err: unknown) => this.#ports.log.warn({ err, vesselId }, 'the end of a live view is not on record'));
  }

  async #end(running: RunningView, reason: LiveEnd, by?: { caller: Caller; from: string }): Promise<void> {
    if (running.ended !== null) return;
    running.end(reason);
    const { db, clock } = this.#ports;
    const { vesselId, cameraId } = running.camera;
    const actor = toActor(by?.caller ?? running.caller);
    const entry = { at: clock.now(), ...actor, from: by?.from ?? '', what: 'camera.live-ended' };
    const told = { camera: cameraId, bytes: running.view.bytes, reason };
    await recordAudit(db, { ...entry, subject: `vessel:${vesselId}`, new: told });
  }

  /** @throws {Failure} `conflict` while as many run as may */
  #requireRoom(vesselId: VesselId): void {
    if (this.listRunning(vesselId).length < MAX_LIVE_VIEWS) return;
    throw conflict(`${MAX_LIVE_VIEWS} live views of this vessel run already.`);
  }

  #own(caller: Caller, streamId: string, vesselId?: VesselId): RunningView {
    const running = this.#views.get(streamId);
    const isOwn = running?.caller.userId === caller.userId && running.caller.sessionId === caller.sessionId;
    if (!running || !isOwn || (vesselId !== undefined && running.camera.vesselId !== vesselId)) {
      throw notFound('The live view');
    }
    return running;
  }

  async #toWire(running: RunningView): Promise<LiveView> {
    const { streamId, framesPerSecond, view, ended, caller, camera } = running;
    const canProlong = view.prolongations < MAX_PROLONGATIONS && ended !== 'stopped' && ended !== 'right-lost';
    return {
      ...{
        streamId,
        kind: 'mjpeg',
        url: readLive.path.replace('{streamId}', streamId),
        until: toWireTime(view.until),
        framesPerSecond,
      },
      ...{ bytes: view.bytes, ended, canProlong },
      budget: await this.#ports.budgets.toState(caller, camera.vesselId, 'live', view.bytes),
    };
  }
}

const endOf = (error: unknown): LiveEnd =>
  error instanceof ChannelError && error.code === 'connection-lost' ? 'link-down' : 'silent';
