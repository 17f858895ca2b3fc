import { findNextRun, REPORT_REPEATS, type ReportSchedule } from '@fms/domain/report';
import { Panel } from '@fms/ui/panel';
import { Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { translateWord, useText } from '../../../language/index.ts';
import { ChoiceField } from '../../../ui/form/index.ts';
import { Moment } from '../../../ui/moment.tsx';
import style from '../style/report.module.css';
import type { FieldsProps } from './fields-props.ts';

const FIRST: ReportSchedule = { repeat: 'weekly', day: 1, minuteOfDay: 6 * 60 };
const DAYS = { weekly: 7, monthly: 28 } as const;
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const NEXT_SHOWN = 3;

/** When it comes by itself; it can be switched on once it has a recipient. */
export function SchedulePanel({ fields, change }: FieldsProps) {
  const t = useText();
  const schedule = { isOn: false, ...FIRST, ...fields.schedule };
  const set = (part: Partial<typeof schedule>) => change({ schedule: { ...schedule, ...part } });
  const mayTurnOn = fields.recipients.length > 0;
  return (
    <Panel title={t('REPORT_SCHEDULE')}>
      <Stack gap={10}>
        <Switch
          label={t('REPORT_SCHEDULED')}
          description={mayTurnOn ? undefined : t('REPORT_RECIPIENT_FIRST')}
          checked={schedule.isOn}
          disabled={!mayTurnOn && !schedule.isOn}
          onChange={(event) => set({ isOn: event.currentTarget.checked })}
        />
        <ChoiceField
          label={t('REPORT_REPEAT')}
          options={REPORT_REPEATS.map((value) => ({ value, label: translateWord(`repeat_${value}`) }))}
          value={schedule.repeat}
          onChange={(repeat) => set({ repeat, day: 1 })}
        />
        {schedule.repeat !== 'daily' && (
          <ChoiceField
            label={t('REPORT_DAY')}
            options={Array.from({ length: DAYS[schedule.repeat] }, (_, index) => ({
              value: index + 1,
              label: schedule.repeat === 'weekly' ? translateWord(`weekday_${index + 1}`) : String(index + 1),
            }))}
            value={schedule.day}
            onChange={(day) => set({ day })}
          />
        )}
        <TimeOfDayField minutes={schedule.minuteOfDay} onChange={(minuteOfDay) => set({ minuteOfDay })} />
        {schedule.isOn && <NextRuns schedule={schedule} zone={fields.zone} />}
      </Stack>
    </Panel>
  );
}

function NextRuns({ schedule, zone }: { readonly schedule: ReportSchedule; readonly zone: string }) {
  const t = useText();
  const runs: number[] = [];
  for (let after = Date.now(); runs.length < NEXT_SHOWN; ) {
    after = findNextRun(schedule, zone, after);
    runs.push(after);
  }
  return (
    <p className={style.quiet}>
      {t('REPORT_NEXT')}{' '}
      {runs.map((at, place) => (
        <span key={at}>
          {place > 0 && ', '}
          <Moment at={new Date(at).toISOString()} />
        </span>
      ))}
    </p>
  );
}

function TimeOfDayField({
  minutes,
  onChange,
}: {
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}) {
  const t = useText();
  const two = (value: number) => String(value).padStart(2, '0');
  const [typed, setTyped] = useState(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
  return (
    <TextInput
      label={t('REPORT_AT')}
      value={typed}
      error={!TIME.test(typed) && t('REPORT_AT_WRONG')}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const [, hours, rest] = TIME.exec(value) ?? [];
        if (hours !== undefined && rest !== undefined) onChange(Number(hours) * 60 + Number(rest));
      }}
    />
  );
}
