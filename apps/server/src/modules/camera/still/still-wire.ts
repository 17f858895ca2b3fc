/** Stills as they cross the wire. */
import { getStill, type Still, type StillSize } from '@fms/contract/camera';
import { toWireTime } from '@fms/contract/scalar';
import type { AlarmId } from '@fms/domain/identity';
import type { Db } from '../../../platform/database/database.ts';
import type { StillRow } from '../../../platform/database/tables/camera.ts';
import type { CameraOfVessel } from '../store/still.repository.ts';
import { listAlarmMarks, listNotes } from '../store/still-mark.repository.ts';

/** Path of the newest still of a camera, or of the one of a time. */
export function formatStillUrl({ vesselId, cameraId }: CameraOfVessel, takenMs?: number): string {
  const query = new URLSearchParams({ vesselId: String(vesselId), cameraId: String(cameraId) });
  if (takenMs !== undefined) query.set('time', toWireTime(takenMs));
  return `${getStill.path}?${query}`;
}

export const toStillSize = ({ takenMs, sizeBytes, width, height }: StillRow): StillSize => ({
  ...{ time: toWireTime(takenMs), bytes: sizeBytes, width, height },
});

/** With their marks and notes. `ofAlarm` is the alarm that was asked about; else the newest mark counts. */
export async function toStills(db: Db, rows: readonly StillRow[], ofAlarm?: AlarmId): Promise<Still[]> {
  const ids = rows.map(({ id }) => id);
  const marks = (await listAlarmMarks(db, ids)).filter(({ alarmId }) => ofAlarm === undefined || alarmId === ofAlarm);
  const notes = Map.groupBy(await listNotes(db, ids), ({ stillId }) => stillId);
  return rows.map((row) => {
    const mark = marks.find(({ stillId }) => stillId === row.id);
    return {
      ...toStillSize(row),
      ...{ id: row.id, cameraId: row.cameraId, sha256: row.sha256, reason: row.reason },
      url: formatStillUrl(row, row.takenMs),
      alarm: mark ? { alarmId: mark.alarmId, moment: mark.moment } : null,
      notes: (notes.get(row.id) ?? []).map(({ accountName: by, atMs, note }) => ({ by, at: toWireTime(atMs), note })),
      until: row.untilMs === null ? null : toWireTime(row.untilMs),
    };
  });
}
