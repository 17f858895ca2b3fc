/** What is used of noVNC 1.7.0, which brings no types (docs/API.md of the package). */
declare module '@novnc/novnc' {
  /** In place of a WebSocket; noVNC looks for these on the object itself and on its class. */
  export interface RawChannel {
    binaryType: string;
    readonly protocol: string;
    readonly readyState: string | number;
    onopen: (() => void) | null;
    onmessage: ((event: { readonly data: ArrayBuffer }) => void) | null;
    onclose: ((event: { readonly code?: number; readonly reason?: string }) => void) | null;
    onerror: ((event: unknown) => void) | null;
    send(bytes: ArrayBufferView): void;
    close(): void;
  }

  /** Tells `connect` when the first description of the screen came, and `disconnect` at its end. */
  export default class RFB extends EventTarget {
    constructor(place: HTMLElement, channel: RawChannel, options?: { readonly shared?: boolean });
    /** Sends neither keys nor pointer. */
    viewOnly: boolean;
    /** Fits the picture into its place. */
    scaleViewport: boolean;
    focusOnClick: boolean;
    background: string;
    /** `code` is that of the browser's keyboard events, null for none. */
    sendKey(keysym: number, code: string | null, down: boolean): void;
    focus(): void;
    blur(): void;
    disconnect(): void;
  }
}
