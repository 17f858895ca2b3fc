/** Stills as people see them: fetched, listed, asked for (§7.10). */
import {
  type askStills,
  type getStill,
  type listAlarmStills,
  type listKeptStills,
  type listStills,
  MAX_TIMELINE_STILLS,
  type Still,
} from '@fms/contract/camera';
import type { AnswerOf, BodyOf, QueryOf } from '@fms/contract/endpoint';
import { fromWireTime } from '@fms/contract/scalar';
import { estimateStillsBytes, thinTimeline } from '@fms/domain/camera';
import { type AlarmId, toId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import { conflict, notFound } from '../../../platform/failure/failure.ts';
import type { PictureAnswer } from '../../../platform/http/bytes/picture-response.ts';
import type { ModuleContext } from '../../../platform/module/module.ts';
import type { BudgetService } from '../budget/budget.service.ts';
import type { LookLog } from '../look/look-log.service.ts';
import type { CameraWalls } from '../standing/camera-walls.ts';
import { listCameras } from '../store/camera.repository.ts';
import { findStillBefore, listKept, listStillsBetween, listStillsOfAlarm } from '../store/still.repository.ts';
import { toStills } from './still-wire.ts';

export interface StillPorts extends Pick<ModuleContext, 'db' | 'clock'> {
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly rights: Pick<VesselRights, 'require'>;
  readonly budgets: BudgetService;
  readonly walls: CameraWalls;
  readonly looks: LookLog;
}

export function createStillService(ports: StillPorts) {
  const { db, clock, blobs, rights, budgets, walls, looks } = ports;

  return {
    async read(caller: Caller, { vesselId, cameraId, time }: QueryOf<typeof getStill>): Promise<PictureAnswer> {
      await rights.require(caller, 'view', [vesselId]);
      const at = time === undefined ? undefined : fromWireTime(time);
      const still = await findStillBefore(db, { vesselId, cameraId }, at);
      if (!still) throw notFound('The still');
      const kind = at === undefined ? 'still' : 'kept';
      await looks.note(caller, { vesselId, cameraId }, kind, still.takenMs);
      const { blob, sizeBytes, sha256: tag } = still;
      const open = async () => (await blobs.get(blob)).stream;
      return { kind: 'picture', type: 'image/jpeg', sizeBytes, tag, open };
    },

    async list(caller: Caller, asked: QueryOf<typeof listStills>): Promise<Still[]> {
      const { vesselId, cameraId, fromTime, toTime } = asked;
      await rights.require(caller, 'view', [vesselId]);
      const camera = { vesselId, cameraId };
      const rows = await listStillsBetween(db, camera, fromWireTime(fromTime), fromWireTime(toTime));
      const entries = rows.map((row) => ({ time: row.takenMs, reason: row.reason, row }));
      return toStills(
        db,
        thinTimeline(entries, MAX_TIMELINE_STILLS).map(({ row }) => row),
      );
    },

    async listKept(caller: Caller, asked: QueryOf<typeof listKeptStills>): Promise<{ stills: Still[]; total: number }> {
      await rights.require(caller, 'view', [asked.vesselId]);
      const { rows, total } = await listKept(db, asked);
      return { stills: await toStills(db, rows), total };
    },

    async listOfAlarm(caller: Caller, asked: QueryOf<typeof listAlarmStills>): Promise<Still[]> {
      await rights.require(caller, 'view', [asked.vesselId]);
      const alarmId = toId<AlarmId>(asked.alarmId);
      return toStills(db, await listStillsOfAlarm(db, asked.vesselId, alarmId), alarmId);
    },

    /** @throws {Failure} `conflict` where the budget is used, and where no gateway with cameras is connected */
    async ask(caller: Caller, from: string, asked: BodyOf<typeof askStills>): Promise<AnswerOf<typeof askStills>> {
      const { vesselId } = asked;
      await rights.require(caller, 'view', [vesselId]);
      await budgets.requireLeft(vesselId, 'still');
      const known = (await listCameras(db, vesselId)).map(({ cameraId }) => cameraId);
      const cameraIds = known.filter((id) => asked.cameraIds.includes(id));
      if (cameraIds.length === 0) throw notFound('The camera');
      if (!walls.order(vesselId, { type: 'ask', cameraIds })) throw conflict('The ship is not connected.');
      const last = await Promise.all(cameraIds.map((cameraId) => findStillBefore(db, { vesselId, cameraId })));
      const entry = { at: clock.now(), ...toActor(caller), from, what: 'camera.stills-asked' };
      await recordAudit(db, { ...entry, subject: `vessel:${vesselId}`, new: { cameras: cameraIds } });
      return {
        asked: cameraIds.length,
        costBytes: estimateStillsBytes(last.map((still) => still?.sizeBytes ?? null)),
      };
    },
  };
}
export type StillService = ReturnType<typeof createStillService>;
