/** Draws on a display of X as a console on board does: panels that stand still, and a clock and gauges that move. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const SETUP = Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const OPCODE = { createGc: 55, changeGc: 56, fillRectangles: 70 } as const;
const FOREGROUND = 1 << 2;
const PANEL_COLOURS = [0x1b242c, 0x27323c, 0x33414d, 0x0f1418] as const;
const VALUE_COLOURS = [0xd6dde2, 0x4fa3ff] as const;
/** Bits of a digit of seven segments, 0 to 9. */
const SEGMENTS = [0x77, 0x24, 0x5d, 0x6d, 0x2e, 0x6b, 0x7b, 0x25, 0x7f, 0x6f] as const;

type Rectangle = readonly [x: number, y: number, width: number, height: number];

export interface XDesktop {
  /** Times it was changed since it was opened. */
  readonly changes: number;
  close(): void;
}

/** Draws at once, and changes the moving parts each `everyMs`. Rejects where the display lets none in. */
export async function openXDesktop(display: number, everyMs: number): Promise<XDesktop> {
  const socket = connect(`/tmp/.X11-unix/X${display}`);
  await once(socket, 'connect');
  socket.write(SETUP);
  const pen = new Pen(socket, await readSetup(socket));
  // Answers and events are of no use here.
  socket.on('error', () => {}).resume();
  drawPanels(pen);
  let changes = 0;
  const timer = setInterval(() => drawValues(pen, ++changes), everyMs);
  return {
    get changes() {
      return changes;
    },
    close() {
      clearInterval(timer);
      socket.destroy();
    },
  };
}

interface Setup {
  readonly root: number;
  /** First of the ids that this client may give. */
  readonly base: number;
}

async function readSetup(socket: Socket): Promise<Setup> {
  let bytes: Buffer = Buffer.alloc(0);
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    bytes = Buffer.concat([bytes, piece as Buffer]);
    if (bytes.length >= 8 && bytes.length >= 8 + 4 * bytes.readUInt16LE(6)) break;
  }
  if (bytes[0] !== 1) throw new Error('the display lets no client in');
  const vendor = bytes.readUInt16LE(24);
  const formats = bytes.readUInt8(29);
  return { base: bytes.readUInt32LE(12), root: bytes.readUInt32LE(40 + Math.ceil(vendor / 4) * 4 + 8 * formats) };
}

class Pen {
  readonly #socket: Socket;
  readonly #setup: Setup;

  constructor(socket: Socket, setup: Setup) {
    this.#socket = socket;
    this.#setup = setup;
    this.#request(OPCODE.createGc, [setup.base, setup.root, FOREGROUND, 0]);
  }

  fill(colour: number, rectangles: readonly Rectangle[]): void {
    const { base, root } = this.#setup;
    this.#request(OPCODE.changeGc, [base, FOREGROUND, colour]);
    const words = rectangles.flatMap(([x, y, width, height]) => [x + y * 0x1_0000, width + height * 0x1_0000]);
    this.#request(OPCODE.fillRectangles, [root, base, ...words]);
  }

  #request(opcode: number, words: readonly number[]): void {
    const bytes = Buffer.alloc(4 + 4 * words.length);
    bytes.writeUInt8(opcode, 0);
    bytes.writeUInt16LE(1 + words.length, 2);
    for (const [index, word] of words.entries()) bytes.writeUInt32LE(word, 4 + 4 * index);
    this.#socket.write(bytes);
  }
}

/** Of a screen of 1280 × 800: the same at each run. */
function drawPanels(pen: Pen): void {
  pen.fill(PANEL_COLOURS[3], [[0, 0, 1280, 800]]);
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 10; column++) {
      const [x, y] = [16 + column * 126, 76 + row * 118];
      pen.fill(PANEL_COLOURS[(row + column) % 3] ?? 0, [[x, y, 114, 106]]);
      for (let line = 0; line < 5; line++)
        pen.fill(VALUE_COLOURS[0], [[x + 8, y + 10 + line * 18, 20 + ((row * 31 + column * 17 + line * 41) % 70), 3]]);
    }
}

/** A clock of six digits, and the bars of eight gauges. */
function drawValues(pen: Pen, step: number): void {
  const digits = String(step).padStart(6, '0').split('').map(Number);
  pen.fill(PANEL_COLOURS[3], [[1040, 12, 220, 52]]);
  pen.fill(
    VALUE_COLOURS[0],
    digits.flatMap((digit, index) => listSegments(digit, 1040 + index * 36, 14)),
  );
  const heights = Array.from({ length: 8 }, (_, gauge) => 20 + ((step * 7 + gauge * 29) % 60));
  pen.fill(
    PANEL_COLOURS[0],
    heights.map((_, gauge): Rectangle => [110 + gauge * 126, 92, 12, 84]),
  );
  pen.fill(
    VALUE_COLOURS[1],
    heights.map((height, gauge): Rectangle => [110 + gauge * 126, 176 - height, 12, height]),
  );
}

function listSegments(digit: number, x: number, y: number): Rectangle[] {
  const places: readonly Rectangle[] = [
    [x, y, 26, 4],
    [x, y, 4, 24],
    [x + 22, y, 4, 24],
    [x, y + 22, 26, 4],
    [x, y + 24, 4, 24],
    [x + 22, y + 24, 4, 24],
    [x, y + 44, 26, 4],
  ];
  return places.filter((_, bit) => ((SEGMENTS[digit] ?? 0) >> bit) & 1);
}
