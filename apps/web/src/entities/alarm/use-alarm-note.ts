import { type Alarm, acknowledgeAlarm, commentAlarm } from '@fms/contract/alarm';
import { useLive } from '../../live/index.ts';
import { useContractForm } from '../../ui/form/index.ts';
import { sendAcknowledge, sendAlarmComment } from './alarm.queries.ts';
import { useOfferUndo } from './use-offer-undo.ts';

/** `acknowledge` takes a comment or none; `comment` is of alarms that are acknowledged already. */
export type AlarmNoteKind = 'acknowledge' | 'comment';

const SCHEMA = {
  acknowledge: acknowledgeAlarm.body.pick({ comment: true }),
  comment: commentAlarm.body.pick({ comment: true }),
} as const;

/** The form of a comment on alarms, which acknowledges them or changes the last comment; `onDone` after the answer. */
export function useAlarmNote(kind: AlarmNoteKind, alarms: readonly Alarm[], onDone: () => void) {
  const { alarms: inbox } = useLive();
  const offerUndo = useOfferUndo();
  const isAcknowledging = kind === 'acknowledge';
  return useContractForm({
    schema: SCHEMA[kind],
    initial: { comment: isAcknowledging ? '' : (alarms[0]?.acknowledged?.comment ?? '') },
    send: ({ comment = '' }) => {
      const ids = alarms.map(({ id }) => id);
      return isAcknowledging ? sendAcknowledge(ids, comment.trim()) : sendAlarmComment(ids, comment);
    },
    onSent: (changed) => {
      // The hub tells every client; the caller's own list changes at once.
      inbox.change(changed);
      if (isAcknowledging) offerUndo(alarms);
      onDone();
    },
  });
}
