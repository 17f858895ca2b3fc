/** Files delivered by SFTP: to a server of this test, and to Debian's OpenSSH where it is installed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { SftpTarget } from '@fms/contract/transfer';
import ssh2 from 'ssh2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSeededBytes, waitUntil } from '../testing/exchanging-ship.ts';
import { type SftpServer, startSftpServer } from '../testing/sftp-server.ts';
import { deliverBySftp } from './deliver.ts';

const SSHD = '/usr/sbin/sshd';
const isInstalled = existsSync(SSHD);
const SKIP_REASON = isInstalled ? '' : ` (${SSHD} is not installed: apt-get install openssh-server)`;
/** sshd of root gives up its privileges in this folder, which Debian makes when the service starts. */
const PRIVILEGE_FOLDER = '/run/sshd';
const newKey = () => ssh2.utils.generateKeyPairSync('ed25519');

let root: string;
let from: string;
const bytes = createSeededBytes(5, 400_000);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fms-sftp-'));
  from = join(root, 'part');
  await writeFile(from, bytes);
  await mkdir(join(root, 'remote'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const remote = (path: string) => readFile(join(root, 'remote', path));

describe('delivery by SFTP', () => {
  let server: SftpServer;
  let target: SftpTarget;
  const { private: hostKey } = newKey();
  beforeEach(async () => {
    server = await startSftpServer(join(root, 'remote'), hostKey);
    target = { host: '127.0.0.1', port: server.port, userName: 'ship', password: 'secret', key: '' };
  });
  afterEach(() => server.close());

  it('makes the directories, and replaces what is there once the whole is written', async () => {
    const deliver = deliverBySftp(join(root, 'keys.json'));
    await deliver(target, { from, path: 'charts/week/a.zip' });
    expect((await remote('charts/week/a.zip')).equals(bytes)).toBe(true);
    await writeFile(from, 'next');
    await deliver(target, { from, path: 'charts/week/a.zip' });
    expect(String(await remote('charts/week/a.zip'))).toBe('next');
    expect(await readdir(join(root, 'remote/charts/week'))).toEqual(['a.zip']);
  });

  it('keeps the host key it saw first, and sends nothing to a server with another', async () => {
    const keys = join(root, 'keys.json');
    await deliverBySftp(keys)(target, { from, path: 'a' });
    const { port } = server;
    await server.close();
    server = await startSftpServer(join(root, 'remote'), newKey().private);
    const known = JSON.parse(await readFile(keys, 'utf8')) as Record<string, string>;
    // The other server stands where the first one stood.
    await writeFile(keys, JSON.stringify({ [`[127.0.0.1]:${server.port}`]: known[`[127.0.0.1]:${port}`] }));
    const again = deliverBySftp(keys)({ ...target, port: server.port }, { from, path: 'b' });
    await expect(again).rejects.toMatchObject({ code: 'host-key-changed' });
    expect(await readdir(join(root, 'remote'))).toEqual(['a']);
  });

  it('says that the user or the secret is refused, and tells neither', async () => {
    const wrong = deliverBySftp(join(root, 'keys.json'))({ ...target, password: 'not-this' }, { from, path: 'a' });
    await expect(wrong).rejects.toMatchObject({
      code: 'sftp-refused',
      message: expect.not.stringContaining('not-this'),
    });
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

describe.skipIf(!isInstalled)(`delivery to OpenSSH${SKIP_REASON}`, () => {
  let sshd: ChildProcess | undefined;
  afterEach(() => sshd?.kill());

  it('puts the file there with a key, and replaces it', async () => {
    const [host, user] = [newKey(), newKey()];
    await writeFile(join(root, 'host'), host.private, { mode: 0o600 });
    await writeFile(join(root, 'authorized'), user.public, { mode: 0o600 });
    const port = await freePort();
    const lines = [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${join(root, 'host')}`,
      `AuthorizedKeysFile ${join(root, 'authorized')}`,
      'StrictModes no',
      'UsePAM no',
      `PidFile ${join(root, 'pid')}`,
      `Subsystem sftp internal-sftp -d ${join(root, 'remote')}`,
    ];
    await writeFile(join(root, 'config'), lines.join('\n'));
    if (userInfo().uid === 0) await mkdir(PRIVILEGE_FOLDER, { recursive: true });
    execFileSync(SSHD, ['-t', '-f', join(root, 'config')]);
    sshd = spawn(SSHD, ['-D', '-f', join(root, 'config')], { stdio: 'ignore' });
    const target = { host: '127.0.0.1', port, userName: userInfo().username, password: '', key: user.private };
    const deliver = deliverBySftp(join(root, 'keys.json'));
    await waitUntil(() =>
      deliver(target, { from, path: 'charts/a.zip' }).then(
        () => true,
        () => null,
      ),
    );
    expect((await remote('charts/a.zip')).equals(bytes)).toBe(true);
    await writeFile(from, 'next');
    await deliver(target, { from, path: 'charts/a.zip' });
    expect(String(await remote('charts/a.zip'))).toBe('next');
  }, 60_000);
});
