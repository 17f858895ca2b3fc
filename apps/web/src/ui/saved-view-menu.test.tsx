import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clearScreen, renderScreen } from '../testing/screen.tsx';
import { SavedViewMenu } from './saved-view-menu.tsx';

afterEach(clearScreen);

const OWN = { name: 'Tankers', query: 'q=tanker', mayDelete: true };
const SHARED = { name: 'Winter', query: 'q=ice', remark: 'shared by Ada', mayDelete: false };

function openMenu(given: Partial<Parameters<typeof SavedViewMenu>[0]> = {}) {
  const told = { onOpen: vi.fn(), onDelete: vi.fn(), onSave: vi.fn(async () => {}) };
  renderScreen(<SavedViewMenu views={[OWN, SHARED]} query="q=tanker" {...told} {...given} />);
  fireEvent.click(screen.getByRole('button', { name: /^VIEW/ }));
  return told;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'SAVE_VIEW_AS', hidden: true });

it('marks the view that is shown, and opens another one', async () => {
  const { onOpen } = openMenu();
  expect((await screen.findByRole('button', { name: 'Tankers', hidden: true })).getAttribute('aria-current')).toBe(
    'true',
  );
  const other = screen.getByRole('button', { name: /^Winter/, hidden: true });
  expect(other.getAttribute('aria-current')).toBe('false');
  expect(within(other).getByText('shared by Ada')).toBeTruthy();
  fireEvent.click(other);
  expect(onOpen).toHaveBeenCalledWith(SHARED);
});

it('offers to delete only what one may delete', async () => {
  const { onDelete } = openMenu();
  const [button, ...others] = await screen.findAllByRole('button', { name: 'DELETE_VIEW', hidden: true });
  expect(others).toEqual([]);
  fireEvent.click(button as HTMLElement);
  expect(onDelete).toHaveBeenCalledWith(OWN);
});

it('keeps what is shown under a name without spaces around it, and clears the field', async () => {
  const { onSave } = openMenu({ views: [] });
  expect(await screen.findByText('NO_VIEWS')).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save', hidden: true });
  expect(button.disabled).toBe(true);
  fireEvent.change(field(), { target: { value: ' Ice ' } });
  fireEvent.click(button);
  await waitFor(() => expect(field().value).toBe(''));
  expect(onSave).toHaveBeenCalledWith('Ice');
});

it('leaves the name in its field when the view was not kept', async () => {
  const onSave = vi.fn(() => Promise.reject(new Error('offline')));
  openMenu({ onSave });
  fireEvent.change(await screen.findByRole('textbox', { hidden: true }), { target: { value: 'Ice' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save', hidden: true }).hasAttribute('data-loading')).toBe(false),
  );
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(field().value).toBe('Ice');
});
