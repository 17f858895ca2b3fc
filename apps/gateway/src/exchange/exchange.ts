/** The exchange of files of one ship: looks at the outbox, and keeps a channel to the shore while a connection stands. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Channel, ChannelError, type ChannelService } from '@fms/contract/channel';
import { lineUsage } from '@fms/contract/file';
import type { ExchangeSetting } from '@fms/contract/link';
import {
  type AccountUse,
  type FileHead,
  LineKeeper,
  type ShipTransferMessage,
  TRANSFER_VERSION,
} from '@fms/contract/transfer';
import type { Instant } from '@fms/domain/time';
import type { LineAccount, LineLane, SavedUsage } from '@fms/domain/transfer';
import type { OpenToShore, ShipChannels } from '../link/ship-channels.ts';
import { CrewApproval } from './approval/crew-approval.ts';
import { FileApproval, type FileDecision } from './approval/file-approval.ts';
import { type DeliverFile, Inbox } from './inbox/inbox.ts';
import { Outbox } from './outbox/outbox.ts';
import { ShipSession, type ShipSessionParts } from './session/ship-session.ts';
import { ManifestStore } from './store/manifest-store.ts';

/** A list of many files is not sent again at once: a list costs the line as well. */
const LIST_MS_PER_ENTRY = 50;
/** A channel that failed is opened anew after this long. */
const RETRY_MS = 30_000;
/** The next connection opens it, or the shore takes none. */
const FINAL: ReadonlySet<string> = new Set(['connection-lost', 'not-offered', 'too-new']);

/** Files are charged by their own messages, before they go. */
const LANE_OF_SERVICE: Partial<Record<ChannelService, LineLane>> = { screen: 'ship-view', camera: 'camera' };

export interface ExchangeOptions {
  readonly setting: ExchangeSetting;
  /** Where the gateway keeps what it knows of transfers. */
  readonly stateFolder: string;
  readonly channels: ShipChannels;
  readonly deliver: DeliverFile;
  readonly log: ShipSessionParts['log'];
  readonly now: () => Instant;
}

export class Exchange {
  readonly #options: ExchangeOptions;
  readonly #outbox: Outbox;
  readonly #inbox: Inbox;
  /** Null where files of the shore need no person on board. */
  #approval: CrewApproval | null = null;
  readonly #timer: NodeJS.Timeout;
  #line: LineKeeper;
  #session: ShipSession | null = null;
  #running: Promise<void> = Promise.resolve();
  #looking: Promise<void> = Promise.resolve();
  #told = { revision: 0, at: 0 };
  #offered = new Set<string>();
  #isStopped = false;
  #retry: NodeJS.Timeout | undefined;

