import type { Alarm } from '@fms/contract/alarm';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildAlarm, NOON } from '../../testing/builders.ts';
import { createRefusal } from '../../testing/form-screen.tsx';
import { renderLive } from '../../testing/live-screen.tsx';
import { type AnswerOrMaker, clearScreen, stubCalls } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import { AlarmNoteButton } from './alarm-note-button.tsx';
import type { AlarmNoteKind } from './use-alarm-note.ts';

afterEach(clearScreen);

const CALL = { acknowledge: '/api/v2/alarm/acknowledge', comment: '/api/v2/alarm/comment' } as const;
const UNDO = '/api/v2/alarm/undo-acknowledge';
const oil = buildAlarm(1, { description: 'Oil pressure low', vesselName: 'Havbris' });
const by = (comment: string) => ({ by: 'olav', at: new Date(NOON).toISOString(), comment });

function open(kind: AlarmNoteKind, alarm: Alarm, answers: Record<string, AnswerOrMaker>) {
  const asked = stubCalls(answers);
  const onDone = vi.fn();
  const view = renderLive({
    tags: [],
    alarms: [alarm],
    children: <AlarmNoteButton kind={kind} alarms={[alarm]} onDone={onDone} />,
  });
  return { ...view, asked, onDone, stored: () => view.live.alarms.snapshot.active[0]?.acknowledged };
}

describe('acknowledging', () => {
  const answered = { [CALL.acknowledge]: { body: [{ ...oil, acknowledged: by('called') }] } };

  async function writeComment(): Promise<HTMLElement> {
    fireEvent.click(screen.getByRole('button', { name: 'Ack' }));
    const field = await screen.findByLabelText('Comment (optional)');
    fireEvent.change(field, { target: { value: ' called ' } });
    return field;
  }

  it('sends the comment on Enter and changes the alarm at once', async () => {
    const { asked, onDone, stored } = open('acknowledge', oil, answered);
    fireEvent.keyDown(await writeComment(), { key: 'Enter' });
    await waitFor(() => expect(stored()).toEqual(by('called')));
    expect(asked).toEqual([{ path: CALL.acknowledge, body: { alarmIds: [1], comment: 'called' } }]);
    expect(onDone).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByLabelText('Comment (optional)')).toBeNull());
  });

  it('begins a line on Enter with Shift', async () => {
    const { asked } = open('acknowledge', oil, answered);
    fireEvent.keyDown(await writeComment(), { key: 'Enter', shiftKey: true });
    expect([asked, screen.queryByLabelText('Comment (optional)') === null]).toEqual([[], false]);
  });

  it('is taken back by the button of the toast', async () => {
    const { asked, stored } = open('acknowledge', oil, { ...answered, [UNDO]: { body: [oil] } });
    fireEvent.keyDown(await writeComment(), { key: 'Enter' });
    await screen.findByText('Acknowledged: Havbris, Oil pressure low');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored()).toBeNull());
    expect(asked.at(-1)).toEqual({ path: UNDO, body: { alarmIds: [1] } });
  });

  it('keeps what was typed when it is refused', async () => {
    const { onDone, stored } = open('acknowledge', oil, {
      [CALL.acknowledge]: createRefusal(409, 'Changed', [], 'conflict'),
    });
    const field = (await writeComment()) as HTMLTextAreaElement;
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(screen.getByRole('alert')).toBeDefined());
    expect([field.value, stored(), onDone.mock.calls]).toEqual([' called ', null, []]);
  });
});

describe('commenting', () => {
  const seen = { ...oil, acknowledged: by('called') };

  it('begins with the last comment, which it replaces', async () => {
    const { asked, stored } = open('comment', seen, {
      [CALL.comment]: { body: [{ ...seen, acknowledged: by('pump changed') }] },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Comment on Oil pressure low' }));
    const field = (await screen.findByLabelText('Comment')) as HTMLTextAreaElement;
    expect(field.value).toBe('called');
    fireEvent.change(field, { target: { value: 'pump changed' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save comment' }));
    await waitFor(() => expect(stored()).toEqual(by('pump changed')));
    expect(asked).toEqual([{ path: CALL.comment, body: { alarmIds: [1], comment: 'pump changed' } }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
