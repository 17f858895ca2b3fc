import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VIEW_LEVELS, type ViewLevel } from '../../ship-view/level.ts';
import { joinBytes } from '../bytes/byte-queue.ts';
import { anyMessages, plainMessages } from '../testing/arbitrary-message.ts';
import { ClientFilter } from './client-filter.ts';
import type { ClientMessage } from './client-message.ts';
import { ClientReader } from './client-reader.ts';
import { SCREEN_EXTENSIONS } from './encoding.ts';
import { pressSpecialKey, SPECIAL_KEYS } from './special-key.ts';
import { writeEncodings, writeExtendedKey, writeKey, writePointer } from './write-message.ts';

const [CONTROL, ALT, SUPER, ESCAPE, DELETE, A, F4] = [0xff_e3, 0xff_e9, 0xff_eb, 0xff_1b, 0xff_ff, 0x61, 0xff_c1];
const readAll = (bytes: Uint8Array) => new ClientReader().take(bytes).messages;
const joined = (messages: readonly ClientMessage[]) => joinBytes(messages.map(({ bytes }) => bytes));
const kindsOf = (messages: readonly ClientMessage[]) => messages.map(({ kind }) => kind);

/** `+a` for a press and `-a` for a release of a key of the table. */
const NAMES = new Map([
  [CONTROL, 'ctrl'],
  [ALT, 'alt'],
  [SUPER, 'super'],
  [ESCAPE, 'esc'],
  [DELETE, 'del'],
  [A, 'a'],
  [F4, 'f4'],
]);
const keysOf = (words: string) =>
  words.split(' ').map((word) => {
    const [keysym = 0] = [...NAMES].find(([, name]) => name === word.slice(1)) ?? [];
    return writeKey(keysym, word.startsWith('+'));
  });
const wordsOf = (messages: readonly ClientMessage[]) =>
  messages
    .flatMap((message) => (message.kind === 'key' ? `${message.isDown ? '+' : '-'}${NAMES.get(message.keysym)}` : []))
    .join(' ');

describe('keys at the level basic', () => {
  it.each([
    ['+a -a +ctrl +a -a -ctrl', '+a -a +ctrl +a -a -ctrl'],
    ['+a +a +a -a', '+a +a +a -a'],
    ['+ctrl +alt +del -del -alt -ctrl', '+ctrl -del -alt -ctrl'],
    ['+alt +ctrl +del -del -ctrl -alt', '+alt -del -ctrl -alt'],
    ['+del +ctrl +alt +del -del', '+del +ctrl -del'],
    ['+super +a -a -super +a', '-a +a'],
    ['+alt +f4 -f4 -alt', '+alt -alt'],
    // Opens the start menu.
    ['+ctrl +esc -esc -ctrl +esc', '+ctrl -esc -ctrl +esc'],
    ['+alt +a -a -alt', '+alt +a -a -alt'],
  ])('%s pass as %s', (sent, passed) => {
    const filter = new ClientFilter('basic');
    expect(wordsOf(filter.take(joined(keysOf(sent))).passed)).toBe(passed);
  });

  it.each([
    [A, 0x3b],
    [A, 0x1d],
    [F4, 0x1e],
    [0, 0x57],
    [0, 0xdb],
    [ALT, 0xb8],
    [0xff_61, 0x54],
  ])('the symbol %d with the scan code %d does not pass', (keysym, scancode) => {
    const filter = new ClientFilter('basic', SCREEN_EXTENSIONS);
    expect(filter.take(writeExtendedKey(keysym, scancode, true).bytes).passed).toEqual([]);
  });

  it('chords of scan codes and of symbols mixed do not pass', () => {
    const filter = new ClientFilter('basic', SCREEN_EXTENSIONS);
    const chord = [writeExtendedKey(0, 0x1d, true), writeKey(ALT, true), writeExtendedKey(DELETE, 0xd3, true)];
    expect(filter.take(joined(chord)).passed).toEqual([chord[0]]);
  });
});

