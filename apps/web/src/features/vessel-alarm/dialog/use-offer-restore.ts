import type { Alarm } from '@fms/contract/alarm';
import type { Instant } from '@fms/domain/time';
import { formatShortTime, type SuppressKind, sendRestore } from '../../../entities/alarm/index.ts';
import type { TextValues } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { show, type Toast, toMilliseconds } from '../../../message/index.ts';
import { showRefusal } from '../../../message/show-refusal.ts';

/** How long the message stands. */
const LIFETIME_MS = toMilliseconds(10);

/** Alarms as they stood before they were kept out of the way, and as the server answers them. */
interface Suppressed {
  readonly before: readonly Alarm[];
  readonly changed: readonly Alarm[];
}

/**
 * Says until when alarms are shelved, or that they are out of service, and offers to take it back. A shelving that was
 * extended is not taken back here: that would end the one before it too.
 */
export function useOfferRestore(): (kind: SuppressKind, suppressed: Suppressed) => void {
  const { alarms: inbox, clock } = useLive();
  return (kind, { before, changed }) => {
    const ids = before.map(({ id }) => id);
    const run = () => void sendRestore(ids, kind).then((restored) => inbox.change(restored), showRefusal);
    const isNew = before.every(({ shelved }) => shelved === null);
    show({
      ...{ kind: 'toast', tone: 'success', ...wordsOf(kind, changed, clock.now()), lifetimeMs: LIFETIME_MS },
      ...(isNew && { action: { text: 'UNDO_SUPPRESS', key: ids.join(), run } }),
    });
  };
}

function wordsOf(kind: SuppressKind, alarms: readonly Alarm[], now: Instant): Pick<Toast, 'text' | 'values'> {
  const [first] = alarms;
  const [end] = alarms.flatMap(({ shelved }) => (shelved === null ? [] : [shelved.until])).sort();
  const values: TextValues = end === undefined ? {} : { at: formatShortTime(end, now) };
  const isShelved = kind === 'shelved';
  if (first === undefined || alarms.length > 1) {
    const text = isShelved ? 'SHELVED_MANY' : 'OUT_OF_SERVICE_MANY';
    return { text, values: { ...values, count: alarms.length } };
  }
  const alarm = first.description || first.channel;
  const text = isShelved ? 'SHELVED_ONE' : 'OUT_OF_SERVICE_ONE';
  return { text, values: { ...values, vessel: first.vesselName, alarm } };
}
