import { type Alarm, UNDO_ACKNOWLEDGE_MS } from '@fms/contract/alarm';
import '../../language/fleet-alarm.ts';
import { useLive } from '../../live/index.ts';
import { show, type Toast } from '../../message/index.ts';
import { showRefusal } from '../../message/show-refusal.ts';
import { sendUndoAcknowledge } from './alarm.queries.ts';

/** Says which alarms were acknowledged; for ten seconds a button takes it back. */
export function useOfferUndo(): (alarms: readonly Alarm[]) => void {
  const { alarms: inbox } = useLive();
  return (alarms) => {
    const ids = alarms.map(({ id }) => id);
    const run = () => void sendUndoAcknowledge(ids).then((changed) => inbox.change(changed), showRefusal);
    show({
      ...{ kind: 'toast', tone: 'success', ...wordsOf(alarms), lifetimeMs: UNDO_ACKNOWLEDGE_MS },
      action: { text: 'UNDO_ACKNOWLEDGE', key: ids.join(), run },
    });
  };
}

function wordsOf(alarms: readonly Alarm[]): Pick<Toast, 'text' | 'values'> {
  const [first] = alarms;
  if (first === undefined || alarms.length > 1) return { text: 'ACKNOWLEDGED_MANY', values: { count: alarms.length } };
  const alarm = first.description || first.channel;
  return { text: 'ACKNOWLEDGED_ONE', values: { vessel: first.vesselName, alarm } };
}
