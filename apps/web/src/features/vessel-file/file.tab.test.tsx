/** The file tab over listings, a queue and a policy that a test gives. */
import type { FileEntry, FileTransfer } from '@fms/contract/file';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { buildFilePolicy } from '../../testing/build-file-policy.ts';
import { buildVessel, NOON } from '../../testing/builders.ts';
import { press, typeInto } from '../../testing/form-screen.tsx';
import { type AnswerOrMaker, clearScreen } from '../../testing/screen.tsx';
import { renderVesselTab } from '../../testing/vessel-tab.tsx';
import FileTab from './file.tab.tsx';

afterEach(clearScreen);

const at = new Date(NOON).toISOString();
const SHA = `9f2c${'0'.repeat(56)}77e1`;
const entry = (name: string, given: Partial<FileEntry> = {}): FileEntry => ({
  ...{ fileId: null, name, isDirectory: false, size: 2048, modified: at, sha256: SHA },
  ...{ state: 'complete', progress: 1, from: null, ...given },
});
const directory = (name: string, modified = at) => entry(name, { isDirectory: true, size: 0, sha256: null, modified });
const TREES: Record<string, FileEntry[]> = {
  '': [directory('on-vessel'), directory('from-vessel'), directory('to-vessel')],
  'on-vessel': [directory('logs'), entry('noon.xlsx', { state: 'on-board' }), entry('vdr.dat', { state: 'on-board' })],
  'to-vessel': [
    entry('charts.zip', { fileId: 11, state: 'on-board' }),
    entry('ecu.bin', { fileId: 12, state: 'queued' }),
  ],
  'from-vessel': [directory('logs')],
  'from-vessel/logs': [entry('engine.csv', { fileId: 21 })],
};
const vessel = buildVessel(1);
const writer = {
  ...vessel,
  permission: { ...vessel.permission, edit: true, words: ['view', 'file-read', 'file-write'] },
};

const transfer = (transferId: number, path: string, given: Partial<FileTransfer> = {}): FileTransfer => ({
  ...{ transferId, vesselId: vessel.id, fileId: 12, direction: 'to-ship', path, size: 1000, sha256: SHA },
  ...{ priority: 'normal', state: 'queued', reason: null, until: null, doneBytes: 0, sentBytes: null, isNow: false },
  ...{ asked: { userId: null, name: 'M. Berg', at }, decided: null, changedAt: at },
  ...{ mayChange: true, mayApprove: false, ...given },
});
const QUEUE = [
  transfer(1, 'to-vessel/a.bin', { state: 'sending', doneBytes: 620 }),
  transfer(2, 'to-vessel/b.bin'),
  transfer(3, 'to-vessel/c.bin', { state: 'waiting', reason: 'link' }),
  transfer(4, 'to-vessel/d.pdf', { state: 'refused', decided: { by: 'K. Lie', at, reason: 'wrong chart' } }),
];

interface Stage {
  readonly query?: string;
  readonly mayWrite?: boolean;
  readonly queue?: readonly FileTransfer[];
  readonly answers?: Record<string, AnswerOrMaker>;
}

function show({ query = '?tab=file', mayWrite = true, queue = QUEUE, answers = {} }: Stage = {}) {
  return renderVesselTab(FileTab, {
    vessel: mayWrite ? (writer as typeof vessel) : vessel,
    query,
    answers: {
      '/api/vessel/ListFiles': async (body) => ({ body: TREES[(body as { directory: string }).directory] ?? [] }),
      '/api/v2/file/queue': async (body) => ({ body: body === undefined ? queue : queue[0] }),
      '/api/v2/file/fetch': { body: QUEUE[0] },
      '/api/v2/file/send': { body: QUEUE[0] },
      '/api/v2/file/approve': { body: QUEUE[0] },
      '/api/v2/file/policy': {
        body: buildFilePolicy({
          ...{ vesselId: vessel.id, revision: 3 },
          used: { storeBytes: 3 * 1024 ** 3, monthBytes: 1024 ** 3 },
        }),
      },
      '/api/v2/file/versions': {
        body: { vesselId: vessel.id, directory: 'from-vessel/logs', name: 'engine.csv', versions: [] },
      },
      ...answers,
    },
  });
}

const list = (name: string) => screen.findByRole('grid', { name });
const row = async (grid: string, name: string) => {
  const found = within(await list(grid))
    .getAllByRole('row')
    .find((one) => one.textContent?.includes(name));
  if (found === undefined) throw new Error(`no row ${name}`);
  return found;
};
const bodies = (view: ReturnType<typeof show>, path: string) =>
  view.asked.filter((call) => call.path === path && call.body !== undefined).map(({ body }) => body);

