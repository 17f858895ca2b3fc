/** A viewer and a socket in place of noVNC and the network: what was sent and drawn is kept, the test tells what happens. */
import type { RawChannel } from '@novnc/novnc';

export class FakeViewer extends EventTarget {
  /** All of them, in the order in which they were made. */
  static made: FakeViewer[] = [];
  viewOnly = false;
  scaleViewport = false;
  focusOnClick = true;
  background = '';
  isFocused = false;
  isDisconnected = false;
  /** Keys that left, as `+65507` and `-65507`. */
  readonly keys: string[] = [];
  /** What came from the screen. */
  readonly drawn: Uint8Array[] = [];
  readonly canvas: HTMLElement | undefined;
  readonly channel: RawChannel;

  constructor(place: HTMLElement, channel: RawChannel) {
    super();
    this.channel = channel;
    this.canvas = place.appendChild?.(Object.assign(document.createElement('canvas'), { tabIndex: -1 }));
    channel.onmessage = ({ data }) => this.drawn.push(new Uint8Array(data));
    FakeViewer.made.push(this);
  }

  static get last(): FakeViewer {
    const viewer = FakeViewer.made.at(-1);
    if (viewer === undefined) throw new Error('No viewer was made');
    return viewer;
  }

  sendKey(keysym: number, _code: string | null, isDown: boolean): void {
    if (this.viewOnly) return;
    this.keys.push(`${isDown ? '+' : '-'}${keysym}`);
    this.channel.send(Uint8Array.of(4));
  }

  focus(): void {
    this.canvas?.focus();
    this.isFocused = true;
  }

  blur(): void {
    this.isFocused = false;
  }

  disconnect(): void {
    this.isDisconnected = true;
    this.canvas?.remove();
    this.channel.close();
  }
}

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  binaryType = '';
  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: Uint8Array[] = [];
  readonly address: string;
  readonly protocols: readonly string[];

  constructor(address: string | URL = '', protocols: readonly string[] = []) {
    this.address = String(address);
    this.protocols = protocols;
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (socket === undefined) throw new Error('No socket was opened');
    return socket;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  send(bytes: Uint8Array): void {
    this.sent.push(bytes);
  }

  /** 1006 is a line that broke. */
  close(code = 1006): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** The socket opens and the screen has described itself. */
export function connectFakeViewer(): void {
  FakeSocket.last.open();
  FakeViewer.last.dispatchEvent(new Event('connect'));
}

/** None was made yet. */
export function clearFakeViewers(): void {
  FakeViewer.made = [];
  FakeSocket.made = [];
}
