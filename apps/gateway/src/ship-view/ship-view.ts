/** The ship view of one ship: its screens, its desk, the sessions on it, and the page on which people on board decide. */
import { join } from 'node:path';
import { type Channel, ChannelError } from '@fms/contract/channel';
import type { ShipViewSetting } from '@fms/contract/link';
import { type DeskFromShore, parseScreenRequest, type ScreenChannelRequest } from '@fms/contract/ship-view';
import type { Instant } from '@fms/domain/time';
import type { ShipChannels } from '../link/ship-channels.ts';
import { type ApprovalServer, startApprovalServer } from './approval/approval-server.ts';
import type { CrewFiles } from './approval/crew-files.ts';
import { PinBook } from './approval/pin-book.ts';
import { ShipPolicy } from './approval/ship-policy.ts';
import { DeskClient } from './desk/desk-client.ts';
import { SessionLedger } from './desk/session-ledger.ts';
import { PictureRelay } from './picture/picture-relay.ts';
import { ScreenBook } from './screen/screen-book.ts';
import { openScreen, ScreenError } from './screen/screen-client.ts';
import { TigerVnc } from './screen/tiger-vnc.ts';

/** Levels and time boxes are looked at so often besides each change. */
const BEAT_MS = 1000;
const PROBE_MS = 60_000;
/** The default of the admin setting (§3). */
const DEPTH_UNTIL_TOLD = 16;

export const PIN_FILE = 'ship-view-pins.json';
const POLICY_FILE = 'ship-view-policy.json';

export interface ShipViewParts {
  readonly setting: ShipViewSetting;
  readonly channels: Pick<ShipChannels, 'serve' | 'onReady'>;
  /** Where the journal of the ship lies. */
  readonly folder: string;
  readonly log: { warn(details: object, message: string): void };
  /** Null where no files are exchanged. */
  readonly files: CrewFiles | null;
  readonly now: () => Instant;
}

export class ShipView {
  readonly #parts: ShipViewParts;
  /** Those that the gateway started, by the ids of their screens. */
  readonly #started: ReadonlyMap<string, TigerVnc>;
  readonly #screens: ScreenBook;
  readonly #pins: PinBook;
  readonly #policy: ShipPolicy;
  readonly #ledger: SessionLedger;
  readonly #desk: DeskClient;
  /** One picture a session. */
  readonly #relays = new Map<number, PictureRelay>();
  readonly #timers: NodeJS.Timeout[];
  /** Of the admin setting, for the screens that the gateway started. */
  #encoder = '';
  /** What the shore was told last. */
  #told = '';
  #page: Promise<ApprovalServer | null> = Promise.resolve(null);

