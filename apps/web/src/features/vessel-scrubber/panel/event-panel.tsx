import { formatAge, formatTime } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useText } from '../../../language/index.ts';
import { findCause } from '../log/log-text.ts';
import type { ScrubberLog } from '../log/use-scrubber-log.ts';
import { listEvents, type RecordEvent } from '../record/record-event.ts';
import type { ScrubberParts } from '../record/scrubber-parts.ts';
import style from '../style/scrubber.module.css';

/** More than these are in the proof pack only. */
const MOST_SHOWN = 40;

/** Exceedances apart from instrument faults; a press holds the moment at which one began. */
export function EventPanel({ state, water, span, time, log }: ScrubberParts) {
  const t = useText();
  const { record } = state;
  const { excess } = water;
  const { exceedances, faults } = useMemo(() => listEvents(record, excess, t), [record, excess, t]);
  const list = { now: span.window.to, hold: time.hold, log };
  return (
    <Panel quiet title={t('RECORD_EVENTS')} className={style.events}>
      <h3 className={style.subhead}>{t('EVENTS_EXCEEDED')}</h3>
      <EventList events={exceedances} kind="exceeding" {...list} />
      <h3 className={style.subhead}>{t('EVENTS_FAULT')}</h3>
      <EventList events={faults} kind="fault" {...list} />
    </Panel>
  );
}

interface EventListProps {
  readonly events: readonly RecordEvent[];
  readonly kind: 'exceeding' | 'fault';
  readonly now: number;
  readonly hold: (at: number) => void;
  readonly log: ScrubberLog;
}

function EventList({ events, kind, now, hold, log }: EventListProps) {
  const t = useText();
  if (events.length === 0) return <p className={style.note}>{t('NO_EVENTS')}</p>;
  const more = events.length - MOST_SHOWN;
  return (
    <ul className={style.eventList}>
      {events.slice(0, MOST_SHOWN).map(({ from, to, title, detail }) => (
        <li key={`${title} ${from}`}>
          <button type="button" className={style.event} onClick={() => hold(from)}>
            <span className={style.eventMark} data-kind={kind} aria-hidden="true" />
            <span className={style.eventText}>
              <b>{title}</b>
              <span>{detail}</span>
            </span>
            <span className={style.eventTime}>
              {formatTime(from, now)} · {formatAge(to - from)}
            </span>
          </button>
          <EventCause event={{ from, to, title, detail }} log={log} />
        </li>
      ))}
      {more > 0 && <li className={style.note}>{t('MORE_EVENTS', { count: more })}</li>}
    </ul>
  );
}

/** Cause and action as the log has them, or the way to enter them. */
function EventCause({ event, log }: { event: RecordEvent; log: ScrubberLog }) {
  const t = useText();
  const cause = findCause(log.entries, event);
  if (cause !== '') return <p className={style.cause}>{cause}</p>;
  if (!log.isEditable) return null;
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      aria-label={t('EVENT_EXPLAIN_OF', { event: event.title })}
      className={style.cause}
      onClick={() => log.explain(event.from)}
    >
      {t('EVENT_EXPLAIN')}
    </Button>
  );
}
