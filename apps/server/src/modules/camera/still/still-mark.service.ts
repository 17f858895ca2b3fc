/** Stills that people keep, mark with an alarm, or give up; each is on record with who did it. */
import type { bookmarkStill, dropStill, keepStill, Still } from '@fms/contract/camera';
import type { BodyOf } from '@fms/contract/endpoint';
import { fromWireTime } from '@fms/contract/scalar';
import { getStillEnd } from '@fms/domain/camera';
import type { Instant } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { StillRow } from '../../../platform/database/tables/camera.ts';
import { notFound } from '../../../platform/failure/failure.ts';
import type { LiveViews } from '../live/live-view.service.ts';
import { type CameraOfVessel, findStill, findStillBefore, setReason } from '../store/still.repository.ts';
import { deleteAlarmMarks, insertAlarmMark, insertNote, isAlarmOf } from '../store/still-mark.repository.ts';
import type { StillKeeper } from './still-keeper.ts';
import { toStills } from './still-wire.ts';

export interface StillMarkPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: Pick<VesselRights, 'require'>;
  readonly keeper: StillKeeper;
  readonly live: Pick<LiveViews, 'takeFrame'>;
}

export function createStillMarkService({ db, clock, rights, keeper, live }: StillMarkPorts) {
  /** The still of a time, or the frame of a live view that was shown then. */
  async function findAt(camera: CameraOfVessel, time: Instant): Promise<StillRow> {
    const frame = live.takeFrame(camera, time);
    const stored = frame && (await keeper.keep({ ...camera, ...frame, reason: 'live' }));
    const still = stored ?? (await findStillBefore(db, camera, time));
    if (!still) throw notFound('The still');
    return still;
  }

  return {
    /** With an alarm of the vessel where one is named. */
    async keep(
      caller: Caller,
      from: string,
      asked: BodyOf<typeof keepStill> & Partial<Pick<BodyOf<typeof bookmarkStill>, 'alarmId'>>,
    ): Promise<Still> {
      const { vesselId, cameraId, time, note, alarmId } = asked;
      await rights.require(caller, 'acknowledge', [vesselId]);
      if (alarmId !== undefined && !(await isAlarmOf(db, vesselId, alarmId))) throw notFound('The alarm');
      const found = await findAt({ vesselId, cameraId }, fromWireTime(time));
      const { id: stillId, takenMs } = found;
      const at = clock.now();
      const kept = await db.transaction().execute(async (tx) => {
        if (alarmId !== undefined) await insertAlarmMark(tx, { stillId, alarmId, moment: null }, at);
        if (note !== '') await insertNote(tx, { stillId, accountName: toActor(caller).who, atMs: at, note });
        const told = { camera: cameraId, taken: takenMs, note, ...(alarmId === undefined ? {} : { alarm: alarmId }) };
        const entry = { at, ...toActor(caller), from, what: 'camera.still-kept' };
        await recordAudit(tx, { ...entry, subject: `vessel:${vesselId}`, new: told });
        return keeper.strengthen(found, 'kept', tx);
      });
      const [still] = await toStills(db, [kept]);
      if (still === undefined) throw notFound('The still');
      return still;
    },

    async drop(caller: Caller, from: string, { vesselId, stillId, reason }: BodyOf<typeof dropStill>): Promise<void> {
      await rights.require(caller, 'edit', [vesselId]);
      const still = await findStill(db, vesselId, stillId);
      if (!still) throw notFound('The still');
      await db.transaction().execute(async (tx) => {
        await deleteAlarmMarks(tx, stillId);
        await setReason(tx, stillId, 'schedule', getStillEnd({ time: still.takenMs, reason: 'schedule' }));
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'camera.still-dropped' };
        const old = { camera: still.cameraId, taken: still.takenMs };
        await recordAudit(tx, { ...entry, subject: `vessel:${vesselId}`, old, new: { reason } });
      });
    },
  };
}
export type StillMarkService = ReturnType<typeof createStillMarkService>;
