import type { Tag } from '@fms/contract/tag';
import { formatAge, formatQuantity, formatTime, getShownDecimals } from '@fms/domain/format';
import { getBoardName } from '@fms/domain/tag';
import { useText } from '../../../language/index.ts';
import '../../../language/trend.ts';
import { formatTagValue, getNumber, useFromClock, useReadingNote, useTag } from '../../../live/index.ts';
import { useVesselTags } from '../../tag/index.ts';
import style from './source-line.module.css';
import { findSentence, formatSource } from './source-text.ts';

interface SourceLineProps {
  readonly tag: Tag;
  /** Opens the trend of another sensor. */
  readonly onOpen: (tag: Tag) => void;
}

/** Sensor, sentence, time and quality behind a value, and every other sensor of the same quantity with its value. */
export function SourceLine({ tag, onOpen }: SourceLineProps) {
  const t = useText();
  const { tags } = useVesselTags(tag.vesselId);
  const others = findOtherSensors(tag, tags);
  const reading = useTag(tag.Id, tag.vesselId);
  const note = useReadingNote(reading);
  const time = reading.sample?.time;
  const measured = useFromClock((nowMs) =>
    time === undefined
      ? t('SOURCE_NEVER')
      : t('SOURCE_MEASURED', { time: formatTime(time, nowMs), age: formatAge(nowMs - time) }),
  );
  const source = formatSource(tag, t) || t(others.length > 0 ? 'SOURCE_BEST' : 'SOURCE_UNTOLD');
  const sentence = findSentence(tag);
  const words = [
    t('SOURCE', { source }),
    ...(sentence === '' ? [] : [t('SOURCE_SENTENCE', { sentence })]),
    measured,
    ...(note === undefined || reading.freshness === 'stale' ? [] : [note]),
  ];
  return (
    <section className={style.source} aria-label={t('SOURCE_OF_VALUE')}>
      <span>{words.join(' · ')}</span>
      {others.length > 0 && (
        <span className={style.others}>
          {t('SOURCE_ALSO')}
          {others.map((other) => (
            <OtherSensor key={other.Id} tag={other} of={tag} onOpen={onOpen} />
          ))}
        </span>
      )}
    </section>
  );
}

/** Tags of the vessel with the same name on board from other sources. */
export function findOtherSensors(tag: Tag, tags: readonly Tag[]): readonly Tag[] {
  const name = getBoardName(tag);
  return tags.filter((other) => other.Id !== tag.Id && getBoardName(other) === name && other.unit === tag.unit);
}

interface OtherSensorProps {
  readonly tag: Tag;
  /** What it is compared with. */
  readonly of: Tag;
  readonly onOpen: (tag: Tag) => void;
}

function OtherSensor({ tag, of, onOpen }: OtherSensorProps) {
  const t = useText();
  const reading = useTag(tag.Id, tag.vesselId);
  const compared = useTag(of.Id, of.vesselId);
  const note = useReadingNote(reading);
  const [value, beside] = [getNumber(reading), getNumber(compared)];
  const digits = { decimals: getShownDecimals(tag) };
  const isComparable = tag.valueKind === 'number' && tag.unit !== '°' && value !== undefined && beside !== undefined;
  const words = [
    formatSource(tag, t) || t('SOURCE_BEST'),
    findSentence(tag),
    formatTagValue(tag, reading, t) ?? formatQuantity(value, tag.unit, digits),
    ...(isComparable
      ? [t('SOURCE_DIFFERENCE', { difference: formatQuantity(Math.abs(value - beside), tag.unit, digits) })]
      : []),
    note ?? '',
  ];
  return (
    <button type="button" className={style.other} onClick={() => onOpen(tag)}>
      {words.filter((word) => word !== '').join(' · ')}
    </button>
  );
}
