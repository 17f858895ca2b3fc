import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { buildToken } from '../../testing/builders.ts';
import { clearScreen, renderScreen, stubCalls } from '../../testing/screen.tsx';
import FeedbackDialog from './feedback.dialog.tsx';

const STORE = '/api/20200720/store';

afterEach(clearScreen);

const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
const names = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

function draw() {
  writeCurrentUser({ token: buildToken(), username: 'olav', email: '' });
  const onClose = vi.fn();
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <FeedbackDialog onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}

const dropPlace = () => screen.getByRole('button', { name: 'Add screenshot' }).parentElement as HTMLElement;

describe('§2.9 and §7.11, a problem report', () => {
  it('takes screenshots that are pasted and dropped, each with a thumbnail, and takes them away again', async () => {
    draw();
    fireEvent.paste(screen.getByLabelText('Comment'), { clipboardData: { files: [picture('pasted.png')] } });
    await waitFor(() => expect(names()).toEqual(['pasted.png']));
    fireEvent.drop(dropPlace(), { dataTransfer: { files: [picture('dropped.gif', 'image/gif')] } });
    await waitFor(() => expect(names()).toEqual(['pasted.png', 'dropped.gif']));
    fireEvent.click(screen.getByRole('button', { name: 'Remove pasted.png' }));
    expect(names()).toEqual(['dropped.gif']);
  });

  it.each([
    ['another type', [picture('notes.txt', 'text/plain')], 0],
    ['more than five', Array.from({ length: 6 }, (_, index) => picture(`${index}.png`)), 5],
  ])('says why it leaves out %s', async (_words, files, taken) => {
    draw();
    fireEvent.drop(dropPlace(), { dataTransfer: { files } });
    await screen.findByRole('alert');
    expect(names()).toHaveLength(taken);
  });

  it('is sent with name, comment and pictures, says so and closes', async () => {
    const asked = stubCalls({ [STORE]: {} });
    const onClose = draw();
    expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
    fireEvent.paste(screen.getByLabelText('Comment'), { clipboardData: { files: [picture('map.png')] } });
    await waitFor(() => expect(names()).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Your feedback is sending to the developers.');
    expect(onClose).toHaveBeenCalledOnce();
    const body = { appUserId: 'olav', logContent: '', images: ['data:image/png;base64,eA=='] };
    expect(asked).toEqual([{ path: STORE, body }]);
  });

  it('stays open with what was written when it cannot be sent', async () => {
    stubCalls({ [STORE]: { status: 500, body: { code: 'internal', message: 'no', errors: [] } } });
    const onClose = draw();
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'The map is upside down' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('data-loading')).toBe(false));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByDisplayValue('The map is upside down')).toBeTruthy();
  });
});
