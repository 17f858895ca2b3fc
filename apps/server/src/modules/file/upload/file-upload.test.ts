import { beforeEach, describe, expect, it } from 'vitest';
import { admin, computeSha256, listFiles, setUpFiles } from '../testing/file-fixture.ts';
import { createFileUploadService, type FileUploadService } from './file-upload.service.ts';

const fixture = setUpFiles();
let uploads: FileUploadService;
beforeEach(() => {
  uploads = createFileUploadService(fixture.ports);
});

const send = (...files: [name: string, content: string][]) =>
  uploads.whole(fixture.sendingBy(), 'to-vessel', listFiles(...files));

describe('whole files', () => {
  it('are kept with their hash, queued for the line, and told', async () => {
    const [one, two] = await send(['a.txt', 'one'], ['b.txt', '']);
    expect(one).toMatchObject({ name: 'a.txt', size: 3, sha256: computeSha256('one'), state: 'queued', progress: 0 });
    expect(two).toMatchObject({ name: 'b.txt', size: 0, sha256: computeSha256(''), state: 'queued' });
    expect(fixture.events.map(([name]) => name)).toEqual(['transfer.changed', 'transfer.changed']);
    expect(await fixture.listContent()).toEqual([
      ['a.txt', 1, 'one'],
      ['b.txt', 1, ''],
    ]);
  });

  it('of the same name are versions, of which only the newest goes on board; the same bytes are no version', async () => {
    await send(['a.txt', 'one']);
    await send(['a.txt', 'two']);
    await send(['a.txt', 'two']);
    expect(await fixture.listContent()).toEqual([
      ['a.txt', 2, 'two'],
      ['a.txt', 1, 'one'],
    ]);
    const transfers = await fixture.db
      .selectFrom('fileTransfer')
      .select('state')
      .where('vesselId', '=', fixture.vesselId)
      .orderBy('id')
      .execute();
    expect(transfers.map(({ state }) => state)).toEqual(['withdrawn', 'queued']);
    expect(await fixture.listBlobs()).toHaveLength(2);
  });

  it.each([
    ['another case of a name', 'Log/a.txt', 'log/b.txt', 'same-name'],
    ['a file in the place of a directory', 'log/a.txt', 'log', 'other-kind'],
    ['a directory in the place of a file', 'log', 'log/a.txt', 'other-kind'],
    ['another form of a name', 'straße', 'STRASSE', 'same-name'],
  ])('cannot be %s, and leave no bytes', async (_, first, second, code) => {
    const put = (path: string) => {
      const directory = ['to-vessel', ...path.split('/').slice(0, -1)].join('/');
      return uploads.whole(fixture.sendingBy(), directory, listFiles([path.split('/').at(-1) ?? '', 'x']));
    };
    await put(first);
    await expect(put(second)).rejects.toMatchObject({ code: 'conflict', errors: [expect.stringContaining(code)] });
    expect(await fixture.listBlobs()).toHaveLength(1);
  });

  it('are refused beyond the quota, and without a file', async () => {
    await fixture.setPolicy({ quotaBytes: 5 });
    await send(['a.txt', '123']);
    await expect(send(['b.txt', '456'])).rejects.toMatchObject({ errors: [expect.stringContaining('over-quota')] });
    await send(['b.txt', '45']);
    await expect(send(['c.txt', ''])).rejects.toMatchObject({ code: 'conflict' });
    await expect(send()).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await fixture.listBlobs()).toHaveLength(2);
  });
});

const PARTS = ['first ', 'second ', 'third'];
const WHOLE = PARTS.join('');

function sendPart(index: number, content = PARTS[index] ?? '', sha256 = computeSha256(content), caller?: typeof admin) {
  const fields = {
    directory: 'to-vessel/big',
    fileName: 'big.bin',
    chunkIndex: index,
    totalChunks: PARTS.length,
    sha256,
  };
  return uploads.part(fixture.sendingBy(caller), fields, listFiles(['blob', content]));
}
const status = () =>
  uploads.status(fixture.sendingBy(), {
    directory: 'to-vessel/big',
    fileName: 'big.bin',
    totalChunks: PARTS.length,
  });

describe('a file in parts', () => {
  it('is complete with the last part, in any order, and no file before', async () => {
    expect(await sendPart(2)).toEqual({ received: [2] });
    expect(await sendPart(0)).toEqual({ received: [0, 2] });
    expect(await status()).toEqual({ received: [0, 2], missing: [1], complete: false, sha256: null });
    expect(await fixture.listContent()).toEqual([]);
    expect(await sendPart(1)).toEqual({ received: [0, 1, 2] });
    expect(await status()).toEqual({ received: [0, 1, 2], missing: [], complete: true, sha256: computeSha256(WHOLE) });
    expect(await fixture.listContent()).toEqual([['big/big.bin', 1, WHOLE]]);
    expect(await fixture.listBlobs()).toHaveLength(1);
  });

  it('takes a part twice without harm, before and after it is complete', async () => {
    await sendPart(0);
    expect(await sendPart(0)).toEqual({ received: [0] });
    await sendPart(1);
    await Promise.all([sendPart(2), sendPart(2)]);
    expect(await sendPart(1)).toEqual({ received: [0, 1, 2] });
    expect(await fixture.listContent()).toEqual([['big/big.bin', 1, WHOLE]]);
    expect(await fixture.listBlobs()).toHaveLength(1);
  });

  it('refuses a part with another hash, and keeps nothing of it', async () => {
    await expect(sendPart(0, 'first ', computeSha256('other'))).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(sendPart(0, 'first ', 'ABC')).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(sendPart(3, 'x')).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await fixture.listBlobs()).toEqual([]);
    expect(await status()).toMatchObject({ received: [], missing: [0, 1, 2], complete: false });
  });

  it('puts another content of a part in the place of the first, and begins anew behind a complete file', async () => {
    await sendPart(0, 'FIRST ');
    await sendPart(0);
    await sendPart(1);
    await sendPart(2);
    expect(await sendPart(1, 'SECOND ')).toEqual({ received: [1] });
    await sendPart(0);
    await sendPart(2);
    expect(await fixture.listContent()).toEqual([
      ['big/big.bin', 2, 'first SECOND third'],
      ['big/big.bin', 1, WHOLE],
    ]);
  });

  it('is an upload of one person: another begins an own one', async () => {
    await sendPart(0);
    expect(await sendPart(1, PARTS[1], computeSha256(PARTS[1] ?? ''), admin)).toEqual({ received: [1] });
  });

  it('counts its parts against the quota', async () => {
    await fixture.setPolicy({ quotaBytes: 10 });
    await sendPart(0);
    await expect(sendPart(1)).rejects.toMatchObject({ errors: [expect.stringContaining('over-quota')] });
    expect(await fixture.listBlobs()).toHaveLength(1);
  });

  it('whose completion was cut off is completed when it is asked about', async () => {
    await sendPart(0);
    await sendPart(1);
    const { ports } = fixture;
    const cutOff = createFileUploadService({
      ...ports,
      keeper: { ...ports.keeper, fromShore: () => Promise.reject(new Error('the server stops')) },
    });
    const fields = {
      directory: 'to-vessel/big',
      fileName: 'big.bin',
      chunkIndex: 2,
      totalChunks: 3,
      sha256: computeSha256('third'),
    };
    await expect(cutOff.part(fixture.sendingBy(), fields, listFiles(['blob', 'third']))).rejects.toThrow('stops');
    expect(await fixture.listContent()).toEqual([]);
    expect(await status()).toMatchObject({ complete: true, sha256: computeSha256(WHOLE) });
  });
});
