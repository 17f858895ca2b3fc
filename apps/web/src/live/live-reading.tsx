import type { Tag } from '@fms/contract/tag';
import { formatAngle, formatTime, getShownDecimals, isDirection } from '@fms/domain/format';
import { Reading, type ReadingAlarm, type ReadingProps } from '@fms/ui/value';
import type { ReactNode } from 'react';
import { type Translate, useText } from '../language/index.ts';
import type { TagReading } from './tag-reading.ts';
import { useAge, useFromClock } from './use-live.ts';
import { getNumber, useTag } from './use-tag.ts';

export interface LiveReadingProps {
  readonly tag: Tag;
  readonly label: string;
  readonly size?: ReadingProps['size'];
  readonly layout?: ReadingProps['layout'];
  readonly signed?: boolean;
  /** Left out where a panel says the age of all it holds. */
  readonly showAge?: boolean;
  readonly alarm?: ReadingAlarm | undefined;
  readonly children?: ReactNode;
}

/** A tag's newest value as a reading, with its unit, its age and how far it may be trusted. */
export function LiveReading({ tag, label, size, layout, signed, showAge = true, alarm, children }: LiveReadingProps) {
  const t = useText();
  const reading = useTag(tag.Id);
  const age = useAge(reading.sample?.time);
  const note = useReadingNote(reading);
  const isAngle = tag.unit === '°';
  return (
    <Reading
      label={label}
      value={getNumber(reading)}
      text={formatTagValue(tag, reading, t)}
      unit={isAngle || tag.valueKind !== 'number' ? undefined : tag.unit}
      decimals={getShownDecimals(tag)}
      state={reading.freshness}
      {...(signed === undefined ? {} : { signed })}
      {...(size === undefined ? {} : { size })}
      {...(layout === undefined ? {} : { layout })}
      age={showAge ? age : undefined}
      note={note}
      alarm={alarm}
    >
      {children}
    </Reading>
  );
}

/** Values that are no plain decimals in words of their own: directions, truth values, texts. */
export function formatTagValue(tag: Tag, { sample }: TagReading, t: Translate): string | undefined {
  const value = sample?.value;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return t(value ? 'YES' : 'NO');
  if (tag.valueKind === 'boolean' && typeof value === 'number') return t(value === 0 ? 'NO' : 'YES');
  return typeof value === 'number' && isDirection(tag) ? formatAngle(value) : undefined;
}

/** "at 08:28" beside a stale value; the reason or the origin in a word beside the others. */
export function useReadingNote({ sample, freshness }: TagReading): string | undefined {
  const t = useText();
  const at = useFromClock((nowMs) => (sample === undefined ? '' : formatTime(sample.time, nowMs)));
  switch (freshness) {
    case 'stale':
      return t('AT_TIME', { time: at });
    case 'bad':
      return t('SENSOR_FAULT');
    case 'manual':
      return t('MANUAL');
    case 'simulated':
      return t('SIMULATED');
    default:
      return undefined;
  }
}
