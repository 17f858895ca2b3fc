import { MAX_STILL_NOTE, type Still } from '@fms/contract/camera';
import { type AlarmId, toId, type VesselId } from '@fms/domain/identity';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { cameraCalls } from '../../../entities/camera/index.ts';
import { useText } from '../../../language/index.ts';
import { useAlarms } from '../../../live/index.ts';
import style from '../style/camera.module.css';

export type MarkKind = 'keep' | 'bookmark';

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
  const [note, setNote] = useState('');
  const [alarmId, setAlarmId] = useState<AlarmId | undefined>(alarms[0]?.id);
  const [time] = useState(getTime);
  const save = useMutation({
    mutationFn: () => {
      const marked = { vesselId, cameraId, time, note };
      return kind === 'bookmark' && alarmId !== undefined
        ? cameraCalls.bookmark({ ...marked, alarmId })
        : cameraCalls.keep(marked);
    },
    onSuccess: async (still) => {
      await client.invalidateQueries({ queryKey: ['camera', vesselId] });
      onDone(still);
    },
  });
  const submit = (form: FormEvent) => {
    form.preventDefault();
    save.mutate();
  };
  const hasNoAlarm = kind === 'bookmark' && alarms.length === 0;
  return (
    <form className={style.form} onSubmit={submit}>
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
            value={String(alarmId ?? '')}
            onChange={({ currentTarget }) => setAlarmId(toId<AlarmId>(Number(currentTarget.value)))}
          />
        ))}
      <TextInput
        size="xs"
        label={t('CAMERA_NOTE')}
        maxLength={MAX_STILL_NOTE}
        value={note}
        data-autofocus
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {save.isError && (
        <p className={style.note} role="alert">
          {t('CAMERA_KEEP_FAILED', { error: save.error.message })}
        </p>
      )}
      <div className={style.buttons}>
        <Button size="compact-md" type="submit" disabled={save.isPending || hasNoAlarm}>
          {t(kind === 'keep' ? 'CAMERA_KEEP_SAVE' : 'CAMERA_BOOKMARK_SAVE')}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => onDone(undefined)}>
          {t('CAMERA_CANCEL')}
        </Button>
      </div>
    </form>
  );
}
