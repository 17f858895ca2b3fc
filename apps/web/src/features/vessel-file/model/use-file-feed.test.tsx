import type { FileTransfer } from '@fms/contract/file';
import type { FilesMessage } from '@fms/contract/hub';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { useFileFeed } from './use-file-feed.ts';

afterEach(clearScreen);

const { id: vesselId } = buildVessel(1);
const at = new Date(NOON).toISOString();
const transfer: FileTransfer = {
  ...{ transferId: 3, vesselId, fileId: 1, direction: 'to-ship', path: 'to-vessel/a', size: 1000, sha256: null },
  ...{ priority: 'normal', state: 'sending', reason: null, until: null, doneBytes: 10, sentBytes: 10, isNow: false },
  ...{ asked: { userId: null, name: 'M. Berg', at }, decided: null, changedAt: at },
  ...{ mayChange: true, mayApprove: false },
};

function Done() {
  useFileFeed(vesselId);
  const { open } = useQueue(vesselId);
  return <p>{open.map(({ doneBytes }) => doneBytes).join()}</p>;
}

async function show() {
  const asked = stubCalls({ '/api/v2/file/queue': { body: [transfer] } });
  const view = renderLive({ tags: [], children: <Done /> });
  await act(async () => view.live.hub.start());
  await waitFor(() => expect(view.hub.callsOf('WatchFiles')).toEqual([[vesselId]]));
  await waitFor(() => expect(screen.getByRole('paragraph').textContent).toBe('10'));
  const say = (message: Partial<FilesMessage>) =>
    act(() => view.hub.say('files', { vesselId, isChanged: false, transferIds: [], doneBytes: [], ...message }));
  return { ...view, asked, say };
}

it('progress is shown as the hub tells it, and nothing is asked for', async () => {
  const { asked, say } = await show();
  const before = asked.length;
  say({ transferIds: [3, 99], doneBytes: [620, 5] });
  await waitFor(() => expect(screen.getByRole('paragraph').textContent).toBe('620'));
  expect(asked).toHaveLength(before);
});

it('a change is asked for; what is told of another vessel changes nothing', async () => {
  const { asked, say } = await show();
  const before = asked.length;
  say({ vesselId: buildVessel(2).id, isChanged: true, transferIds: [3], doneBytes: [7] });
  expect(asked).toHaveLength(before);
  say({ isChanged: true });
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(screen.getByRole('paragraph').textContent).toBe('10');
});

it('a new connection is asked again, and a tab that closes watches nothing', async () => {
  const { hub, live, unmount } = await show();
  act(() => hub.drop());
  await act(async () => live.hub.retryNow());
  await waitFor(() => expect(hub.callsOf('WatchFiles')).toEqual([[vesselId], [vesselId]]));
  unmount();
  expect(hub.callsOf('WatchFiles').at(-1)).toEqual([null]);
});