  /** Begins at once. */
  constructor(parts: ShipViewParts) {
    const { setting, channels, folder, now } = parts;
    this.#parts = parts;
    this.#started = new Map(
      setting.screens.flatMap((screen) =>
        'tigervnc' in screen ? [[screen.id, new TigerVnc(screen.tigervnc, DEPTH_UNTIL_TOLD, parts)] as const] : [],
      ),
    );
    this.#screens = new ScreenBook(setting.screens, this.#started);
    this.#pins = new PinBook(join(folder, PIN_FILE), now);
    this.#policy = new ShipPolicy(setting.approval, join(folder, POLICY_FILE), () => this.#pins.names().length > 0);
    this.#desk = new DeskClient((message) => this.#hear(message));
    this.#ledger = new SessionLedger({
      now,
      policy: () => this.#policy.policy,
      say: (message) => this.#desk.say(message),
      changed: () => this.#enforce(),
    });
    channels.serve('screen', (channel) => this.#show(channel));
    channels.onReady((open) => {
      this.#desk.open(open);
      this.#tellState();
    });
    this.#timers = [setInterval(() => this.#beat(), BEAT_MS), setInterval(() => void this.#probe(), PROBE_MS)];
    void this.#probe();
    this.#openPage();
  }

  /** The port of the page; null where it is off or could not be opened. */
  async pagePort(): Promise<number | null> {
    return (await this.#page)?.port ?? null;
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const relay of this.#relays.values()) relay.cut('gateway-stops', 'The gateway on board is stopping.');
    this.#desk.close();
    await (await this.#page)?.close();
    await Promise.all([...this.#started.values()].map((screen) => screen.stop()));
  }

  #hear(message: Exclude<DeskFromShore, { type: 'ping' }>): void {
    if (message.type === 'sessions') this.#ledger.tell(message.sessions);
    else {
      this.#screens.setMain(message.setting);
      this.#encoder = message.setting?.imageEncoder ?? '';
      for (const screen of this.#started.values()) screen.setDepth(message.setting?.colourBitDepth ?? DEPTH_UNTIL_TOLD);
      this.#tellState();
      void this.#probe();
    }
  }

  /** @throws {ChannelError} for what was not approved on board, and for a screen that cannot be shown */
  async #show(channel: Channel): Promise<void> {
    const request = parseScreenRequest(channel.opening.request);
    if (request?.kind !== 'picture') throw new ChannelError('not-offered', 'The ship shows pictures of screens alone.');
    if (!this.#ledger.open(request.session, request.screenId))
      throw new ChannelError('not-approved', 'The ship has approved no such session: ask for it anew.');
    try {
      await this.#relay(channel, request);
    } catch (error) {
      if (!(error instanceof ScreenError)) throw error;
      throw new ChannelError(error.code, error.message);
    }
  }

  async #relay(channel: Channel, { session, screenId }: Extract<ScreenChannelRequest, { kind: 'picture' }>) {
    const screen = await openScreen(this.#screens.placeOf(screenId));
    const level = this.#ledger.levelOf(session);
    // It may have been cut, or the line lost, while the screen was asked.
    if (level === null || channel.destroyed) {
      screen.socket.destroy();
      throw new ChannelError('not-approved', 'The session is over.');
    }
    this.#relays.get(session)?.cut('replaced', 'The session was opened in another place.');
    const relay = new PictureRelay(channel, screen, level, this.#started.has(screenId) ? this.#encoder : '');
    this.#relays.set(session, relay);
    channel.on('close', () => {
      if (this.#relays.get(session) === relay) this.#relays.delete(session);
    });
  }

  /** Every picture has the level its session has now, and none is left of a session that is over. */
  #enforce(): void {
    for (const [session, relay] of this.#relays) {
      const level = this.#ledger.levelOf(session);
      if (level === null) relay.cut('session-over', 'The session is over.');
      else relay.changeLevel(level);
    }
  }

  /** A PIN may have been set meanwhile, or a window be open. */
  #beat(): void {
    this.#enforce();
    if (JSON.stringify(this.#state()) !== this.#told) this.#tellState();
  }

  #state() {
    const { windows, ...policy } = this.#policy.policy;
    return { screens: this.#screens.list(), policy: { ...policy, windows: [...windows] } };
  }

  #tellState(): void {
    const state = this.#state();
    this.#told = JSON.stringify(state);
    this.#desk.say({ type: 'state', ...state });
  }

  async #probe(): Promise<void> {
    const { log } = this.#parts;
    try {
      if (await this.#screens.probe()) this.#tellState();
    } catch (err) {
      log.warn({ err }, 'the screens on board could not be asked');
    }
  }

  #openPage(): void {
    const { setting, files, now, log } = this.#parts;
    const { page } = setting.approval;
    if (page === undefined) return;
    const parts = {
      ...{ ledger: this.#ledger, pins: this.#pins, files, now, log },
      policy: () => this.#policy.policy,
      close: (hours: number) => {
        this.#policy.close(hours, now());
        this.#tellState();
      },
      screenName: (id: string) => this.#screens.list().find((screen) => screen.id === id)?.name ?? id,
    };
    this.#page = startApprovalServer(page, parts).catch((error: Error) => {
      log.warn({ ...page }, `the page of the ship view cannot be opened: ${error.message}`);
      return null;
    });
  }
}
