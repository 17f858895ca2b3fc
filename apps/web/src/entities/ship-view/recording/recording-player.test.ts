import { RecordingWriter } from '@fms/domain/rfb';
import type RFB from '@novnc/novnc';
import type { RawChannel } from '@novnc/novnc';
import { beforeEach, describe, expect, it } from 'vitest';
import { getDuration, readTimeline } from './recording-file.ts';
import { RecordingPlayer } from './recording-player.ts';

const START = Date.parse('2026-11-23T08:00:00.000Z');
const INIT = Uint8Array.from({ length: 24 }, (_, at) => at);
const bytesOf = (...numbers: number[]) => Uint8Array.from(numbers);

/** Pictures after 1, 2 and 3 seconds, a step at 2 s, and a new connection of the session at 2.5 s. */
function buildFile({ isCut = false } = {}): Blob {
  const writer = new RecordingWriter(START);
  const parts = [
    writer.begin(INIT),
    writer.addScreen(bytesOf(1), START + 1000),
    writer.addStep('level basic', START + 2000),
    writer.addScreen(bytesOf(2), START + 2000),
    writer.beginAgain(INIT, START + 2500),
    writer.addScreen(bytesOf(3), START + 3000),
    ...(isCut ? [] : [writer.finish(START + 3000)]),
  ];
  return new Blob(parts as BlobPart[]);
}

/** What each viewer drew after the handshake. */
const viewers: { drawn: number[][]; isEnded: boolean }[] = [];

class Viewer extends EventTarget {
  viewOnly = false;
  scaleViewport = false;
  background = '';
  readonly #seen = { drawn: [] as number[][], isEnded: false };

  constructor(_place: unknown, channel: RawChannel) {
    super();
    viewers.push(this.#seen);
    channel.onmessage = ({ data }) => this.#seen.drawn.push([...new Uint8Array(data)]);
  }

  disconnect(): void {
    this.#seen.isEnded = true;
  }
}

const createPlayer = (file: Blob) => new RecordingPlayer(file, {} as HTMLElement, Viewer as unknown as typeof RFB);
const shown = () => viewers.at(-1)?.drawn.slice(2);

beforeEach(() => {
  viewers.length = 0;
});

describe('a recording', () => {
  it('is known by its index, and without it by its records', async () => {
    const whole = await readTimeline(buildFile());
    expect([getDuration(whole), whole.steps]).toEqual([4000, [{ atMs: 2000, step: 'level basic' }]]);
    expect(await readTimeline(buildFile({ isCut: true }))).toEqual(whole);
  });

  it('begins with the handshake and the description of the screen', async () => {
    await createPlayer(buildFile()).show(0);
    const [handshake = [], init] = viewers[0]?.drawn ?? [];
    expect(String.fromCharCode(...handshake.slice(0, 12))).toBe('RFB 003.008\n');
    expect(handshake.slice(12)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(init).toEqual([...INIT]);
    expect(shown()).toEqual([]);
  });

  it('draws forwards what lies between, and backwards from the start', async () => {
    const player = createPlayer(buildFile());
    await player.show(2000);
    expect([viewers.length, shown()]).toEqual([1, [[1], [2]]]);
    await player.show(1500);
    expect([viewers.length, viewers[0]?.isEnded, shown()]).toEqual([2, true, [[1]]]);
    await player.show(1999);
    expect([viewers.length, shown()]).toEqual([2, [[1]]]);
  });

  it('draws each connection of the session with a viewer of its own', async () => {
    await createPlayer(buildFile()).show(9000);
    expect([viewers.length, viewers[0]?.isEnded, shown()]).toEqual([2, true, [[3]]]);
  });

  it('changes its goal while it draws', async () => {
    const player = createPlayer(buildFile());
    const first = player.show(3000);
    await Promise.all([first, player.show(1000)]);
    expect(shown()).toEqual([[1]]);
  });

  it('stops before damage, and says so', async () => {
    const whole = new Uint8Array(await buildFile().arrayBuffer());
    const player = createPlayer(new Blob([whole.slice(0, 59), bytesOf(99, ...Array<number>(30).fill(0))]));
    await player.show(9000);
    expect([player.isDamaged, shown()]).toEqual([true, [[1]]]);
  });
});
