/**
 * The files of the demonstration's ships: one sends the report of each watch by itself, on the other the engine logs of the
 * last day lie ready to be asked for. Both have an inbox for what comes from ashore.
 */
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { GatewaySettingInput } from '@fms/contract/link';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import type { SimulatedShip } from '../ship/simulated-ship.ts';
import { HOUR_SECONDS, type ShipFile, WATCH_SECONDS, writeEngineLog, writeWatchReport } from './ship-report.ts';

export type ExchangeInput = NonNullable<GatewaySettingInput['ships'][number]['exchange']>;

/** Files older than this are taken out of an outbox. */
const KEPT_SECONDS = 24 * HOUR_SECONDS;
/** Of what is asked for, so much lies there at the first start. */
const READY_SECONDS = 6 * HOUR_SECONDS;

/** By key, of every ship of the fleet that exchanges files. */
export function openShipFiles(
  fleet: readonly ShipInstruments[],
  { folder, now }: { readonly folder: string; readonly now: () => number },
): Map<string, ShipFiles> {
  const seconds = Math.floor(now() / 1000);
  return new Map(
    fleet.flatMap(({ ship }) => {
      const { key, sendsFiles } = ship.spec;
      const own = join(folder, 'demo-ship', key);
      return sendsFiles === null ? [] : [[key, new ShipFiles(ship, sendsFiles, own, seconds)] as const];
    }),
  );
}

export class ShipFiles {
  readonly setting: ExchangeInput;
  readonly #ship: SimulatedShip;
  #written: number;
  #writing: Promise<void> = Promise.resolve();

  /** `folder` is of this ship alone; `seconds` of the epoch is now. */
  constructor(ship: SimulatedShip, sends: 'all' | 'asked', folder: string, seconds: number) {
    this.setting = { outbox: join(folder, 'outbox'), inbox: join(folder, 'inbox'), sends };
    this.#ship = ship;
    // What is sent by itself begins with the watch under way: a first start must not ask a dozen times to open a file.
    this.#written = sends === 'all' ? seconds : seconds - READY_SECONDS;
  }

  /** Writes what is due at a second of the epoch; the files of each span once. */
  tell(seconds: number): void {
    const due = this.#listDue(seconds);
    this.#written = seconds;
    if (due.length === 0) return;
    this.#writing = this.#writing
      .then(() => this.#write(due, seconds))
      .catch((error: unknown) => console.warn('The files of a ship cannot be written:', error));
  }

  /** Resolves when what was told is on the disk. */
  async stop(): Promise<void> {
    await this.#writing;
  }

  #listDue(seconds: number): (() => ShipFile)[] {
    const isAll = this.setting.sends === 'all';
    const span = isAll ? WATCH_SECONDS : HOUR_SECONDS;
    const due: (() => ShipFile)[] = [];
    for (let end = (Math.floor(this.#written / span) + 1) * span; end <= seconds; end += span)
      due.push(() => (isAll ? writeWatchReport(this.#ship, end) : writeEngineLog(this.#ship, end)));
    return due;
  }

  async #write(due: readonly (() => ShipFile)[], seconds: number): Promise<void> {
    const { outbox } = this.setting;
    for (const make of due) await putFile(outbox, make());
    for (const folder of await readdir(outbox)) await dropOlder(join(outbox, folder), seconds - KEPT_SECONDS);
  }
}

/** Under a hidden name first: what an outbox shows is whole. */
async function putFile(outbox: string, { path, content, seconds }: ShipFile): Promise<void> {
  const target = join(outbox, path);
  const half = join(dirname(target), `.${basename(target)}`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(half, content);
  await utimes(half, seconds, seconds);
  await rename(half, target);
}

async function dropOlder(folder: string, seconds: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < seconds * 1000) await rm(path, { force: true });
  }
}
