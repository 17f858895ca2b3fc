import type { AlarmLimitsInput } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import { Button, NumberInput, Switch } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../language/index.ts';
import style from './back-test.module.css';

export type TestedLimits = AlarmLimitsInput;

interface BackTestFormProps {
  readonly tag: Tag;
  readonly isBusy: boolean;
  readonly onTry: (limits: TestedLimits) => void;
}

const MAX_DELAY_SECONDS = 86_400;

/** Limits to try, beginning with those the tag has. */
export function BackTestForm({ tag, isBusy, onTry }: BackTestFormProps) {
  const t = useText();
  const [limits, setLimits] = useState<TestedLimits>({
    alarmLevel: tag.alarmLevel,
    emergencyLevel: tag.emergencyLevel,
    reverse: tag.reverse,
    delaySeconds: tag.delaySeconds,
    deadBand: tag.deadBand,
  });
  const set = (part: Partial<TestedLimits>) => setLimits((known) => ({ ...known, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTry(limits);
  };
  const suffix = tag.unit === '' ? '' : ` ${tag.unit}`;
  return (
    <form className={style.form} onSubmit={submit}>
      <NumberInput
        label={t('WARNING_LEVEL')}
        value={limits.alarmLevel ?? ''}
        suffix={suffix}
        placeholder={t('NO_LIMIT')}
        onChange={(value) => set({ alarmLevel: numberOrNull(value) })}
      />
      <NumberInput
        label={t('ALARM_LEVEL')}
        value={limits.emergencyLevel ?? ''}
        suffix={suffix}
        placeholder={t('NO_LIMIT')}
        onChange={(value) => set({ emergencyLevel: numberOrNull(value) })}
      />
      <NumberInput
        label={t('DELAY')}
        value={limits.delaySeconds}
        min={0}
        max={MAX_DELAY_SECONDS}
        suffix=" s"
        onChange={(value) => set({ delaySeconds: numberOrNull(value) ?? 0 })}
      />
      <NumberInput
        label={t('DEAD_BAND')}
        value={limits.deadBand}
        min={0}
        suffix={suffix}
        onChange={(value) => set({ deadBand: numberOrNull(value) ?? 0 })}
      />
      <Switch
        className={style.reverse ?? ''}
        label={t('REVERSE')}
        checked={limits.reverse}
        onChange={(event) => set({ reverse: event.currentTarget.checked })}
      />
      <Button type="submit" loading={isBusy}>
        {t('TRY')}
      </Button>
    </form>
  );
}

/** An empty field, or one that holds only a sign yet, is no limit. */
function numberOrNull(value: string | number): number | null {
  const number = typeof value === 'number' ? value : Number.parseFloat(value);
  return Number.isFinite(number) ? number : null;
}
