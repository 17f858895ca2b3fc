import type { Tag } from '@fms/contract/tag';
import { formatNumber, formatPosition, getShownDecimals, NO_VALUE } from '@fms/domain/format';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import { Panel } from '@fms/ui/panel';
import { AgeMark } from '@fms/ui/value';
import { useMemo } from 'react';
import { groupBySubsystem, shortenTagName } from '../../../../entities/tag/index.ts';
import { type Translate, translateWord, useText } from '../../../../language/index.ts';
import { formatTagValue, getNumber, type TagReading, useAge, useReadingNote, useTag } from '../../../../live/index.ts';
import type { WidgetContent, WidgetProps } from '../definition/widget-definition.ts';
import type { TagTrendProps } from '../value/trend-button.tsx';
import { usePlace } from '../value/use-place.ts';
import style from './all-values.module.css';

/** Every value the vessel sends, by subsystem, with unit and age; a number leads to its trend. */
function AllValues({ tags, option, onTrend }: WidgetProps<'allValues'>) {
  const t = useText();
  const groups = useMemo(() => groupBySubsystem(tags), [tags]);
  return (
    <Panel title={option.title ?? t('LIVE_VALUES')} quiet actions={<Count count={tags.length} />}>
      <div className={style.groups}>
        {groups.map(({ subsystem, tags: members }) => (
          <section key={subsystem} className={style.group} aria-label={translateWord(subsystem)}>
            <h3 className={style.heading}>{translateWord(subsystem)}</h3>
            <ul className={style.rows}>
              {members.map((tag) =>
                tag.type === DATA_TAG_TYPE.onlyGeo ? (
                  <PlaceRow key={tag.Id} tag={tag} />
                ) : (
                  <ValueRow key={tag.Id} tag={tag} name={shortenTagName(tag, members)} onTrend={onTrend} />
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

function Count({ count }: { count: number }) {
  const t = useText();
  return <span className="fms-caption">{t('VALUE_COUNT', { count })}</span>;
}

function PlaceRow({ tag }: { tag: Tag }) {
  const { position, state, age } = usePlace(tag);
  const text = position === undefined ? NO_VALUE : formatPosition(position);
  return (
    <li className={style.row}>
      <span className={style.name}>{tag.name}</span>
      <span className={style.value} data-state={state}>
        {state === 'stale' ? <s>{text}</s> : text}
      </span>
      <span className={style.age}>
        <AgeMark {...age} />
      </span>
    </li>
  );
}

function ValueRow({ tag, name, onTrend }: TagTrendProps & { readonly name: string }) {
  const t = useText();
  const reading = useTag(tag.Id);
  const age = useAge(reading.sample?.time);
  const note = useReadingNote(reading);
  const { text, unit } = words(tag, reading, t);
  const isGone = reading.freshness === 'bad' || reading.freshness === 'unknown';
  const content = (
    <>
      <span className={style.name}>{name}</span>
      <span className={style.value} data-state={reading.freshness} title={note}>
        {reading.freshness === 'stale' ? <s>{text}</s> : isGone ? NO_VALUE : text}
        {unit !== '' && <span className={style.unit}> {unit}</span>}
      </span>
      <span className={style.age}>
        <AgeMark {...age} />
      </span>
    </>
  );
  // Only numbers have a trend: words and places are shown, not drawn.
  if (tag.valueKind !== 'number' && tag.valueKind !== 'boolean') return <li className={style.row}>{content}</li>;
  return (
    <li>
      <button
        type="button"
        className={style.row}
        title={[tag.name, tag.description || t('SHOW_TREND')].join(' · ')}
        onClick={() => onTrend(tag)}
      >
        {content}
      </button>
    </li>
  );
}

function words(tag: Tag, reading: TagReading, t: Translate): { text: string; unit: string } {
  const own = formatTagValue(tag, reading, t);
  if (own !== undefined) return { text: own, unit: '' };
  return { text: formatNumber(getNumber(reading), { decimals: getShownDecimals(tag) }), unit: tag.unit };
}

export const allValuesWidget: WidgetContent<'allValues'> = {
  Component: AllValues,
  firstOption: (_vessel, tags) => (tags.length === 0 ? undefined : {}),
};
