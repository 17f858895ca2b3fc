import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../api/index.ts';
import { renderForm } from '../testing/form-screen.tsx';
import { clearScreen } from '../testing/screen.tsx';
import { SaveViewForm, useContractForm } from './form/index.ts';
import { SavedViewMenu } from './saved-view-menu.tsx';

afterEach(clearScreen);

const VIEWS = [
  { name: 'Ferries', query: 'q=ferry', by: 'olav' },
  { name: 'Alarms', query: 'show=alarm', by: 'kari' },
];
const schema = z.object({ name: z.string().trim().min(1) });

function NameForm({ send }: { send: (name: string) => Promise<void> }) {
  const form = useContractForm({
    schema,
    initial: { name: '' },
    send: ({ name }) => send(name),
    onSent: () => {
      form.reset();
    },
  });
  return <SaveViewForm form={form} />;
}

interface Shown {
  readonly views?: typeof VIEWS;
  readonly query?: string;
  readonly send?: (name: string) => Promise<void>;
}

/** Opens the menu of a screen that shows `query`. */
function openMenu({ views = VIEWS, query = '', send = async () => {} }: Shown = {}) {
  const told = { onOpen: vi.fn(), onDelete: vi.fn(), send: vi.fn(send) };
  renderForm(
    <SavedViewMenu
      views={views}
      query={query}
      keyOf={({ name }) => name}
      noteOf={({ by }) => `shared by ${by}`}
      mayDelete={({ by }) => by === 'olav'}
      onOpen={told.onOpen}
      onDelete={told.onDelete}
    >
      <NameForm send={told.send} />
    </SavedViewMenu>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^View/ }));
  return told;
}

// Without a layout the browser of the tests takes the open menu for one that has scrolled out of view.
const find = (name: string | RegExp) => screen.findAllByRole('button', { name, hidden: true });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Save this view as', hidden: true });
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save', hidden: true });

async function saveAs(name: string) {
  fireEvent.change(await field(), { target: { value: name } });
  fireEvent.click(saveButton());
}

describe('SavedViewMenu', () => {
  it('opens a view, and names who shares it', async () => {
    const { onOpen } = openMenu();
    for (const button of await find('Alarms shared by kari')) fireEvent.click(button);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(VIEWS[1]);
  });

  it('marks the view that is shown', async () => {
    openMenu({ query: 'show=alarm' });
    expect(screen.getByRole('button', { name: 'View: Alarms' })).toBeTruthy();
    const entries = await find(/shared by/);
    expect(entries.map((button) => button.getAttribute('aria-current'))).toEqual(['false', 'true']);
    expect(within(entries[1] as HTMLElement).getByText('shared by kari')).toBeTruthy();
  });

  it('deletes only what may be deleted', async () => {
    const { onDelete } = openMenu();
    for (const button of await find(/^Delete/)) fireEvent.click(button);
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(VIEWS[0]);
  });
});

describe('SaveViewForm', () => {
  it('saves the view under a name without spaces around it, and clears the field', async () => {
    const { send } = openMenu({ views: [] });
    expect(await screen.findByText('No saved view yet')).toBeTruthy();
    expect(saveButton().disabled).toBe(true);
    await saveAs(' Ice ');
    await waitFor(async () => expect((await field()).value).toBe(''));
    expect(send).toHaveBeenCalledExactlyOnceWith('Ice');
  });

  it('leaves the name in its field when the view was not saved, and says why', async () => {
    const { send } = openMenu({
      send: () => Promise.reject(new ApiError(409, 'invalid-input', 'The list of views is full.')),
    });
    await saveAs('Ice');
    expect(await screen.findByText('The list of views is full.')).toBeTruthy();
    expect(send).toHaveBeenCalledTimes(1);
    expect((await field()).value).toBe('Ice');
  });
});
