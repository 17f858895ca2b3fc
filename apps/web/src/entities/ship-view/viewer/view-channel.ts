/** What lies between the viewer and the socket of a session: it can be frozen, and outlives a lost line with its picture. */
import { type ShipViewNotice, shipViewNotice } from '@fms/contract/ship-view';
import { ViewerChannel } from './viewer-channel.ts';

export interface ViewChannelEvents {
  readonly onBytes: (count: number) => void;
  /** What the server tells of the session. */
  readonly onNotice: (notice: ShipViewNotice) => void;
  /** The socket closed, by whichever side; the viewer is not told, because it would take the picture away. */
  readonly onEnd: (code: number) => void;
}

export class ViewChannel extends ViewerChannel {
  readonly #socket: WebSocket;
  #isFrozen = false;
  #isClosed = false;

  constructor(socket: WebSocket, { onBytes, onNotice, onEnd }: ViewChannelEvents) {
    super();
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => this.onopen?.();
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.#isFrozen) return;
      if (data instanceof ArrayBuffer) {
        onBytes(data.byteLength);
        this.onmessage?.({ data });
        return;
      }
      const notice = readNotice(data);
      if (notice !== undefined) onNotice(notice);
    };
    socket.onclose = ({ code }) => {
      const wasFrozen = this.#isFrozen;
      this.#isFrozen = true;
      if (!wasFrozen) onEnd(code);
    };
  }

  /** To the viewer a frozen channel is open: it keeps the picture, and ends without an error when it is told to. */
  get readyState(): number {
    if (this.#isClosed) return WebSocket.CLOSED;
    return this.#isFrozen ? WebSocket.OPEN : this.#socket.readyState;
  }

  send(bytes: ArrayBufferView<ArrayBuffer>): void {
    if (!this.#isFrozen && this.#socket.readyState === WebSocket.OPEN) this.#socket.send(bytes);
  }

  /** Nothing is sent or taken any more, and the socket closes; what was drawn stays. */
  freeze(): void {
    this.#isFrozen = true;
    this.#socket.close();
  }

  /** Of the viewer, which is done with it. */
  close(): void {
    this.freeze();
    this.#isClosed = true;
    // The viewer takes the end for one of its own only after it has begun to end.
    queueMicrotask(() => this.onclose?.({}));
  }
}

/** Undefined for a text of a later release that says something else. */
function readNotice(text: unknown): ShipViewNotice | undefined {
  try {
    return shipViewNotice.safeParse(JSON.parse(String(text))).data;
  } catch {
    return undefined;
  }
}
