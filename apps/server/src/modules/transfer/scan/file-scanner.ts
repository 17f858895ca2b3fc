/**
 * Offers files to a scanner before they go on board: a program with its arguments and the path of a copy, without a shell. It
 * ends with 0 for a clean file and with 1 for an infected one, as clamscan does; anything else is no answer.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of 2 GB takes minutes. */
const TIMEOUT_MS = 30 * 60_000;
const OUTPUT_BYTES = 64 * 1024;
const INFECTED = 1;

export type ScanAnswer = { readonly isClean: true } | { readonly isClean: false; readonly finding: string };

export interface FileScanner {
  /** @throws {Error} where the scanner gave no answer: the file stays where it is */
  scan(bytes: Readable): Promise<ScanAnswer>;
}

/** `folder` holds the copy while it is looked at. */
export function createFileScanner(command: readonly string[], folder: string): FileScanner {
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** One at a time: a scanner takes a processor of its own. */
    scan(bytes) {
      const scan = last.then(() => scanCopy(command, folder, bytes));
      last = scan.catch(() => {});
      return scan;
    },
  };
}

async function scanCopy(command: readonly string[], folder: string, bytes: Readable): Promise<ScanAnswer> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
    return await run(command, path);
  } finally {
    await rm(path, { force: true });
  }
}

function run([program = '', ...given]: readonly string[], path: string): Promise<ScanAnswer> {
  return new Promise((resolve, reject) => {
    const options = { timeout: TIMEOUT_MS, maxBuffer: OUTPUT_BYTES, shell: false };
    execFile(program, [...given, path], options, (error, output) => {
      if (!error) resolve({ isClean: true });
      else if (error.code === INFECTED) resolve({ isClean: false, finding: findingOf(output, path) });
      else reject(new Error(`The scanner of files gave no answer: ${error.message.replaceAll(path, 'the file')}`));
    });
  });
}

/** `/data/…: Eicar-Signature FOUND` → `Eicar-Signature`. */
function findingOf(output: string, path: string): string {
  const line = output.split('\n').find((each) => each.startsWith(path)) ?? output.split('\n')[0] ?? '';
  return (
    line
      .slice(line.indexOf(':') + 1)
      .replace(/\bFOUND\b/, '')
      .trim() || 'infected'
  );
}
