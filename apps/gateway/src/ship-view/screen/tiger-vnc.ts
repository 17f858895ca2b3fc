/** A TigerVNC that the gateway starts: on this machine alone, behind a password that is new at each start. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TigerVncSetting } from '@fms/contract/link';
import { toVncKey } from '@fms/domain/rfb';
import { encipherDes } from './des-cipher.ts';
import type { ScreenPlace } from './screen-client.ts';

const FIRST_PORT = 5900;
const AGAIN_MS = 5_000;
/** How `env` ends where there is no such program. */
const NOT_FOUND = 127;
const PRIVATE_FILE = 0o600;
const PASSWORD_CHARACTERS = 8;
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Every VNC keeps its password enciphered by this one key: it hides the file from a glance, its mode from people. */
const FILE_KEY = '\x17\x52\x6b\x06\x23\x4e\x58\x07';

/** As `-PasswordFile` takes it: the first eight characters, enciphered. */
export function toPasswordFile(password: string): Uint8Array {
  const block = Buffer.alloc(PASSWORD_CHARACTERS);
  block.write(password.slice(0, PASSWORD_CHARACTERS), 'latin1');
  return encipherDes(toVncKey(FILE_KEY) ?? new Uint8Array(PASSWORD_CHARACTERS), block);
}

/** The depth TigerVNC has that is nearest: below 16 it draws with palettes that no session of today stands. */
export const toDepth = (colourBitDepth: number) => (colourBitDepth <= 16 ? 16 : 24);

export interface TigerVncParts {
  /** Where its password file is written. */
  readonly folder: string;
  readonly log: { warn(details: object, message: string): void };
}

export class TigerVnc {
  readonly #setting: TigerVncSetting;
  readonly #parts: TigerVncParts;
  readonly #password = Array.from({ length: PASSWORD_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  readonly #children = new Set<ChildProcess>();
  #retry: NodeJS.Timeout | null = null;
  #depth: number;
  #isStopped = false;

  /** Starts at once. */
  constructor(setting: TigerVncSetting, colourBitDepth: number, parts: TigerVncParts) {
    this.#setting = setting;
    this.#parts = parts;
    this.#depth = toDepth(colourBitDepth);
    this.#start();
  }

  get place(): ScreenPlace {
    return { host: '127.0.0.1', port: FIRST_PORT + this.#setting.display, password: this.#password };
  }

  /** Another depth starts it anew, and ends what it showed. */
  setDepth(colourBitDepth: number): void {
    const depth = toDepth(colourBitDepth);
    if (depth === this.#depth) return;
    this.#depth = depth;
    for (const child of this.#children) child.kill();
  }

  /** Resolves when all it started has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#retry) clearTimeout(this.#retry);
    const ended = [...this.#children].map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of this.#children) child.kill();
    await Promise.all(ended);
  }

  #start(): void {
    const { program, display, width, height, session } = this.#setting;
    const passwordFile = join(this.#parts.folder, `tigervnc-${display}.key`);
    writeFileSync(passwordFile, toPasswordFile(this.#password), { mode: PRIVATE_FILE });
    const server = this.#run(program, [
      ...[`:${display}`, '-rfbport', String(FIRST_PORT + display), '-localhost', '-AlwaysShared'],
      ...['-SecurityTypes', 'VncAuth', '-PasswordFile', passwordFile, '-nolisten', 'tcp'],
      ...['-geometry', `${width}x${height}`, '-depth', String(this.#depth)],
    ]);
    const [shown, ...given] = session;
    const client = shown === undefined ? null : this.#run(shown, given, [`DISPLAY=:${display}`]);
    server.once('exit', () => {
      client?.kill();
      if (!this.#isStopped) this.#retry = setTimeout(() => this.#start(), AGAIN_MS);
    });
    // What is shown has ended: server and session begin anew together.
    client?.once('exit', () => server.kill());
  }

  /** By `env`, so that the key of the gateway does not reach it; killed by its own number, which `env` gives it. */
  #run(program: string, given: readonly string[], display: readonly string[] = []): ChildProcess {
    const child = spawn('env', ['-u', 'GATEWAY_KEY', ...display, program, ...given], { stdio: 'ignore' });
    this.#children.add(child);
    child.once('exit', (code) => {
      this.#children.delete(child);
      if (code === NOT_FOUND) this.#parts.log.warn({ program }, 'a program of the ship view is not installed');
    });
    child.once('error', (error) => {
      this.#parts.log.warn({ program, reason: error.message }, 'a program of the ship view cannot be started');
      child.emit('exit', null, null);
    });
    return child;
  }
}
