import { type NotificationHours, WEEK_DAYS, type WeekDay } from '@fms/domain/notification';
import { Chip, IconButton } from '@fms/ui/control';
import { TextInput } from '@mantine/core';
import { translateWord, useText } from '../../../language/index.ts';
import style from './notification.module.css';

interface HoursLineProps {
  readonly hours: NotificationHours;
  readonly onChange: (hours: NotificationHours) => void;
  readonly onRemove: () => void;
}

/** 24 hours in every browser; the time field of a browser follows its language. */
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A stretch of the day on some days; one that ends earlier than it begins ends on the next day. */
export function HoursLine({ hours, onChange, onRemove }: HoursLineProps) {
  const t = useText();
  const { days, from, to, zone } = hours;
  const toggle = (day: WeekDay) => {
    const next = WEEK_DAYS.filter((one) => days.includes(one) !== (one === day));
    // Hours without a day never begin: the last one stays.
    if (next.length > 0) onChange({ ...hours, days: next });
  };
  const timeField = (name: 'from' | 'to', label: string, value: string) => (
    <TextInput
      size="xs"
      className={style.time ?? ''}
      inputMode="numeric"
      placeholder={t('HOURS_FORM')}
      maxLength={5}
      aria-label={label}
      error={!TIME_OF_DAY.test(value)}
      value={value}
      onChange={({ currentTarget }) => onChange({ ...hours, [name]: currentTarget.value })}
    />
  );
  return (
    <div className={style.line}>
      {WEEK_DAYS.map((day) => (
        <Chip key={day} selected={days.includes(day)} onClick={() => toggle(day)}>
          {translateWord(`day-${day}`)}
        </Chip>
      ))}
      {timeField('from', t('HOURS_FROM'), from)}
      <span aria-hidden="true">–</span>
      {timeField('to', t('HOURS_TO'), to)}
      <span className={style.quiet}>{zone}</span>
      <IconButton icon="delete" label={t('REMOVE_HOURS')} onClick={onRemove} />
    </div>
  );
}
