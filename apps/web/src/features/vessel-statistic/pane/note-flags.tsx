import { type ChartNote, deleteChartNote } from '@fms/contract/chart-book';
import { formatTime, truncate } from '@fms/domain/format';
import { IconButton } from '@fms/ui/control';
import { Popover } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';
import { chartBookKeys } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../style/statistic.module.css';
import type { ShownStatistic } from '../view/shown-statistic.ts';

/** Notes of the window as flags on the rail; one that is pressed says all of it, by whom, and can be taken away. */
export function NoteFlags({ events, cursor }: ShownStatistic) {
  return events.notes.map(({ note, share }) => (
    <NoteFlag key={note.id} note={note} share={share} onShow={() => cursor.set(Date.parse(note.at))} />
  ));
}

function NoteFlag({ note, share, onShow }: { note: ChartNote; share: number; onShow: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(deleteChartNote, { query: { vesselId: String(note.vesselId), noteId: String(note.id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: chartBookKeys.notes(note.vesselId) }),
  });
  return (
    <Popover position="bottom" shadow="md" withArrow trapFocus>
      <Popover.Target>
        <button
          type="button"
          className={style.flag}
          // A flag at the right edge flies to the left.
          style={share > 0.85 ? { right: `${(1 - share) * 100}%` } : { left: `${share * 100}%` }}
          aria-label={t('NOTE_OF', { text: note.text })}
          onClick={onShow}
        >
          {truncate(note.text)}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('NOTE')}>
        <div className={style.note}>
          <p>{note.text}</p>
          <span>{t('NOTE_BY', { name: note.by, time: formatTime(Date.parse(note.at), Date.now()) })}</span>
          {note.mayDelete && (
            <IconButton
              icon="delete"
              iconSize={16}
              label={t('DELETE_NOTE')}
              disabled={remove.isPending}
              onClick={() => remove.mutate()}
            />
          )}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