describe('a change of the level', () => {
  it('downwards releases all that is pressed, the last pressed first', () => {
    const filter = new ClientFilter('control');
    filter.take(joined([...keysOf('+ctrl +alt +del'), writePointer(5, 30, 40)]));
    const released = filter.changeLevel('basic');
    expect(wordsOf(released)).toBe('-del -alt -ctrl');
    expect(released.at(-1)).toEqual(writePointer(0, 30, 40));
    expect(filter.changeLevel('view')).toEqual([]);
  });

  it('upwards releases nothing, and what was held before is no way around it', () => {
    const filter = new ClientFilter('view');
    expect(filter.take(joined(keysOf('+ctrl +alt +a'))).passed).toEqual([]);
    expect(filter.changeLevel('basic')).toEqual([]);
    expect(wordsOf(filter.take(joined(keysOf('+del -del -alt +del'))).passed)).toBe('-del -alt +del');
  });

  it('counts for a message whose last byte comes after it', () => {
    const filter = new ClientFilter('control');
    const { bytes } = writeKey(A, true);
    filter.take(bytes.subarray(0, 7));
    filter.changeLevel('view');
    expect(filter.take(bytes.subarray(7)).passed).toEqual([]);
  });

  it('to the end releases all, and nothing passes after it', () => {
    const filter = new ClientFilter('control');
    filter.take(joined(keysOf('+alt')));
    expect(wordsOf(filter.end())).toBe('-alt');
    expect(filter.take(joined(keysOf('+a')))).toEqual({ passed: [], problem: null });
    expect(filter.end()).toEqual([]);
  });
});

describe('extensions', () => {
  it('that are not agreed are struck out of the encodings, and their messages end the session', () => {
    const asked = writeEncodings([7, -258, -316, -1_063_131_698, 0x04_01_00_00, -239]);
    const filter = new ClientFilter('control');
    expect(filter.take(asked.bytes).passed).toEqual([writeEncodings([7, -239])]);
    expect(filter.take(joined([writeKey(A, true), writeExtendedKey(A, 0x1e, true), writeKey(A, false)]))).toEqual({
      passed: [writeKey(A, true)],
      problem: 'not-agreed',
    });
    expect(filter.take(writeKey(F4, true).bytes)).toEqual({ passed: [], problem: 'not-agreed' });
    expect(filter.end()).toEqual([writeKey(A, false)]);
  });

  it('that are agreed pass', () => {
    const filter = new ClientFilter('control', ['extended-key']);
    expect(filter.take(writeEncodings([-258, -1_063_131_698]).bytes).passed).toEqual([writeEncodings([-258])]);
    expect(kindsOf(filter.take(writeExtendedKey(F4, 0x3e, true).bytes).passed)).toEqual(['extended-key']);
  });
});

it.each([...SPECIAL_KEYS.keys()])('the button %s passes at control, and is not whole below it', (name) => {
  const pressed = pressSpecialKey(name);
  expect(new ClientFilter('control').take(joined(pressed)).passed).toEqual(pressed);
  if (name !== 'Alt Tab') expect(new ClientFilter('basic').take(joined(pressed)).passed).not.toEqual(pressed);
});

/** What a screen may see at each level, told without a word of the filter's own tables. */
class Referee {
  readonly #down = new Set<string>();

  evaluate(messages: readonly ClientMessage[], level: ViewLevel): void {
    for (const message of messages) {
      if (message.kind === 'key') this.#key(`s${message.keysym}`, message, level);
      else if (message.kind === 'extended-key') this.#key(`c${message.scancode}`, message, level);
      else if (level === 'view') expect(message.kind).toMatch(/^(set-|update-request|continuous-updates|fence)/);
      else if (level === 'basic') expect(message.kind).not.toMatch(/clipboard|resize|power/);
    }
  }

  get pressed(): number {
    return this.#down.size;
  }

