import { MAX_ALARM_NOTE } from '@fms/contract/alarm';
import { type AlarmNoteKind, useAlarmNote } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { NoteField } from '../../../ui/form/note-field.tsx';
import { AlarmDialog, type AlarmQuestion } from './alarm.dialog.tsx';

interface NoteDialogProps extends AlarmQuestion {
  readonly kind: AlarmNoteKind;
}

/** Acknowledges alarms with a comment that stays with them, or comments those that are acknowledged. */
export function NoteDialog({ kind, alarms, onClose }: NoteDialogProps) {
  const t = useText();
  const form = useAlarmNote(kind, alarms, onClose);
  return (
    <AlarmDialog
      title={t(kind === 'acknowledge' ? 'ACKNOWLEDGE_TITLE' : 'COMMENT_TITLE', { count: alarms.length })}
      alarms={alarms}
      form={form}
      action={t(kind === 'acknowledge' ? 'ACKNOWLEDGE' : 'SAVE_COMMENT')}
      isDisabled={!form.isRight}
      onClose={onClose}
    >
      <NoteField label={t('COMMENT')} maxLength={MAX_ALARM_NOTE} {...form.field('comment')} />
    </AlarmDialog>
  );
}
