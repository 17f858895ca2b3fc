/** People on board who may approve, each with a PIN of this vessel. A PIN is kept as its hash alone. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { findTryAfter, isPinUsable, MAX_WRONG_TRIES } from '@fms/domain/ship-view';
import type { Instant } from '@fms/domain/time';
import { z } from 'zod';

const HASH_BYTES = 32;
const SALT_BYTES = 16;
const PRIVATE_FILE = 0o600;
/** About 30 ms and 16 MB a try: a copy of the file takes hours to try through, and five wrong ones hold up no link. */
const COST = { N: 16_384, r: 8, p: 1 };
const MAX_PEOPLE = 50;
const MAX_NAME = 60;

const person = z.object({ name: z.string().min(1).max(MAX_NAME), salt: z.string(), hash: z.string() });
const people = z.array(person).max(MAX_PEOPLE);
type Person = z.infer<typeof person>;

export type PinAnswer =
  | { readonly ok: true; readonly name: string }
  /** `locked`: too many were wrong; none is taken before `until`. */
  | { readonly ok: false; readonly problem: 'wrong' }
  | { readonly ok: false; readonly problem: 'locked'; readonly until: Instant };

export type PinProblem = 'pin-unusable' | 'name-unusable' | 'too-many-people';

export const PIN_PROBLEMS: Readonly<Record<PinProblem, string>> = {
  'pin-unusable': 'A PIN has six to twelve digits, not all the same and not a row such as 123456.',
  'name-unusable': `A name has 1 to ${MAX_NAME} characters and no control character.`,
  'too-many-people': `At most ${MAX_PEOPLE} people may have a PIN.`,
};

const hashOf = (pin: string, salt: string) => scryptSync(pin, Buffer.from(salt, 'hex'), HASH_BYTES, COST);

export class PinBook {
  readonly #file: string;
  readonly #now: () => Instant;
  /** Times of wrong tries, the latest last. They lock the page for all names: names are no secret on board. */
  #wrong: Instant[] = [];

  constructor(file: string, now: () => Instant) {
    this.#file = file;
    this.#now = now;
  }

  /** Names of those who have one. */
  names(): string[] {
    return this.#read().map(({ name }) => name);
  }

  /** Sets the PIN of a person, in place of the one before. Null where it is set. */
  set(name: string, pin: string): PinProblem | null {
    if (!isPinUsable(pin)) return 'pin-unusable';
    if (!/^\P{Cc}{1,60}$/u.test(name)) return 'name-unusable';
    const others = this.#read().filter((other) => other.name !== name);
    if (others.length >= MAX_PEOPLE) return 'too-many-people';
    const salt = randomBytes(SALT_BYTES).toString('hex');
    this.#write([...others, { name, salt, hash: hashOf(pin, salt).toString('hex') }]);
    return null;
  }

  /** Takes the PIN of a person away; false where there was none. */
  remove(name: string): boolean {
    const all = this.#read();
    const others = all.filter((other) => other.name !== name);
    if (others.length === all.length) return false;
    this.#write(others);
    return true;
  }

  /** Judges one try. A name that has no PIN costs as much time as a wrong PIN. */
  check(name: string, pin: string): PinAnswer {
    const until = findTryAfter(this.#wrong, this.#now());
    if (until !== null) return { ok: false, problem: 'locked', until };
    const found = this.#read().find((other) => other.name === name);
    const { salt, hash } = found ?? { salt: '00'.repeat(SALT_BYTES), hash: '00'.repeat(HASH_BYTES) };
    const isRight = timingSafeEqual(hashOf(pin, salt), Buffer.from(hash, 'hex'));
    if (found && isRight) return { ok: true, name: found.name };
    this.#wrong = [...this.#wrong, this.#now()].slice(-MAX_WRONG_TRIES);
    return { ok: false, problem: 'wrong' };
  }

  /** With a file that was damaged no person may approve. */
  #read(): Person[] {
    try {
      return existsSync(this.#file) ? people.parse(JSON.parse(readFileSync(this.#file, 'utf8'))) : [];
    } catch {
      return [];
    }
  }

  #write(all: readonly Person[]): void {
    writeFileSync(`${this.#file}.new`, `${JSON.stringify(all, null, 2)}\n`, { mode: PRIVATE_FILE });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
