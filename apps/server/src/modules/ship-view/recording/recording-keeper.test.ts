import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { RECORDING_DAYS } from '@fms/contract/ship-view';
import { RecordingReader } from '@fms/domain/rfb';
import { DAY_MS } from '@fms/domain/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlobStore } from '../../../platform/blob/blob.ts';
import { openBlobFolder } from '../../../platform/blob/blob-folder.ts';
import { NOON, setUpView } from '../testing/view-fixture.ts';
import { RecordingKeeper } from './recording-keeper.service.ts';

const INIT = new Uint8Array(24);

const view = setUpView();
let root: string;
let blobs: BlobStore;
let keeper: RecordingKeeper;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'recordings-'));
  blobs = await openBlobFolder(join(root, 'files'));
  keeper = openKeeper();
  await keeper.open();
});
afterEach(async () => {
  await keeper.close();
  for (const { id } of view.book.all()) await view.book.step(id, { kind: 'close', by: 'test' });
  await rm(root, { recursive: true, force: true });
});

const folder = () => join(root, 'growing');
const openKeeper = () =>
  new RecordingKeeper({ db: view.store.db, clock: view.clock, blobs, folder: folder(), log: { warn: () => {} } });
const rows = () =>
  view.store.db.selectFrom('shipViewSession').selectAll().where('vesselId', '=', view.vesselId).execute();

/** A session with a picture of it, followed as the module follows it. */
async function record() {
  view.book.listen((live) => keeper.follow(live));
  const { sessionId } = await view.step({ state: 'request' });
  const live = view.book.byToken(sessionId);
  if (!live) throw new Error('there is no session');
  keeper.of(live).addInit(INIT);
  keeper.of(live).addScreen(Uint8Array.of(0, 0, 0, 0));
  return live;
}

async function read(name: string): Promise<RecordingReader> {
  const reader = new RecordingReader();
  reader.take(await buffer((await blobs.get(name)).stream));
  return reader;
}

describe('the recording of a session', () => {
  it('is stored whole when the session ends, and deleted after 90 days', async () => {
    const { id } = await record();
    await view.book.step(id, { kind: 'close', by: 'admin' });
    await vi.waitFor(async () => expect((await rows())[0]?.recording).not.toBeNull());
    const [row] = await rows();
    expect(row).toMatchObject({ recording: `vessel/${view.vesselId}/ship-view/${id}.rfb` });
    const reader = await read(row?.recording ?? '');
    expect([reader.isWhole, reader.startedAt]).toEqual([true, NOON]);
    expect(reader.timeline.steps).toEqual([{ atMs: 0, step: 'ended closed' }]);
    expect(await readdir(folder())).toEqual([]);
    view.clock.advance(RECORDING_DAYS * DAY_MS);
    await keeper.sweep();
    expect(await blobs.head(row?.recording ?? '')).toBeDefined();
    view.clock.advance(1);
    await keeper.sweep();
    expect([await blobs.head(row?.recording ?? ''), (await rows())[0]?.recordingBytes]).toEqual([undefined, null]);
  });

  it('that a stop of the server broke off is stored at the next start, up to its last record', async () => {
    const { id } = await record();
    await keeper.close();
    keeper = openKeeper();
    await keeper.open();
    const [row] = await rows();
    expect(row?.recordingBytes).toBeGreaterThan(INIT.length);
    const reader = await read(`vessel/${view.vesselId}/ship-view/${id}.rfb`);
    expect(reader.timeline.spans).toMatchObject([{ bytes: 4 }]);
  });

  it('leaves other files of its folder alone', async () => {
    await writeFile(join(folder(), 'notes.txt'), 'x');
    await openKeeper().open();
    expect(await readdir(folder())).toEqual(['notes.txt']);
  });
});
