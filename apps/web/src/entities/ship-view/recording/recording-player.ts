/**
 * Draws a recording at a moment of it. The stream of a screen builds on itself: forwards what lies between is drawn at
 * once, backwards it is drawn anew from the start.
 */
import type { StreamRecord } from '@fms/domain/rfb';
import type RFB from '@novnc/novnc';
import { RecordStream } from './recording-file.ts';
import { ReplayChannel } from './replay-channel.ts';

interface Screen {
  readonly viewer: RFB;
  readonly channel: ReplayChannel;
}

export class RecordingPlayer {
  readonly #file: Blob;
  readonly #place: HTMLElement;
  readonly #Viewer: typeof RFB;
  #stream: RecordStream;
  #screen: Screen | undefined;
  #wantedMs = 0;
  /** What is drawn. */
  #drawnMs = 0;
  #isDrawing = false;
  #isClosed = false;

  constructor(file: Blob, place: HTMLElement, Viewer: typeof RFB) {
    this.#file = file;
    this.#place = place;
    this.#Viewer = Viewer;
    this.#stream = new RecordStream(file);
  }

  /** The recording holds nothing that can be read behind what is drawn. */
  get isDamaged(): boolean {
    return this.#stream.isDamaged;
  }

  /** Draws the moment; a later call while it draws changes the goal. Resolves when the goal stands there. */
  async show(atMs: number): Promise<void> {
    this.#wantedMs = atMs;
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    try {
      while (!this.#isClosed && (await this.#step()));
    } finally {
      this.#isDrawing = false;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
  }

  /** One record nearer to the goal; false where it is reached. */
  async #step(): Promise<boolean> {
    if (this.#wantedMs < this.#drawnMs) {
      this.#stream = new RecordStream(this.#file);
      this.#drawnMs = 0;
      this.#end();
    }
    const stream = this.#stream;
    const record = await stream.peek();
    if (record === undefined || record.atMs > this.#wantedMs) {
      const isReached = this.#wantedMs >= this.#drawnMs;
      if (isReached) this.#drawnMs = this.#wantedMs;
      return !isReached;
    }
    stream.take();
    if (!this.#isClosed) this.#draw(record);
    this.#drawnMs = record.atMs;
    return true;
  }

  #draw({ kind, bytes }: StreamRecord): void {
    if (kind === 'init') this.#begin(bytes);
    if (kind === 'screen') this.#screen?.channel.draw(bytes);
  }

  /** Each connection of the session begins with a description of the screen. */
  #begin(init: Uint8Array): void {
    this.#end();
    const channel = new ReplayChannel();
    const viewer = new this.#Viewer(this.#place, channel, { shared: true });
    viewer.viewOnly = true;
    viewer.scaleViewport = true;
    viewer.background = 'transparent';
    const screen = { viewer, channel };
    viewer.addEventListener('disconnect', () => {
      if (this.#screen === screen) this.#screen = undefined;
    });
    this.#screen = screen;
    channel.begin(init);
  }

  #end(): void {
    const screen = this.#screen;
    this.#screen = undefined;
    screen?.viewer.disconnect();
  }
}
