import type { PerformanceEvent } from '@fms/contract/performance';
import { IconButton } from '@fms/ui/control';
import { Panel, ProblemLine } from '@fms/ui/panel';
import { useText } from '../../../language/index.ts';
import { AddButton, useEntryChanges } from '../../../ui/entry/index.ts';
import { performanceCalls } from '../model/performance.queries.ts';
import type { PerformanceParts } from '../model/performance-parts.ts';
import style from '../style/performance.module.css';
import { type EventDraft, EventForm } from './event-form.tsx';
import { getEventText } from './event-text.ts';

/** What was done to hull and propeller: it ends one span of speed loss and begins the next. */
export function EventPanel({ vessel, events, isEditable }: PerformanceParts) {
  const t = useText();
  const changes = useEntryChanges<PerformanceEvent, EventDraft>('performance-event', vessel.id, performanceCalls);
  const { edited } = changes;
  return (
    <Panel
      quiet
      title={t('PERFORMANCE_EVENTS')}
      actions={<AddButton text={t('HULL_EVENT_ADD')} isEditable={isEditable} changes={changes} />}
    >
      {changes.hasFailed && (
        <ProblemLine text={t('HULL_EVENT_FAILED')} retry={{ label: t('TRY_AGAIN'), onClick: changes.again }} />
      )}
      {edited !== undefined && (
        <EventForm
          key={edited === 'new' ? 0 : edited.id}
          event={edited === 'new' ? undefined : edited}
          send={changes.send}
          onSent={changes.settle}
          onCancel={changes.cancel}
        />
      )}
      {events.length === 0 && edited === undefined && <p className={style.note}>{t('HULL_EVENT_NONE')}</p>}
      <ul className={style.events}>
        {events.toReversed().map((event) => {
          const name = `${getEventText(event.kind, t)} ${event.at.slice(0, 10)}`;
          return (
            <li key={event.id}>
              <span className={style.eventDay}>{event.at.slice(0, 10)}</span>
              <span className={style.eventWords}>
                <b>{getEventText(event.kind, t)}</b> {event.note}
                <span className={style.caption}>{t('HULL_EVENT_BY', { name: event.by })}</span>
              </span>
              {isEditable && (
                <>
                  <IconButton
                    icon="edit"
                    label={t('HULL_EVENT_EDIT', { event: name })}
                    onClick={() => changes.edit(event)}
                  />
                  <IconButton
                    icon="delete"
                    label={t('HULL_EVENT_DELETE', { event: name })}
                    onClick={() => changes.remove(event.id)}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
