/** A look at a file over versions and bytes that a test gives. */
import type { Vessel } from '@fms/contract/vessel';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import '../../../language/exchange/file.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { press } from '../../../testing/form-screen.tsx';
import { type AnswerOrMaker, clearScreen } from '../../../testing/screen.tsx';
import { renderVesselTab } from '../../../testing/vessel-tab.tsx';
import LookDialog from './look.dialog.tsx';

const onSend = vi.fn();
afterEach(() => {
  onSend.mockClear();
  clearScreen();
});

function Look({ vessel }: { vessel: Vessel }) {
  return <LookDialog vessel={vessel} fileId={32} onSend={onSend} onClose={() => {}} />;
}

const TICKET = 't'.repeat(43);
const at = new Date(NOON).toISOString();
const versions = [32, 31].map((fileId, index) => ({
  ...{ fileId, version: 2 - index, size: 9, sha256: `${fileId}`.repeat(32), modified: at, storedAt: at },
  from: index === 0 ? { userId: null, name: 'M. Berg' } : null,
}));

/** `content` is what the bytes are: a text stands in them as JSON, with its quotes. */
function look(name: string, content: unknown, answers: Record<string, AnswerOrMaker> = {}) {
  return renderVesselTab(Look, {
    vessel: buildVessel(1),
    answers: {
      '/api/v2/file/versions': { body: { vesselId: 1, directory: 'to-vessel', name, versions } },
      '/api/v2/file/ticket': { body: { address: `/api/v2/file/ticket/${TICKET}`, until: at } },
      [`/api/v2/file/ticket/${TICKET}`]: { body: content },
      ...answers,
    },
  });
}

it('shows a text as text, whatever it says', async () => {
  look('readme.txt', ' <img src=x onerror=alert(1)>');
  const text = await screen.findByRole('region', { name: 'readme.txt' });
  expect(text.textContent).toBe('" <img src=x onerror=alert(1)>"');
  expect(text.querySelector('img')).toBeNull();
});

it('shows rows of a table', async () => {
  look('noon.csv', 'speed,12.4');
  const table = await screen.findByRole('region', { name: 'noon.csv' });
  expect(within(table).getByText('speed,12.4')).toBeDefined();
});

it.each([
  ['page.html', 'x', 'A file of this type is downloaded, not shown.'],
  ['chart.png', 'x', 'The ending of the name says another type than the content.'],
])('does not show %s and says why', async (name, content, why) => {
  look(name, content);
  expect(await screen.findByText(why)).toBeDefined();
});

it('lists the versions, shows an older one and sends it', async () => {
  const { asked } = look('readme.txt', 'x');
  const list = await screen.findByRole('table', { name: 'Versions' });
  expect(within(list).getAllByRole('row')).toHaveLength(3);
  expect(list.textContent).toContain('M. Berg');
  press('Show version 1');
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/api/v2/file/ticket').map(({ body }) => body)).toEqual([
      { fileId: 32 },
      { fileId: 31 },
    ]),
  );
  press('Send to ship version 1');
  expect(onSend).toHaveBeenCalledWith(31);
});

it('downloads by an address of its own, which the browser saves', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  look('readme.txt', 'x');
  await screen.findByRole('table', { name: 'Versions' });
  press('Download version 2');
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect((click.mock.instances[0] as unknown as HTMLAnchorElement).href).toContain(`/api/v2/file/ticket/${TICKET}`);
  click.mockRestore();
});

it('says that the content could not be read, and tries again', async () => {
  look('readme.txt', 'x', {
    '/api/v2/file/ticket': { status: 503, body: { code: 'unavailable', message: 'The store is away', errors: [] } },
  });
  expect(await screen.findByText('The content could not be read')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
