import { bookmarkStill, MAX_STILL_NOTE, type Still } from '@fms/contract/camera';
import { type AlarmId, toId, type VesselId } from '@fms/domain/identity';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cameraCalls } from '../../../entities/camera/index.ts';
import { useText } from '../../../language/index.ts';
import { useAlarms } from '../../../live/index.ts';
import { FormFrame, useContractForm } from '../../../ui/form/index.ts';
import style from '../style/camera.module.css';

export type MarkKind = 'keep' | 'bookmark';

/** Without an alarm a still is kept, with one it is bookmarked. */
const SCHEMA = bookmarkStill.body.pick({ time: true, alarmId: true, note: true }).partial({ alarmId: true });

interface MarkFormProps {
  readonly vesselId: VesselId;
  readonly cameraId: number;
  readonly kind: MarkKind;
  /** When the picture was taken that is marked, as the wire has it; of a live view, now. */
  readonly getTime: () => string;
  /** With the still that is kept; undefined when nothing was. */
  readonly onDone: (still: Still | undefined) => void;
}

/** Keeps a still with a note, or with an alarm of the vessel. */
export function MarkForm({ vesselId, cameraId, kind, getTime, onDone }: MarkFormProps) {
  const t = useText();
  const client = useQueryClient();
  const alarms = useAlarms().active.filter((alarm) => alarm.vesselId === vesselId);
  const [time] = useState(getTime);
  const form = useContractForm({
    schema: SCHEMA,
    initial: { time, note: '', ...(kind === 'bookmark' && { alarmId: alarms[0]?.id }) },
    send: ({ alarmId, ...marked }) =>
      alarmId === undefined
        ? cameraCalls.keep({ vesselId, cameraId, ...marked })
        : cameraCalls.bookmark({ vesselId, cameraId, alarmId, ...marked }),
    onSent: async (still) => {
      await client.invalidateQueries({ queryKey: ['camera', vesselId] });
      onDone(still);
    },
  });
  const hasNoAlarm = kind === 'bookmark' && form.values.alarmId === undefined;
  return (
    <FormFrame form={form} className={style.form}>
      {kind === 'bookmark' &&
        (hasNoAlarm ? (
          <p className={style.note}>{t('CAMERA_BOOKMARK_NO_ALARM')}</p>
        ) : (
          <NativeSelect
            size="xs"
            label={t('CAMERA_BOOKMARK_ALARM')}
            data={alarms.map(({ id, channel, time: raised }) => ({
              value: String(id),
              label: `${raised.slice(11, 19)} ${channel}`,
            }))}
            value={String(form.values.alarmId)}
            error={form.field('alarmId').error}
            onChange={({ currentTarget }) => form.change({ alarmId: toId<AlarmId>(Number(currentTarget.value)) })}
          />
        ))}
      <TextInput size="xs" label={t('CAMERA_NOTE')} maxLength={MAX_STILL_NOTE} data-autofocus {...form.field('note')} />
      <div className={style.buttons}>
        <Button size="compact-md" type="submit" disabled={form.isSending || hasNoAlarm}>
          {t(kind === 'keep' ? 'CAMERA_KEEP_SAVE' : 'CAMERA_BOOKMARK_SAVE')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => onDone(undefined)}>
          {t('CAMERA_CANCEL')}
        </Button>
      </div>
    </FormFrame>
  );
}
