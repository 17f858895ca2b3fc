import { MAX_NOTIFICATION_HOURS, MAX_NOTIFICATION_VESSELS } from '@fms/contract/notification';
import { toId, type VesselId } from '@fms/domain/identity';
import { type NotificationChannel, type NotificationHours, WEEK_DAYS } from '@fms/domain/notification';
import { Segmented } from '@fms/ui/control';
import { Button } from '@mantine/core';
import { useVessels, VesselsField } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { HoursLine } from './hours-line.tsx';
import style from './notification.module.css';
import type { ChannelPart, PartScope } from './rule-change.ts';

interface ChannelPartProps {
  readonly channel: NotificationChannel;
  readonly part: ChannelPart;
  readonly onChange: (scope: Partial<PartScope>) => void;
}

/** A new window is told by the clock of this computer. */
export function createHours(): NotificationHours {
  return { days: WEEK_DAYS, from: '06:00', to: '22:00', zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Of which vessels a part of a channel tells, and in which hours; outside of them is quiet. */
export function ChannelPartFields({ channel, part: { vesselIds, hours }, onChange }: ChannelPartProps) {
  const t = useText();
  const vessels = useVessels();
  const replace = (at: number, next: NotificationHours) =>
    onChange({ hours: hours.map((one, index) => (index === at ? next : one)) });
  return (
    <>
      <VesselsField
        isBare
        label={t(vesselIds === null ? 'SCOPE_ALL_VESSELS' : 'SCOPE_VESSELS', { channel })}
        vessels={vessels}
        value={vesselIds ?? []}
        onChange={(ids) => onChange({ vesselIds: toVessels(ids) })}
      />
      <div>
        <Segmented
          label={t('SCOPE_HOURS')}
          value={hours.length === 0 ? 'always' : 'hours'}
          onChange={(choice) => onChange({ hours: choice === 'always' ? [] : [createHours()] })}
          options={[
            { value: 'always', label: t('SCOPE_ALWAYS') },
            { value: 'hours', label: t('SCOPE_IN_HOURS') },
          ]}
        />
      </div>
      {hours.map((window, at) => (
        <HoursLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
          key={at}
          hours={window}
          onChange={(next) => replace(at, next)}
          onRemove={() => onChange({ hours: hours.filter((_, index) => index !== at) })}
        />
      ))}
      {hours.length > 0 && (
        <div className={style.line}>
          {hours.length < MAX_NOTIFICATION_HOURS && (
            <Button
              variant="default"
              size="xs"
              type="button"
              onClick={() => onChange({ hours: [...hours, createHours()] })}
            >
              {t('ADD_HOURS')}
            </Button>
          )}
          <span className={style.quiet}>{t('QUIET_OUTSIDE')}</span>
        </div>
      )}
    </>
  );
}

/** None chosen is all of them. */
function toVessels(ids: readonly number[]): VesselId[] | null {
  return ids.length === 0 ? null : ids.slice(0, MAX_NOTIFICATION_VESSELS).map((id) => toId<VesselId>(id));
}
