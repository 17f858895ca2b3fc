import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../language/inside.ts';
import { clearScreen, renderScreen } from '../testing/screen.tsx';
import { SavedViewMenu } from './saved-view-menu.tsx';

afterEach(clearScreen);

const VIEWS = [
  { name: 'Ferries', query: 'q=ferry', by: 'olav' },
  { name: 'Alarms', query: 'show=alarm', by: 'kari' },
];

function show(query: string) {
  const onOpen = vi.fn();
  const onDelete = vi.fn();
  renderScreen(
    <SavedViewMenu
      views={VIEWS}
      query={query}
      keyOf={({ name }) => name}
      noteOf={({ by }) => `shared by ${by}`}
      mayDelete={({ by }) => by === 'olav'}
      onOpen={onOpen}
      onDelete={onDelete}
    >
      <p>the form</p>
    </SavedViewMenu>,
  );
  return { onOpen, onDelete };
}

// Without a layout the browser of the tests takes the open menu for one that has scrolled out of view.
const find = (name: string | RegExp) => screen.findAllByRole('button', { name, hidden: true });

describe('SavedViewMenu', () => {
  it('opens a view', async () => {
    const { onOpen } = show('');
    fireEvent.click(screen.getByRole('button', { name: 'Views' }));
    expect(await screen.findByText('the form')).toBeTruthy();
    for (const button of await find('Alarms shared by kari')) fireEvent.click(button);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(VIEWS[1]);
  });

  it('marks the view that is shown', async () => {
    show('show=alarm');
    fireEvent.click(screen.getByRole('button', { name: 'View: Alarms' }));
    const shown = await find(/shared by/);
    expect(shown.map((button) => button.getAttribute('aria-current'))).toEqual(['false', 'true']);
  });

  it('deletes only what may be deleted', async () => {
    const { onDelete } = show('');
    fireEvent.click(screen.getByRole('button', { name: 'Views' }));
    for (const button of await find(/^Delete/)) fireEvent.click(button);
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(VIEWS[0]);
  });
});
