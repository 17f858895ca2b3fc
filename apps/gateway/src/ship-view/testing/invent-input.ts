/** What a viewer sends to change something on a screen, with bytes of chance in it. */
import { createSeededRandom } from '@fms/test-kit';

const KEY = 4;
const POINTER = 5;
const CUT_TEXT = 6;
const POWER = 250;
const RESIZE = 251;
const LENGTHS: Readonly<Record<number, number>> = { [KEY]: 8, [POINTER]: 6, [POWER]: 4 };

/** Messages with which viewers type, point, paste, resize and switch machines off: the same of a seed. */
export function* inventInput(count: number, seed = 19): Generator<Buffer> {
  const random = createSeededRandom(seed);
  for (let i = 0; i < count; i++) {
    const type = random.pick([KEY, KEY, KEY, POINTER, POINTER, CUT_TEXT, RESIZE, POWER]);
    const rest = random.below(20);
    const screens = rest % 4;
    const length = LENGTHS[type] ?? (type === CUT_TEXT ? 8 + rest : 8 + 16 * screens);
    const message = Buffer.from(Array.from({ length }, () => random.below(256)));
    message[0] = type;
    if (type === CUT_TEXT) message.writeUInt32BE(rest, 4);
    if (type === RESIZE) message[6] = screens;
    yield message;
  }
}
