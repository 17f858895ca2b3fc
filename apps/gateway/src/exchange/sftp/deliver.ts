/** Delivers files by SFTP on the ship's own network: under a hidden name, then by one rename. Secrets are never logged. */
import { stat } from 'node:fs/promises';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { type SftpTarget, TransferError } from '@fms/contract/transfer';
import { Client, type SFTPWrapper } from 'ssh2';
import type { DeliverFile } from '../inbox/inbox.ts';
import { HostKeys } from './host-keys.ts';

const CONNECT_MS = 20_000;
/** Parts under way at once; one at a time would wait for the network. */
const CONCURRENCY = 32;
const PART_BYTES = 32 * 1024;

/** `hostKeysPath` is a file that keeps the host keys. */
export function deliverBySftp(hostKeysPath: string): DeliverFile {
  const hostKeys = new HostKeys(hostKeysPath);
  return async (target, file) => {
    const client = await connect(target, hostKeys);
    try {
      await put(await openSftp(client), file);
    } finally {
      client.end();
    }
  };
}

/** @throws {TransferError} `host-key-changed`, `sftp-refused` for a wrong user or secret */
async function connect({ host, port, userName, password, key }: SftpTarget, hostKeys: HostKeys): Promise<Client> {
  const client = new Client();
  let isKeyWrong = false;
  return new Promise((resolve, reject) => {
    client.once('ready', () => resolve(client));
    client.on('error', (error: Error & { level?: string }) => {
      if (isKeyWrong)
        reject(new TransferError('host-key-changed', 'The SFTP server on board has another host key than before.'));
      else if (error.level === 'client-authentication')
        reject(new TransferError('sftp-refused', 'The SFTP server on board refuses the user name or the secret.'));
      else reject(new Error(`The SFTP server on board cannot be reached: ${error.message}`));
    });
    client.connect({
      ...{ host, port, username: userName, readyTimeout: CONNECT_MS },
      ...(password !== '' && { password }),
      ...(key !== '' && { privateKey: key }),
      hostVerifier: (hostKey: Buffer, verify: (isTrusted: boolean) => void) => {
        hostKeys.isTrusted(host, port, hostKey).then(
          (isTrusted) => {
            isKeyWrong = !isTrusted;
            verify(isTrusted);
          },
          () => verify(false),
        );
      },
    });
  });
}

function openSftp(client: Client): Promise<SFTPWrapper> {
  return new Promise((resolve, reject) => {
    client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp)));
  });
}

async function put(sftp: SFTPWrapper, { from, path }: { readonly from: string; readonly path: string }): Promise<void> {
  const folder = posix.dirname(path);
  await makeFolders(sftp, folder === '.' ? [] : folder.split('/'));
  const part = posix.join(folder, `.${posix.basename(path)}.part`);
  const { size } = await stat(from);
  const options = { concurrency: CONCURRENCY, chunkSize: PART_BYTES, mode: 0o640 };
  await new Promise<void>((resolve, reject) => {
    sftp.fastPut(from, part, options, (error) => (error ? reject(error) : resolve()));
  });
  const stored = await promisify(sftp.stat.bind(sftp))(part);
  if (stored.size !== size) throw new Error('The SFTP server on board has stored another number of bytes.');
  await moveTo(sftp, part, path);
}

async function makeFolders(sftp: SFTPWrapper, parts: readonly string[]): Promise<void> {
  for (const index of parts.keys()) {
    const folder = parts.slice(0, index + 1).join('/');
    await new Promise<void>((resolve, reject) => {
      // One that is there already is an error of `mkdir`; one that is missing then is found by the upload.
      sftp.stat(folder, (missing) => {
        if (!missing) resolve();
        else sftp.mkdir(folder, (error) => (error ? reject(error) : resolve()));
      });
    });
  }
}

/** OpenSSH replaces in one step; other servers refuse a name that is there, which is then removed first. */
async function moveTo(sftp: SFTPWrapper, from: string, to: string): Promise<void> {
  const isReplaced = await new Promise<boolean>((resolve) => {
    try {
      sftp.ext_openssh_rename(from, to, (error) => resolve(!error));
    } catch {
      resolve(false);
    }
  });
  if (isReplaced) return;
  await promisify(sftp.unlink.bind(sftp))(to).catch(() => {});
  await promisify(sftp.rename.bind(sftp))(from, to);
}
