/** An SSH server with the SFTP subsystem below one folder, as far as the delivery of files needs it. */
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  type Stats,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2';

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

/** A new private key of a host, as OpenSSH writes it. */
export const createHostKey = (): string => ssh2.utils.generateKeyPairSync('ed25519').private;

export interface SftpServer {
  readonly port: number;
  close(): Promise<void>;
}

/** `hostKey` is a private key as OpenSSH writes it; the user is `ship` with the password `secret`. */
export async function startSftpServer(root: string, hostKey: string): Promise<SftpServer> {
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    client.on('error', () => {});
    client.on('authentication', (asked) => {
      const isKnown = asked.method === 'password' && asked.username === 'ship' && asked.password === 'secret';
      if (isKnown) asked.accept();
      else asked.reject(['password']);
    });
    client.on('session', (accept) => accept().on('sftp', (acceptSftp) => serveSftp(acceptSftp(), root)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function serveSftp(sftp: SFTPWrapper, root: string): void {
  const at = (path: string) => join(root, path);
  const open = new Map<number, number>();
  let next = 0;
  const answer = (id: number, work: () => void) => {
    try {
      work();
      sftp.status(id, STATUS_CODE.OK);
    } catch {
      sftp.status(id, STATUS_CODE.FAILURE);
    }
  };
  const tell = (id: number, path: string) => {
    if (existsSync(path)) sftp.attrs(id, attributesOf(statSync(path)));
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  };
  sftp.on('OPEN', (id, path, flags) => {
    try {
      const handle = Buffer.from([next]);
      open.set(next++, openSync(at(path), flags & OPEN_MODE.WRITE ? 'w' : 'r'));
      sftp.handle(id, handle);
    } catch {
      sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    }
  });
  const fileOf = (handle: Buffer) => open.get(handle[0] ?? -1) ?? -1;
  sftp.on('WRITE', (id, handle, offset, data) =>
    answer(id, () => void writeSync(fileOf(handle), data, 0, data.length, offset)),
  );
  sftp.on('CLOSE', (id, handle) => answer(id, () => closeSync(fileOf(handle))));
  sftp.on('FSTAT', (id, handle) => sftp.attrs(id, attributesOf(fstatSync(fileOf(handle)))));
  sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
  sftp.on('STAT', (id, path) => tell(id, at(path)));
  sftp.on('LSTAT', (id, path) => tell(id, at(path)));
  sftp.on('MKDIR', (id, path) => answer(id, () => mkdirSync(at(path))));
  sftp.on('REMOVE', (id, path) => answer(id, () => unlinkSync(at(path))));
  sftp.on('RENAME', (id, from, to) =>
    answer(id, () => {
      // As version 3 of the protocol has it: a name that is there is not replaced.
      if (existsSync(at(to))) throw new Error('there is such a name');
      renameSync(at(from), at(to));
    }),
  );
}

function attributesOf({ mode, size, uid, gid, atimeMs, mtimeMs }: Stats): Attributes {
  return { mode, size, uid, gid, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) };
}
