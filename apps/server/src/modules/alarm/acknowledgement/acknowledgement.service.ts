/** Acknowledging alarms ashore, taking that back, and commenting it later (calls of our own under /api/v2/alarm). */
import { type Alarm, type AlarmStepKind, UNDO_ACKNOWLEDGE_MS } from '@fms/contract/alarm';
import type { AlarmId } from '@fms/domain/identity';
import type { Caller } from '../../../platform/access/caller.ts';
import { recordAudits, toActor } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/failure/failure.ts';
import { requireAlarms } from '../alarm.policy.ts';
import {
  acknowledgeAlarms,
  commentAlarms,
  findAlarms,
  insertSteps,
  type NamedAlarmRow,
  undoAcknowledge,
} from '../alarm.repository.ts';
import type { AlarmPorts } from '../alarm.service.ts';
import { toAlarm } from '../alarm-wire.service.ts';

/** The button disappears after 10 s; so long may the request take that it sent at the last moment. */
const ON_THE_WAY_MS = 5_000;

/** What a person does with alarms, and where the request came from. */
interface Act {
  caller: Caller;
  from: string;
  alarmIds: readonly AlarmId[];
  kind: Extract<AlarmStepKind, 'acknowledged' | 'acknowledge-undone' | 'commented'>;
  comment: string;
}

export function createAcknowledgementService({ db, bus, clock, rights }: AlarmPorts) {
  /** Changes rows by `write`, which answers the ids it changed; each is kept in journal and audit trail, and published. */
  async function change(
    act: Act,
    write: (tx: Tx, known: readonly NamedAlarmRow[]) => Promise<AlarmId[]>,
  ): Promise<Alarm[]> {
    const known = await requireAlarms({ db, rights }, act.caller, 'acknowledge', act.alarmIds);
    const changed = await db.transaction().execute(async (tx) => {
      const ids = new Set(await write(tx, known));
      const rows = known.filter(({ id }) => ids.has(id));
      await record(tx, act, rows, clock.now());
      return ids;
    });
    const alarms = (await findAlarms(db, act.alarmIds)).map(toAlarm);
    const told = alarms.filter(({ id }) => changed.has(id));
    if (told.length > 0) bus.publish('alarm.changed', told);
    return alarms;
  }

  return {
    /** An earlier acknowledgement keeps its name. */
    acknowledge(caller: Caller, from: string, alarmIds: readonly AlarmId[], comment: string): Promise<Alarm[]> {
      return change({ caller, from, alarmIds, kind: 'acknowledged', comment }, (tx) =>
        acknowledgeAlarms(tx, alarmIds, { by: caller.userName, atMs: clock.now(), comment }),
      );
    },

    /** Throws `conflict` where one is older than 10 s or of another person; nothing is changed then. */
    undo(caller: Caller, from: string, alarmIds: readonly AlarmId[]): Promise<Alarm[]> {
      const sinceMs = clock.now() - UNDO_ACKNOWLEDGE_MS - ON_THE_WAY_MS;
      return change({ caller, from, alarmIds, kind: 'acknowledge-undone', comment: '' }, async (tx, known) => {
        const undone = await undoAcknowledge(tx, alarmIds, { by: caller.userName, sinceMs });
        if (undone.length < known.length) {
          throw conflict('Only your own acknowledgement can be taken back, and for 10 seconds.');
        }
        return undone;
      });
    },

    /** Throws `conflict` where one is not acknowledged; nothing is changed then. */
    comment(caller: Caller, from: string, alarmIds: readonly AlarmId[], comment: string): Promise<Alarm[]> {
      return change({ caller, from, alarmIds, kind: 'commented', comment }, async (tx, known) => {
        const commented = await commentAlarms(tx, alarmIds, comment);
        if (commented.length < known.length) throw conflict('Only an acknowledged alarm can be commented.');
        return commented;
      });
    },
  };
}
export type AcknowledgementService = ReturnType<typeof createAcknowledgementService>;

/** One step of the journal and one audit entry an alarm; `rows` are the alarms as they were before. */
async function record(tx: Tx, { caller, from, kind, comment }: Act, rows: readonly NamedAlarmRow[], atMs: number) {
  await insertSteps(
    tx,
    rows.map(({ id: alarmId }) => ({ alarmId, kind, atMs, value: null, who: caller.userName, note: comment })),
  );
  await recordAudits(
    tx,
    rows.map(({ id, channel, acknowledgedComment }) => ({
      ...{ at: atMs, ...toActor(caller), from, what: `alarm.${kind}`, subject: `alarm:${id}` },
      ...(kind === 'acknowledged' ? {} : { old: { channel, comment: acknowledgedComment } }),
      new: { channel, comment },
    })),
  );
}
