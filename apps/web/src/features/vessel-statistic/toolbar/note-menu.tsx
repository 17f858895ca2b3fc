import { addChartNote } from '@fms/contract/chart-book';
import { toWireTime } from '@fms/contract/scalar';
import { Icon } from '@fms/ui/icon';
import { Button, Popover, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../api/index.ts';
import { chartBookKeys } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import type { ShownStatistic } from '../view/shown-statistic.ts';

/** Writes a note at the cursor, or at the end of the window while it is nowhere. */
export function NoteMenu(shown: ShownStatistic) {
  const t = useText();
  const [at, setAt] = useState<number>();
  const open = () => setAt(shown.cursor.get() ?? Math.min(shown.data.window.to, Date.now()));
  return (
    <Popover
      opened={at !== undefined}
      onChange={(isOpen) => !isOpen && setAt(undefined)}
      position="bottom-end"
      shadow="md"
      trapFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Icon name="note" size={16} />}
          aria-expanded={at !== undefined}
          onClick={() => (at === undefined ? open() : setAt(undefined))}
        >
          {t('NOTE')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('NOTE')}>
        {at !== undefined && <NoteForm vessel={shown.vessel} at={at} onDone={() => setAt(undefined)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function NoteForm({ vessel, at, onDone }: Pick<ShownStatistic, 'vessel'> & { at: number; onDone: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [time, setTime] = useState(new Date(at).toISOString().slice(0, 19));
  const moment = Date.parse(`${time}Z`);
  const add = useMutation({
    mutationFn: () => call(addChartNote, { body: { vesselId: vessel.id, at: toWireTime(moment), text: text.trim() } }),
    onSuccess: () => {
      onDone();
      return client.invalidateQueries({ queryKey: chartBookKeys.notes(vessel.id) });
    },
  });
  const mayAdd = text.trim() !== '' && Number.isFinite(moment);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayAdd) add.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={8} w={260}>
        <TextInput
          type="datetime-local"
          step={1}
          label={t('NOTE_AT')}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <Textarea
          label={t('NOTE_TEXT')}
          description={t('NOTE_HINT')}
          value={text}
          maxLength={500}
          autosize
          minRows={2}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!mayAdd} loading={add.isPending}>
          {t('SAVE')}
        </Button>
      </Stack>
    </form>
  );
}
