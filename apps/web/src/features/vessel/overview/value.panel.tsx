import type { Tag } from '@fms/contract';
import { formatNumber, formatPosition, NO_VALUE, type TagId } from '@fms/domain';
import { AgeMark, Panel } from '@fms/ui';
import { useMemo } from 'react';
import { type Translate, translateWord, useText } from '../../../language/index.ts';
import { type TagReading, numberOf, useAge, useReadingNote, useTag, valueText } from '../../../live/index.ts';
import { bySubsystem } from '../tag-group.ts';
import style from './value-panel.module.css';

interface ValuePanelProps {
  readonly tags: readonly Tag[];
  readonly selectedId: TagId | undefined;
  readonly onSelect: (tagId: TagId) => void;
}

/** Every value the vessel sends, by subsystem, with unit and age; a number leads to its trend. */
export function ValuePanel({ tags, selectedId, onSelect }: ValuePanelProps) {
  const t = useText();
  const groups = useMemo(() => bySubsystem(tags), [tags]);
  return (
    <Panel title={t('LIVE_VALUES')} quiet actions={<Count count={tags.length} />} className={style.panel}>
      <div className={style.groups}>
        {groups.map(({ subsystem, tags: members }) => (
          <section key={subsystem} className={style.group} aria-label={translateWord(subsystem)}>
            <h3 className={style.heading}>{translateWord(subsystem)}</h3>
            <ul className={style.rows}>
              {members.map((tag) => (
                <ValueRow key={tag.Id} tag={tag} selected={tag.Id === selectedId} onSelect={onSelect} />
              ))}
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

interface ValueRowProps {
  readonly tag: Tag;
  readonly selected: boolean;
  readonly onSelect: (tagId: TagId) => void;
}

function ValueRow({ tag, selected, onSelect }: ValueRowProps) {
  const t = useText();
  const reading = useTag(tag.Id);
  const age = useAge(reading.sample?.time);
  const note = useReadingNote(reading);
  const { text, unit } = words(tag, reading, t);
  const isGone = reading.freshness === 'bad' || reading.freshness === 'unknown';
  const content = (
    <>
      <span className={style.name}>{tag.name}</span>
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
        aria-pressed={selected}
        title={tag.description || t('SHOW_TREND')}
        onClick={() => onSelect(tag.Id)}
      >
        {content}
      </button>
    </li>
  );
}

function words(tag: Tag, reading: TagReading, t: Translate): { text: string; unit: string } {
  const value = reading.sample?.value;
  const own = valueText(tag, reading, t);
  if (own !== undefined) return { text: own, unit: '' };
  if (isPlace(value)) return { text: formatPosition(value), unit: '' };
  return { text: formatNumber(numberOf(reading), { decimals: tag.decimals }), unit: tag.unit };
}

function isPlace(value: unknown): value is { latitude: number; longitude: number } {
  return typeof value === 'object' && value !== null && 'latitude' in value && 'longitude' in value;
}
