import { type Alarm, MAX_ALARM_NOTE } from '@fms/contract/alarm';
import { Icon } from '@fms/ui/icon';
import { ActionIcon, Button, Popover, Stack, Textarea } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import '../../language/fleet-alarm.ts';
import { useText } from '../../language/index.ts';
import { CORNER_POPOVER } from '../../ui/corner-popover.ts';
import { FormButtons, FormFrame } from '../../ui/form/index.ts';
import { type AlarmNoteKind, useAlarmNote } from './use-alarm-note.ts';

interface AlarmNoteButtonProps {
  readonly kind: AlarmNoteKind;
  readonly alarms: readonly Alarm[];
  /** "Ack" when absent; a comment's button is an icon that names its alarm. */
  readonly label?: string;
  /** After the answer. */
  readonly onDone?: () => void;
}

/** A button that opens a small form: Enter acknowledges with the comment, if any, and the alarms change at once. */
export function AlarmNoteButton({ kind, alarms, label, onDone }: AlarmNoteButtonProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [first] = alarms;
  const toggle = { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) };
  const close = () => {
    setOpen(false);
    onDone?.();
  };
  return (
    <Popover {...CORNER_POPOVER} opened={isOpen} onChange={setOpen} returnFocus>
      <Popover.Target>
        {kind === 'acknowledge' ? (
          <Button variant="default" size="xs" {...toggle}>
            {label ?? t('ACK')}
          </Button>
        ) : (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('COMMENT_ON', { alarm: first?.description || first?.channel || '' })}
            {...toggle}
          >
            <Icon name="note" size={16} />
          </ActionIcon>
        )}
      </Popover.Target>
      <Popover.Dropdown>{isOpen && <NoteForm kind={kind} alarms={alarms} onDone={close} />}</Popover.Dropdown>
    </Popover>
  );
}

/** Enter sends, as in a message; with Shift it begins a line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function NoteForm({ kind, alarms, onDone }: Pick<AlarmNoteButtonProps, 'kind' | 'alarms'> & { onDone: () => void }) {
  const t = useText();
  const isAcknowledging = kind === 'acknowledge';
  const form = useAlarmNote(kind, alarms, onDone);
  return (
    <FormFrame form={form} className="">
      <Stack gap={8} w={260}>
        <Textarea
          label={t(isAcknowledging ? 'COMMENT_OPTIONAL' : 'COMMENT')}
          description={t('COMMENT_HINT')}
          maxLength={MAX_ALARM_NOTE}
          autosize
          minRows={2}
          data-autofocus
          onKeyDown={sendOnEnter}
          {...form.field('comment')}
        />
        <FormButtons
          form={form}
          size="xs"
          action={t(isAcknowledging ? 'ACKNOWLEDGE' : 'SAVE_COMMENT')}
          isDisabled={!form.isRight}
        />
      </Stack>
    </FormFrame>
  );
}