  #key(name: string, key: { isDown: boolean; keysym: number; scancode?: number }, level: ViewLevel): void {
    if (!key.isDown) {
      this.#down.delete(name);
      return;
    }
    this.#down.add(name);
    expect(level).not.toBe('view');
    if (level === 'control') return;
    const { keysym, scancode = 0 } = key;
    expect(keysym >= 0xff_be && keysym <= 0xff_e0, 'function key').toBe(false);
    expect(keysym >= 0xff_ea && keysym <= 0xff_ee, 'right Alt, Super, Hyper').toBe(false);
    expect([0xff_e7, 0xff_e8, 0xff_61, 0xff_13, 0xfe_03, 0xfe_d5]).not.toContain(keysym);
    expect(keysym >= 0x02_00_00_00 || keysym >> 16 === 0x10_08, 'key of the machine').toBe(false);
    expect(
      (scancode >= 0x3b && scancode <= 0x44) || [0x57, 0x58, 0x54, 0xb8, 0xc6, 0xdb, 0xdc].includes(scancode),
    ).toBe(false);
    const holds = (...names: string[]) => names.some((held) => this.#down.has(held));
    const withControl = holds('s65507', 's65508', 'c29', 'c157');
    expect(withControl && holds('s65513', 's65514', 'c56', 'c184'), 'Ctrl and Alt').toBe(false);
    expect(withControl && (keysym === ESCAPE || scancode === 1), 'Ctrl and Escape').toBe(false);
  }
}

const MESSAGES_OF_A_RUN = 25;

describe.each([
  ['without extensions', plainMessages, []],
  ['with extensions', anyMessages, SCREEN_EXTENSIONS],
] as const)('10,000 messages of a hostile viewer %s', (_, messages, extensions) => {
  const runs = { seed: 19, numRuns: 10_000 / MESSAGES_OF_A_RUN };
  const sessions = fc.array(fc.tuple(fc.constantFrom(...VIEW_LEVELS), fc.nat(12), messages), {
    minLength: MESSAGES_OF_A_RUN,
    maxLength: MESSAGES_OF_A_RUN,
  });

  it('at changing levels: nothing forbidden leaves, nothing sticks, and a second filter passes the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VIEW_LEVELS), sessions, (first, steps) => {
        const [ashore, onBoard] = [new ClientFilter(first, extensions), new ClientFilter(first, extensions)];
        const referee = new Referee();
        const forward = (sent: readonly ClientMessage[]) => {
          const again = onBoard.take(joined(sent));
          expect(again).toEqual({ passed: readAll(joined(sent)), problem: null });
        };
        for (const [level, cut, bytes] of steps) {
          if (cut === 0) {
            const releases = ashore.changeLevel(level);
            forward(releases);
            expect(onBoard.changeLevel(level)).toEqual([]);
            referee.evaluate(releases, 'control');
            if (releases.length > 0) expect(referee.pressed).toBe(0);
          }
          const passed = [bytes.subarray(0, cut), bytes.subarray(cut)].flatMap((part) => ashore.take(part).passed);
          referee.evaluate(passed, ashore.level);
          forward(passed);
          for (const message of passed) {
            if (message.kind !== 'set-encodings') expect(message.bytes).toEqual(Uint8Array.from(bytes));
          }
        }
        referee.evaluate(ashore.end(), 'control');
        expect(referee.pressed).toBe(0);
      }),
      runs,
    );
  });

  it('at control all leave byte for byte, but for encodings that are struck out', () => {
    fc.assert(
      fc.property(fc.array(messages, { maxLength: MESSAGES_OF_A_RUN }), (sent) => {
        const { passed, problem } = new ClientFilter('control', extensions).take(joinBytes(sent));
        expect([passed.length, problem]).toEqual([sent.length, null]);
        passed.forEach((message, index) => {
          if (message.kind !== 'set-encodings') expect(message.bytes).toEqual(Uint8Array.from(sent[index] ?? []));
        });
      }),
      runs,
    );
  });
});

it('bytes of any kind reach no key, pointer, clipboard, resize or power at the level view', () => {
  const garbled = fc.tuple(fc.array(anyMessages, { maxLength: 6 }), fc.uint8Array({ maxLength: 60 }), fc.nat(200));
  fc.assert(
    fc.property(garbled, ([messages, garbage, at]) => {
      const whole = joinBytes(messages);
      const bytes = joinBytes([whole.subarray(0, at), garbage, whole.subarray(at)]);
      const { passed } = new ClientFilter('view', SCREEN_EXTENSIONS).take(bytes);
      new Referee().evaluate(readAll(joined(passed)), 'view');
    }),
    { seed: 19, numRuns: 10_000 },
  );
});
