/** Plays the screen's side of RFB 3.8 to a viewer from a recording; what the viewer asks for is not answered. */
import { ViewerChannel } from '../viewer/viewer-channel.ts';

/** `RFB 003.008`, one security type, which is none, and its success; the description of the screen follows. */
const HANDSHAKE = Uint8Array.from([
  ...[...'RFB 003.008\n'].map((character) => character.charCodeAt(0)),
  ...[1, 1],
  ...[0, 0, 0, 0],
]);

export class ReplayChannel extends ViewerChannel {
  #state = WebSocket.OPEN as number;

  get readyState(): number {
    return this.#state;
  }

  /** Of a viewer; a recording takes nothing. */
  send(): void {}

  close(): void {
    this.#state = WebSocket.CLOSED;
    queueMicrotask(() => this.onclose?.({}));
  }

  /** The screen describes itself: the bytes of its ServerInit. */
  begin(init: Uint8Array): void {
    this.#give(HANDSHAKE);
    this.#give(init);
  }

  draw(bytes: Uint8Array): void {
    this.#give(bytes);
  }

  #give(bytes: Uint8Array): void {
    if (this.#state === WebSocket.OPEN) this.onmessage?.({ data: bytes.slice().buffer });
  }
}
