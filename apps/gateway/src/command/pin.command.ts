/** `pin`: sets or takes away the PIN of a person on board. The PIN comes by standard input, which no list of processes shows. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readSetting } from '../config/setting-file.ts';
import { PIN_PROBLEMS, PinBook } from '../ship-view/approval/pin-book.ts';
import { PIN_FILE } from '../ship-view/ship-view.ts';
import { type PinArguments, UsageError } from './arguments.ts';

/** The first line of standard input; empty where there is none. */
async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return '';
}

/** A gateway that runs takes it over within a second. @throws {UsageError} for a PIN, a name or a ship that cannot be */
export async function runPinCommand(
  { path, stream, name, remove }: PinArguments,
  write: (line: string) => void,
  ask: () => Promise<string> = readLine,
): Promise<number> {
  const { data, ships } = readSetting(path);
  const ship = stream === null ? ships[0] : ships.find((one) => one.stream === stream);
  if (!ship) throw new UsageError(`The configuration has no ship of the stream ${stream}.`);
  const folder = join(data, `journal-${ship.stream}`);
  mkdirSync(folder, { recursive: true });
  const pins = new PinBook(join(folder, PIN_FILE), Date.now);
  if (remove) {
    write(pins.remove(name) ? `${name} has no PIN any more.` : `${name} had none.`);
    return 0;
  }
  const problem = pins.set(name, await ask());
  if (problem !== null) throw new UsageError(PIN_PROBLEMS[problem]);
  write(`${name} can approve on ${ship.stream} now.`);
  return 0;
}
