import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder, toFolderFailure } from './data-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-folder-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const open = (name: string, mode: 'demonstration' | 'live' = 'demonstration') =>
  openDataFolder({ dataFolder: join(root, name), mode });

describe('openDataFolder', () => {
  it('makes a folder that only its owner can read', async () => {
    const folder = await open('a/b');
    expect((await stat(join(root, 'a/b'))).mode & 0o777).toBe(0o700);
    expect(folder.path('x', 'y')).toBe(join(root, 'a/b/x/y'));
    expect((await readdir(join(root, 'a/b'))).sort()).toEqual(['lock', 'mode']);
    folder.close();
  });

  it('is refused while another server runs on it, and free again afterwards', async () => {
    const first = await open('data');
    await expect(open('data')).rejects.toThrow(
      `Another server is running on the data folder ${join(root, 'data')}; stop it or choose --data.`,
    );
    first.close();
    (await open('data')).close();
  });

  it('belongs to the mode it was made in', async () => {
    (await open('demo')).close();
    (await open('real', 'live')).close();
    await expect(open('demo', 'live')).rejects.toThrow('holds demonstration data, which --live refuses');
    await expect(open('real')).rejects.toThrow('holds the data of a live server, which the demonstration refuses');
    (await open('real', 'live')).close();
  });

  it('says in one sentence when a file is in the way', async () => {
    await writeFile(join(root, 'file'), '');
    await expect(open('file')).rejects.toThrow(
      `The data folder ${join(root, 'file')} cannot be used: there is a file of that name.`,
    );
    await expect(open('file/below')).rejects.toThrow('cannot be used: a part of the path is a file.');
  });

  it.each([
    ['ENOSPC', 'its disk is full'],
    ['EDQUOT', 'its disk quota is used up'],
    ['EACCES', 'this user may not write there'],
    ['EROFS', 'it is on a read-only disk'],
  ])('says what %s means', (code, words) => {
    const error = Object.assign(new Error(code), { code });
    expect(toFolderFailure('/srv/fms', error)).toMatchObject({
      name: 'StartFailure',
      message: `The data folder /srv/fms cannot be used: ${words}.`,
    });
  });

  it('leaves other errors as they are', () => {
    const error = new Error('something else');
    expect(toFolderFailure('/srv/fms', error)).toBe(error);
  });
});
