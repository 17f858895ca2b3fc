/** The screens of one ship: those of its configuration, and that of the admin setting, which the shore tells. */
import { readFileSync } from 'node:fs';
import type { ScreenSetting } from '@fms/contract/link';
import { type DeskSetting, MAIN_SCREEN, type ScreenOnBoard } from '@fms/contract/ship-view';
import { ADDRESS_PROBLEMS, findScreenAddress } from '@fms/domain/ship-view';
import { probeScreen, ScreenError, type ScreenPlace } from './screen-client.ts';
import type { TigerVnc } from './tiger-vnc.ts';

/** Where a screen is, or why it is not to be connected to. */
type Known =
  | { readonly name: string; readonly ok: true; readonly host: string; readonly port: number; password(): string }
  | { readonly name: string; readonly ok: false; readonly problem: string };

const MAIN_NAME = 'Main screen';

/** Only a network on board is connected to, whichever side names the address. */
function toKnown(name: string, setting: Parameters<typeof findScreenAddress>[0], password: () => string): Known {
  const found = findScreenAddress(setting);
  if (!found.ok) return { name, ok: false, problem: ADDRESS_PROBLEMS[found.problem] };
  return { name, ok: true, host: found.host, port: found.port, password };
}

function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ScreenError('password-missing', 'The file with the password of the screen cannot be read.');
  }
}

function ofSetting(screen: ScreenSetting, started: ReadonlyMap<string, TigerVnc>): Known {
  const own = started.get(screen.id)?.place;
  if (own) return { name: screen.name, ok: true, host: own.host, port: own.port, password: () => own.password };
  if ('tigervnc' in screen) return { name: screen.name, ok: false, problem: 'The screen was not started.' };
  const { name, host, port, passwordFile } = screen;
  const at = { connectType: 'vnc', shipViewServerIp: host, shipViewPort: String(port) };
  return toKnown(name, at, () => (passwordFile === undefined ? '' : readPassword(passwordFile)));
}

export class ScreenBook {
  readonly #named: ReadonlyMap<string, Known>;
  readonly #problems = new Map<string, string | null>();
  #main: Known | null = null;

  /** `started` are those the gateway started itself, by their ids. */
  constructor(screens: readonly ScreenSetting[], started: ReadonlyMap<string, TigerVnc> = new Map()) {
    this.#named = new Map(screens.map((screen) => [screen.id, ofSetting(screen, started)]));
  }

  /** The admin setting, as the shore has it; null where none is set. A screen named `main` on board goes before it. */
  setMain(setting: DeskSetting | null): void {
    this.#main = setting && toKnown(MAIN_NAME, setting, () => setting.vncPassword);
    this.#problems.delete(MAIN_SCREEN);
  }

  /** As the shore is told of them; a screen that was not asked yet counts as one that answers. */
  list(): ScreenOnBoard[] {
    return [...this.#all()].map(([id, known]) => {
      const { name, ok: isSetUp } = known;
      return { id, name, isSetUp, problem: known.ok ? (this.#problems.get(id) ?? null) : known.problem };
    });
  }

  /** @throws {ScreenError} for a screen that is not there, may not be connected to, or whose password cannot be read */
  placeOf(id: string): ScreenPlace {
    const known = this.#all().get(id);
    if (!known) throw new ScreenError('no-such-screen', 'There is no such screen on board.');
    if (!known.ok) throw new ScreenError('screen-not-set-up', known.problem);
    return { host: known.host, port: known.port, password: known.password() };
  }

  /** Asks every screen whether it answers; true where one of them does other than the last time. */
  async probe(): Promise<boolean> {
    const before = JSON.stringify(this.list());
    await Promise.all(
      [...this.#all()].map(async ([id, known]) => {
        if (known.ok) this.#problems.set(id, await probeScreen(known));
      }),
    );
    return JSON.stringify(this.list()) !== before;
  }

  /** That of the admin setting first. */
  #all(): Map<string, Known> {
    return new Map([...(this.#main === null ? [] : [[MAIN_SCREEN, this.#main] as const]), ...this.#named]);
  }
}