  /** Begins at once. */
  constructor(options: ExchangeOptions) {
    const { setting, stateFolder, channels, deliver, log, now } = options;
    this.#options = options;
    const manifests = new ManifestStore(join(stateFolder, 'manifest'));
    const refused = (sentence: string) => log.warn({ sentence }, 'the outbox holds what is not sent');
    this.#outbox = new Outbox({
      ...{ root: setting.outbox, inbox: setting.inbox, stateFolder, manifests, now, refused },
      settleMs: setting.settleSeconds * 1000,
    });
    this.#inbox = new Inbox({ folder: setting.inbox, stateFolder, manifests, deliver, now });
    this.#line = new LineKeeper(now);
    this.#looking = this.#open().catch((err: unknown) => log.warn({ err }, 'files cannot be exchanged'));
    this.#timer = setInterval(() => this.#look(), setting.scanSeconds * 1000);
    channels.onCrossed((service, bytes) => this.#charge(service, bytes));
    channels.onReady((open) => void this.#connect(open));
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    this.#isStopped = true;
    this.#session?.end();
    await this.#looking;
    await this.#running;
    await this.#approval?.stop();
    await this.#saveUsage();
  }

  /** Files of the shore that are whole on board and wait for a person. */
  listHeld(): FileHead[] {
    return this.#approval?.list() ?? [];
  }

  /** A person on board lets a file in or refuses it; false where it does not wait any more. */
  decide(transferId: number, sha256: string, decision: FileDecision): boolean {
    return this.#approval?.decide(transferId, sha256, decision) ?? false;
  }

  /** Bytes of an account of the line today and this month of UTC, and how many may be; null is no bound. */
  usage(account: LineAccount): AccountUse {
    return this.#line.use(account);
  }

  /** What screens and cameras used of the line is not there for files. */
  #charge(service: ChannelService, bytes: number): void {
    const lane = LANE_OF_SERVICE[service];
    if (lane !== undefined) this.#line.charge(lane, bytes);
  }

  async #open(): Promise<void> {
    const { stateFolder, setting, now } = this.#options;
    await mkdir(stateFolder, { recursive: true });
    await mkdir(setting.outbox, { recursive: true });
    await this.#inbox.open();
    if (setting.approval === 'crew') this.#approval = this.#openApproval();
    this.#line = new LineKeeper(now, await this.#readUsage());
    await this.#outbox.watch.look();
  }

  async #connect(open: OpenToShore): Promise<void> {
    await this.#looking;
    const { log, now } = this.#options;
    clearTimeout(this.#retry);
    this.#session?.end();
    await this.#running;
    try {
      const request = JSON.stringify({ version: TRANSFER_VERSION, takes: true });
      const channel = open({ service: 'file', lane: 'bulk', request });
      const session = new ShipSession(channel, {
        ...{ outbox: this.#outbox, inbox: this.#inbox, approval: this.#approval, line: this.#line, log, now },
      });
      this.#session = session;
      this.#told = { revision: 0, at: 0 };
      this.#offered = new Set();
      this.#running = session
        .run()
        .catch((err: unknown) => log.warn({ err }, 'an exchange of files did not end well'))
        .then(() => this.#openAgain(session, channel, open));
      await this.#tell();
    } catch (err) {
      log.warn({ err }, 'no channel for files');
    }
  }

  #openApproval(): CrewApproval {
    const { stateFolder, log, now } = this.#options;
    const files = new FileApproval(stateFolder);
    const tell = async (message: ShipTransferMessage) => this.#session?.send(message);
    return new CrewApproval({ files, inbox: this.#inbox, tell, log, now });
  }

  /** A channel that failed while the line stands is opened anew after a while. */
  #openAgain(session: ShipSession, { errored }: Channel, open: OpenToShore): void {
    const code = errored instanceof ChannelError ? errored.code : '';
    if (this.#isStopped || this.#session !== session || FINAL.has(code)) return;
    this.#retry = setTimeout(() => void this.#connect(open), RETRY_MS);
  }

  #look(): void {
    this.#looking = this.#looking
      .then(async () => {
        await this.#outbox.watch.look();
        await this.#tell();
        await this.#approval?.releaseApproved();
        await this.#saveUsage();
      })
      .catch((err: unknown) => this.#options.log.warn({ err }, 'the outbox cannot be read'));
  }

  /** The list where it is another than the shore knows, and what is sent by itself. */
  async #tell(): Promise<void> {
    const session = this.#session;
    if (!session?.isOpen) return;
    const { revision, entries } = this.#outbox.watch;
    const now = this.#options.now();
    if (revision === this.#told.revision || now - this.#told.at < entries.length * LIST_MS_PER_ENTRY) return;
    this.#told = { revision, at: now };
    for (const page of this.#outbox.pages()) await session.send(page);
    if (this.#options.setting.sends === 'all') await this.#offer(session);
  }

  async #offer(session: ShipSession): Promise<void> {
    for (const { path, sizeBytes, modifiedMs } of await this.#outbox.listUnsent()) {
      const key = `${path} ${sizeBytes} ${modifiedMs}`;
      if (this.#offered.has(key)) continue;
      this.#offered.add(key);
      const offer: ShipTransferMessage = { type: 'offer', path, sizeBytes, modifiedMs, sha256: null };
      await session.send(offer);
    }
  }

  get #usagePath(): string {
    return join(this.#options.stateFolder, 'usage.json');
  }

  /** What is not there, or not whole after a power cut, is counted anew: the shore tells what it counted. */
  async #readUsage(): Promise<SavedUsage> {
    const saved = await readFile(this.#usagePath, 'utf8')
      .then((text): unknown => JSON.parse(text))
      .catch(() => ({}));
    return lineUsage.catch({}).parse(saved) as SavedUsage;
  }

  async #saveUsage(): Promise<void> {
    await writeFile(`${this.#usagePath}.new`, JSON.stringify(this.#line));
    await rename(`${this.#usagePath}.new`, this.#usagePath);
  }
}
