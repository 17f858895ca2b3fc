import { MINUTE_MS } from '@fms/domain/time';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOON } from '../../../testing/builders.ts';
import { createRefusal, press, typeInto } from '../../../testing/form-screen.tsx';
import { renderLive } from '../../../testing/live-screen.tsx';
import { type Answer, clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { buildShown } from '../testing/shown-statistic.ts';
import { NoteMenu } from './note-menu.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';

afterEach(clearScreen);

const ADD = '/api/v2/chart-note/add';
const NOTE = {
  id: 1,
  vesselId: 1,
  by: 'olav',
  mayDelete: true,
  at: '2026-11-21T12:00:00.000Z',
  text: 'Filter cleaned',
};

/** Opens the form of a note with the cursor at `at`; answers the calls. */
async function openForm(at: number | undefined, answer: Answer = { body: NOTE }) {
  const asked = stubCalls({ [ADD]: answer });
  const shown = buildShown('');
  shown.cursor.set(at);
  renderLive({ tags: [], children: <NoteMenu {...shown} /> });
  press('Note');
  await screen.findByLabelText('Text');
  return asked;
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save', hidden: true });

it.each([
  ['at the cursor', NOON - 20 * MINUTE_MS, '2026-11-21T11:40:00'],
  ['at the end of the window while the cursor is nowhere', undefined, '2026-11-21T12:00:00'],
])('writes a note %s, without the space around it', async (_words, at, moment) => {
  vi.spyOn(Date, 'now').mockReturnValue(NOON + MINUTE_MS);
  const asked = await openForm(at);
  typeInto('Text', '  Filter cleaned ');
  fireEvent.click(save());
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual({
    path: ADD,
    body: { vesselId: 1, at: expect.stringContaining(moment), text: 'Filter cleaned' },
  });
  await waitFor(() => expect(screen.queryByLabelText('Text')).toBeNull());
});

it('saves no note without a text', async () => {
  await openForm(NOON);
  expect(save().disabled).toBe(true);
  typeInto('Text', '   ');
  expect(save().disabled).toBe(true);
  typeInto('Text', 'Filter cleaned');
  expect(save().disabled).toBe(false);
});

it('says why the note was refused, and keeps what was written', async () => {
  await openForm(NOON, createRefusal(409, 'The vessel has 2000 notes.'));
  typeInto('Text', 'Filter cleaned');
  fireEvent.click(save());
  expect(await screen.findByText('The vessel has 2000 notes.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Filter cleaned');
});
