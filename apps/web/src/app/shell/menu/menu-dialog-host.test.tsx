import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MenuDialog } from '../../../registry/index.ts';
import { MenuDialogHost, useOpenDialog } from './menu-dialog-host.tsx';

afterEach(cleanup);

function Report({ onClose }: { onClose: () => void }) {
  return (
    <div role="dialog">
      <input aria-label="Comment" />
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}

const REPORT: MenuDialog = {
  title: 'REPORT_PROBLEM',
  icon: 'report-problem',
  section: 'foot',
  load: async () => ({ default: Report }),
};

function Menu({ name }: { name: string }) {
  const open = useOpenDialog();
  return (
    <button type="button" onClick={() => open(REPORT)}>
      {name}
    </button>
  );
}

const drawn = (name: string) => (
  <MenuDialogHost>
    <Menu key={name} name={name} />
  </MenuDialogHost>
);

it('keeps what was written in a dialog when its menu gives way to another, until it is closed', async () => {
  const { rerender } = render(drawn('column'));
  fireEvent.click(screen.getByText('column'));
  fireEvent.change(await screen.findByLabelText('Comment'), { target: { value: 'The map is upside down' } });
  rerender(drawn('slide-out'));
  expect(screen.getByText('slide-out')).toBeTruthy();
  expect(screen.getByDisplayValue('The map is upside down')).toBeTruthy();
  fireEvent.click(screen.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
