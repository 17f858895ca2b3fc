import type { Tag } from '@fms/contract/tag';
import { formatAge, formatMeasurement } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import { EmptyState, LoadingState, Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { groupBySubsystem } from '../../../entities/tag/index.ts';
import { locationQueries, MOMENT_MINUTES, type ValueAtMoment } from '../../../entities/track/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import type { LocationParts } from '../state/location-parts.ts';
import style from '../voyage/voyage.module.css';
import { formatMoment } from './moment-text.ts';

/** Every value of the held moment, by subsystem, each with how long before it was measured. */
export function MomentPanel({ vessel, tags, state }: LocationParts) {
  const t = useText();
  const { at } = state;
  const numbers = useMemo(() => tags.filter(({ valueKind }) => valueKind === 'number'), [tags]);
  if (at === undefined) {
    return (
      <Panel>
        <p className={style.hint}>{t('VALUES_HINT')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('VALUES_AT', { time: formatMoment(at) })} quiet>
      <ValuesThen vesselId={vessel.id} tags={numbers} at={at} />
    </Panel>
  );
}

function ValuesThen({ vesselId, tags, at }: { vesselId: Tag['vesselId']; tags: readonly Tag[]; at: Instant }) {
  const t = useText();
  const { data } = useQuery(locationQueries.moment(vesselId, tags, at));
  if (data === undefined) return <LoadingState label={t('LOADING_VALUES_THEN')} shape={[{ height: 120, width: 1 }]} />;
  const known = tags.filter(({ Id }) => data.has(Id));
  if (known.length === 0) {
    return <EmptyState title={t('VALUES_THEN', { minutes: MOMENT_MINUTES })} detail={t('VALUES_HINT')} />;
  }
  return (
    <>
      {groupBySubsystem(known).map(({ subsystem, tags: members }) => (
        <section key={subsystem} aria-label={translateWord(subsystem)}>
          <h3 className={style.heading}>{translateWord(subsystem)}</h3>
          <dl className={style.rows}>
            {members.map((tag) => (
              <ValueRow key={tag.Id} tag={tag} then={data.get(tag.Id)} at={at} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function ValueRow({ tag, then, at }: { tag: Tag; then: ValueAtMoment | undefined; at: Instant }) {
  const t = useText();
  if (then === undefined) return null;
  const ageMs = at - then.time;
  return (
    <div>
      <dt>{tag.name}</dt>
      <dd>
        {formatMeasurement(then.value, tag)}
        {ageMs >= 120_000 && <span className={style.age}>{t('VALUE_BEFORE', { age: formatAge(ageMs) })}</span>}
      </dd>
    </div>
  );
}
