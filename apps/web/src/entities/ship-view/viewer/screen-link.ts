/**
 * The line between this page and a screen on board: one viewer after another on one place of the page. After a lost line
 * it tries again, and the last picture stays until there is a new one.
 */
import { SHIP_VIEW_CLOSE, type ShipViewNotice } from '@fms/contract/ship-view';
import type { ViewLevel } from '@fms/domain/ship-view';
import type RFB from '@novnc/novnc';
import { ViewChannel } from './view-channel.ts';

/** `frozen`: the session is over, what was drawn last stays and nothing is sent. */
export type LinkPhase = 'connecting' | 'live' | 'lost' | 'frozen';

export interface ScreenStatus {
  readonly phase: LinkPhase;
  /** Since when. */
  readonly sinceMs: number;
  /** What the server told last; null before. */
  readonly notice: ShipViewNotice | null;
  /** Another window shows the session. */
  readonly isReplaced: boolean;
}

export interface ScreenLinkParts {
  readonly place: HTMLElement;
  readonly Viewer: typeof RFB;
  readonly openSocket: () => WebSocket;
  readonly now?: () => number;
  /** Calls again after so many milliseconds; returns how to keep it from doing so. */
  readonly later?: (work: () => void, delayMs: number) => () => void;
}

/** A session that was cut on board looks like a lost line at first: the list tells it before the first of these is over. */
const RETRY_MS = [2000, 2000, 5000, 10_000] as const;

const wait = (work: () => void, delayMs: number) => {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
};

/** Keys that stay pressed on board when their release happens outside of the picture. */
const MODIFIERS = [0xff_e1, 0xff_e2, 0xff_e3, 0xff_e4, 0xff_e9, 0xff_ea] as const;

interface Line {
  readonly viewer: RFB;
  readonly channel: ViewChannel;
  readonly layer: HTMLElement;
  /** The viewer ended by itself, and its picture with it. */
  isGone: boolean;
}

export class ScreenLink {
  readonly #parts: Required<ScreenLinkParts>;
  readonly #listeners = new Set<() => void>();
  #status: ScreenStatus;
  #line: Line | undefined;
  /** Its picture is shown while the next line has none. */
  #past: Line | undefined;
  #level: ViewLevel = 'view';
  #tries = 0;
  #bytes = 0;
  #cancelRetry: () => void = () => {};

  constructor({ now = Date.now, later = wait, ...parts }: ScreenLinkParts) {
    this.#parts = { ...parts, now, later };
    this.#status = { phase: 'connecting', sinceMs: now(), notice: null, isReplaced: false };
    this.#open();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get status(): ScreenStatus {
    return this.#status;
  }

  /** Bytes that came from the screen since the page opened. */
  get bytes(): number {
    return this.#bytes;
  }

  /** What the viewer may send; the server filters by the level of the session whatever is sent. */
  setLevel(level: ViewLevel): void {
    this.#level = level;
    if (this.#line !== undefined) this.#line.viewer.viewOnly = level === 'view' || this.#status.phase !== 'live';
  }

  /** Presses keys in this order and releases them in the other. */
  pressKeys(keysyms: readonly number[]): void {
    if (this.#status.phase !== 'live') return;
    for (const keysym of keysyms) this.#line?.viewer.sendKey(keysym, null, true);
    for (const keysym of keysyms.toReversed()) this.#line?.viewer.sendKey(keysym, null, false);
  }

  /** The keyboard belongs to this page again; nothing stays pressed on board. */
  leaveKeys(): void {
    for (const keysym of MODIFIERS) this.#line?.viewer.sendKey(keysym, null, false);
    this.#line?.viewer.blur();
  }

  focus(): void {
    this.#line?.viewer.focus();
  }

  /** The session is over: what was drawn last stays, and nothing more is sent. */
  freeze(): void {
    if (this.#status.phase === 'frozen') return;
    this.#cancelRetry();
    this.#stopLine();
    this.#enter('frozen');
  }

  /** Takes the picture away too. */
  close(): void {
    this.#cancelRetry();
    this.#listeners.clear();
    for (const line of [this.#line, this.#past]) if (line !== undefined) remove(line);
    this.#line = undefined;
    this.#past = undefined;
  }

  #open(): void {
    const { place, Viewer, openSocket } = this.#parts;
    const layer = document.createElement('div');
    place.append(layer);
    const channel = new ViewChannel(openSocket(), {
      onBytes: (count) => {
        this.#bytes += count;
      },
      onNotice: (notice) => this.#tell({ notice }),
      onEnd: (code) => this.#end(code),
    });
    const viewer = new Viewer(layer, channel, { shared: true });
    viewer.scaleViewport = true;
    viewer.viewOnly = true;
    viewer.background = 'transparent';
    const line: Line = { viewer, channel, layer, isGone: false };
    viewer.addEventListener('connect', () => this.#begin(line));
    // Bytes that are no RFB end it.
    viewer.addEventListener('disconnect', () => {
      line.isGone = true;
      if (this.#line === line) this.#lose();
    });
    this.#line = line;
  }

  #begin(line: Line): void {
    if (this.#line !== line || this.#status.phase === 'frozen') return;
    if (this.#past !== undefined) remove(this.#past);
    this.#past = undefined;
    this.#tries = 0;
    this.#enter('live');
    this.setLevel(this.#level);
  }

  /** A session that is over, or that another window shows, is not tried again. */
  #end(code: number): void {
    if (code === SHIP_VIEW_CLOSE.replaced) this.#tell({ isReplaced: true });
    if (code === SHIP_VIEW_CLOSE.ended || code === SHIP_VIEW_CLOSE.replaced) this.freeze();
    else this.#lose();
  }

  #lose(): void {
    const { phase } = this.#status;
    if (phase === 'frozen' || this.#line === undefined) return;
    this.#stopLine();
    if (phase === 'live') this.#past = this.#line;
    else remove(this.#line);
    this.#line = undefined;
    if (phase !== 'lost') this.#enter('lost');
    const delayMs = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#cancelRetry = this.#parts.later(() => this.#open(), delayMs);
  }

  #stopLine(): void {
    if (this.#line === undefined) return;
    this.#line.viewer.viewOnly = true;
    this.#line.channel.freeze();
  }

  #enter(phase: LinkPhase): void {
    this.#tell({ phase, sinceMs: this.#parts.now() });
  }

  #tell(change: Partial<ScreenStatus>): void {
    this.#status = { ...this.#status, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}

function remove({ viewer, layer, isGone }: Line): void {
  if (!isGone) viewer.disconnect();
  layer.remove();
}
