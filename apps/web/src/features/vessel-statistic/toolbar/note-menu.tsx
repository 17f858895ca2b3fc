import { addChartNote } from '@fms/contract/chart-book';
import { toWireTime } from '@fms/contract/scalar';
import { Icon } from '@fms/ui/icon';
import { Button, Popover, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/index.ts';
import { chartBookKeys } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { FormButtons, FormFrame, UtcTimeField, useContractForm } from '../../../ui/form/index.ts';
import { NoteField } from '../../../ui/form/note-field.tsx';
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
  const form = useContractForm({
    schema: addChartNote.body,
    initial: { vesselId: vessel.id, at: toWireTime(at), text: '' },
    send: (body) => call(addChartNote, { body }),
    onSent: () => {
      onDone();
      return client.invalidateQueries({ queryKey: chartBookKeys.notes(vessel.id) });
    },
  });
  const moment = Date.parse(form.values.at);
  return (
    <FormFrame form={form} className="">
      <Stack gap={8} w={260}>
        <UtcTimeField
          label={t('NOTE_AT')}
          precision="second"
          value={Number.isFinite(moment) ? moment : null}
          onChange={(next) => form.change({ at: next === null ? '' : toWireTime(next) })}
        />
        <NoteField label={t('NOTE_TEXT')} description={t('NOTE_HINT')} maxLength={500} {...form.field('text')} />
        <FormButtons form={form} isDisabled={!form.isRight} />
      </Stack>
    </FormFrame>
  );
}