/** What the queue was asked to do, in order. */
const expectQueued = (view: ReturnType<typeof show>, ...steps: readonly object[]) =>
  waitFor(() => expect(bodies(view, '/api/v2/file/queue')).toEqual(steps));

describe('the panes', () => {
  it('list both sides with size, hash and state', async () => {
    show();
    expect((await row('Ship', 'noon.xlsx')).textContent).toContain('2 KB12:009f2c…77e1');
    expect((await row('Shore', 'charts.zip')).textContent).toContain('on board');
    expect(screen.getByText('3.00 GB of 20.00 GB')).toBeDefined();
  });

  it('fetch what is marked with F, and lead on with Tab', async () => {
    const view = show();
    const ship = await list('Ship');
    ship.focus();
    for (const key of ['ArrowDown', 'ArrowDown', ' ', 'j', ' ', 'f']) fireEvent.keyDown(ship, { key });
    expect(await screen.findByText('2 selected, 4 KB')).toBeDefined();
    await waitFor(() => expect(bodies(view, '/api/v2/file/fetch')).toHaveLength(2));
    expect(bodies(view, '/api/v2/file/fetch')[1]).toMatchObject({ vesselId: 1, path: 'on-vessel/vdr.dat' });
    fireEvent.keyDown(ship, { key: 'Tab' });
    expect(document.activeElement).toBe(await list('Shore'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' });
    expect(document.activeElement).toBe(await list('Queue'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(await list('Shore'));
  });

  it('open a directory and lead back by the path', async () => {
    const view = show();
    fireEvent.click(within(await list('Ship')).getByText('logs'));
    expect(view.query()).toContain('ship=on-vessel%2Flogs');
    expect(await screen.findByText('No files in outbox')).toBeDefined();
    press('Outbox');
    await row('Ship', 'noon.xlsx');
  });

  it('send by a drag onto the ship, and fetch by one onto the shore', async () => {
    const view = show();
    const dataTransfer = { effectAllowed: '', types: [] as string[], files: [] };
    fireEvent.dragStart(await row('Shore', 'charts.zip'), { dataTransfer });
    fireEvent.drop(await list('Ship'), { dataTransfer });
    await waitFor(() => expect(bodies(view, '/api/v2/file/send')).toEqual([{ fileId: 11, priority: 'normal' }]));
    fireEvent.dragStart(await row('Ship', 'vdr.dat'), { dataTransfer });
    fireEvent.drop(await list('Shore'), { dataTransfer });
    await waitFor(() => expect(bodies(view, '/api/v2/file/fetch')).toHaveLength(1));
  });

  it('filter and order by the address', async () => {
    const view = show({ query: '?tab=file&find=vdr' });
    expect(within(await list('Ship')).getAllByRole('row')).toHaveLength(2);
    typeInto('Filter 3 files', 'nothing');
    fireEvent.click(await screen.findByText('Show all'));
    fireEvent.click(within(await list('Ship')).getByText('Size'));
    expect(view.query()).toContain('order=size');
  });

  it('say what a ship is that never listed anything, and that a list could not be read', async () => {
    const never = [directory('on-vessel', new Date(0).toISOString())];
    const failed = { status: 500, body: { code: 'internal', message: 'The store is away', errors: [] } };
    show({
      answers: {
        '/api/vessel/ListFiles': async (body) => {
          const { directory: asked } = body as { directory: string };
          return asked === 'to-vessel' ? failed : { body: asked === '' ? never : [] };
        },
      },
    });
    expect(await screen.findByText('The ship has not listed its outbox yet')).toBeDefined();
    expect(await screen.findByText('The store is away')).toBeDefined();
  });
});

describe('the address of a file', () => {
  it('opens its directory and marks its row (§8.8)', async () => {
    show({ query: '?tab=file&fileId=21' });
    expect((await row('Shore', 'engine.csv')).dataset.selected).toBe('true');
    expect(screen.getByRole('radio', { name: 'From ship' })).toHaveProperty('checked', true);
  });

  it('says that the file is gone', async () => {
    const gone = { status: 404, body: { code: 'not-found', message: 'The file is unknown', errors: [] } };
    show({ query: '?tab=file&fileId=99', answers: { '/api/v2/file/versions': gone } });
    expect(await screen.findByText('The file is not there any more')).toBeDefined();
  });
});

describe('the queue', () => {
  it('says what moves, what waits and why, and what was refused by whom', async () => {
    show();
    expect((await row('Queue', 'a.bin')).textContent).toContain('62 %');
    expect((await row('Queue', 'c.bin')).textContent).toContain('Waits for link');
    expect(screen.getByText('Refused, K. Lie: wrong chart')).toBeDefined();
    expect(screen.getByText('3 files, 2 KB left')).toBeDefined();
  });

  it('pauses with P and gives a priority with a digit', async () => {
    const view = show();
    const queue = await list('Queue');
    for (const key of ['ArrowDown', 'ArrowDown', 'p', '1']) fireEvent.keyDown(queue, { key });
    await expectQueued(view, { transferId: 2, action: 'pause' }, { transferId: 2, priority: 'urgent' });
  });

  it('is put in order by a drag within a priority', async () => {
    const view = show();
    const dataTransfer = { effectAllowed: '' };
    fireEvent.dragStart(await row('Queue', 'c.bin'), { dataTransfer });
    fireEvent.drop(await row('Queue', 'b.bin'), { dataTransfer });
    await expectQueued(view, { transferId: 3, action: 'first' }, { transferId: 1, action: 'first' });
  });

  it('pauses all, and asks before it withdraws', async () => {
    const view = show();
    await list('Queue');
    press('Pause all');
    await waitFor(() => expect(bodies(view, '/api/v2/file/queue')).toHaveLength(3));
    press('Actions of b.bin');
    fireEvent.click(await screen.findByText('Withdraw'));
    expect(bodies(view, '/api/v2/file/queue')).toHaveLength(3);
    fireEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(bodies(view, '/api/v2/file/queue').at(-1)).toEqual({ transferId: 2, action: 'withdraw' }),
    );
  });
});

describe('approval', () => {
  const waiting = transfer(5, 'to-vessel/ecu.bin', { state: 'waiting', reason: 'approval-shore', mayApprove: true });

  it('is given by a second person', async () => {
    const view = show({ queue: [waiting] });
    fireEvent.click(await screen.findByRole('button', { name: 'Approve ecu.bin' }));
    await waitFor(() =>
      expect(bodies(view, '/api/v2/file/approve')).toEqual([{ transferId: 5, approved: true, reason: '' }]),
    );
  });

  it('is refused with a reason', async () => {
    const view = show({ queue: [waiting] });
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse ecu.bin' }));
    typeInto('Reason, for the sender', 'not signed');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(bodies(view, '/api/v2/file/approve')).toEqual([{ transferId: 5, approved: false, reason: 'not signed' }]),
    );
  });

  it('is not offered to the sender, who sees what it waits for', async () => {
    show({ queue: [{ ...waiting, mayApprove: false }] });
    expect(await screen.findByText('Shore: a second person')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approve ecu.bin' })).toBeNull();
  });
});

it('offers nothing that writes without the right, and says whom to ask', async () => {
  show({ mayWrite: false, queue: [] });
  await list('Ship');
  expect(screen.queryByRole('button', { name: 'Fetch to shore' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.getAllByText(/^Sending needs the right to write files of Vessel 1/)).toHaveLength(2);
});

it('saves the policy in the units of the call', async () => {
  const view = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  fireEvent.change(await screen.findByLabelText('Over the line a month, GB'), { target: { value: '5' } });
  fireEvent.click(screen.getByLabelText('A second person lets each file for the ship go'));
  press('Save');
  await waitFor(() => expect(bodies(view, '/api/v2/file/policy')).toHaveLength(1));
  expect(bodies(view, '/api/v2/file/policy')[0]).toMatchObject({
    ...{ vesselId: 1, revision: 3, needsApproval: true },
    line: { file: { bytesPerMonth: 5 * 1024 ** 3 } },
  });
});

it('uploads what is dropped on the shore', async () => {
  let sent = 0;
  const view = show({
    answers: {
      '/api/vessel/1/GetFileIntegrityStatus': async () => ({
        body: { received: [], missing: [], complete: sent > 0, sha256: sent > 0 ? SHA_OF_HELLO : null },
      }),
      '/api/vessel/1/UploadChunk': async () => {
        sent += 1;
        return { body: { received: [0] } };
      },
    },
  });
  const dataTransfer = { types: ['Files'], files: [new File(['hello'], 'hello.txt'), new File(['x'], 'con.txt')] };
  fireEvent.drop(await list('Shore'), { dataTransfer });
  expect(await screen.findByText('ashore, queued for the ship')).toBeDefined();
  expect(bodies(view, '/api/vessel/1/UploadChunk')[0]).toMatchObject({
    ...{ directory: 'to-vessel', fileName: 'hello.txt', chunkIndex: '0', totalChunks: '1', sha256: SHA_OF_HELLO },
  });
  expect(screen.getByRole('alert').textContent).toContain('device of Windows');
});

const SHA_OF_HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
