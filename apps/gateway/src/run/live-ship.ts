/** One ship of a configuration: its buses, its spool, its link. */
import { join } from 'node:path';
import type { ShipSetting } from '@fms/contract/link';
import type { Instant } from '@fms/domain/time';
import { openCameras } from '../camera/board/open-cameras.ts';
import { ShipCameras } from '../camera/board/ship-cameras.ts';
import { FUTURE_TOLERANCE_MS } from '../clock/bounds.ts';
import { Exchange } from '../exchange/exchange.ts';
import type { DeliverFile } from '../exchange/inbox/inbox.ts';
import { Link } from '../link/link.ts';
import { ShipChannels } from '../link/ship-channels.ts';
import { ShoreLog } from '../log/shore-log.ts';
import { ShipView } from '../ship-view/ship-view.ts';
import { ShipSink } from '../sink/ship-sink.ts';
import type { LineSource } from '../source/line-source.ts';
import { Spool } from '../spool/spool.ts';
import { BatchBuilder } from '../stream/batch-builder.ts';
import { Refusals } from '../stream/refusals.ts';
import { appendLiveBatches } from './live-batches.ts';
import type { Log } from './log.ts';
import { openSource } from './open-source.ts';
import { loadRefusals, saveRefusals } from './refusal-file.ts';
import { readStreamEpoch } from './stream-epoch.ts';
import { teeLog } from './tee-log.ts';

export interface LiveShipOptions {
  readonly setting: ShipSetting;
  readonly server: string;
  readonly key: string;
  /** Folder of all journals. */
  readonly dataFolder: string;
  readonly software: string;
  readonly log: Log;
  readonly now: () => Instant;
  readonly backoffSeconds?: readonly number[];
}

const BATCH_MS = 1000;
/** Of each lane: days of an ordinary ship, for a shore that comes back from yesterday's backup. */
const KEEP_ACKNOWLEDGED_BYTES = 200_000_000;

export class LiveShip {
  readonly #options: LiveShipOptions;
  readonly #directory: string;
  readonly #spool: Spool;
  readonly #link: Link;
  readonly #channels: ShipChannels;
  readonly #shipView: ShipView;
  readonly #exchange: Exchange | null;
  readonly #cameras: ShipCameras;
  readonly #refusals = new Refusals();
  /** Those on the disk, as text. */
  #keptRefusals: string;
  readonly #shoreLog: ShoreLog;
  /** Writes here and ashore. */
  readonly #log: Log;
  readonly #batch = new BatchBuilder();
  readonly #sources: LineSource[];
  readonly #timer: NodeJS.Timeout;
  #flushing: Promise<void> = Promise.resolve();

  /** Begins at once. */
  constructor(options: LiveShipOptions) {
    const { setting, dataFolder, now } = options;
    this.#options = options;
    this.#directory = join(dataFolder, `journal-${setting.stream}`);
    const stream = readStreamEpoch(this.#directory, setting.stream, now());
    this.#spool = new Spool({
      directory: this.#directory,
      stream,
      now,
      keepAcknowledgedBytes: KEEP_ACKNOWLEDGED_BYTES,
      onLost: (samples) => this.#refusals.count(0, 'journal-full', `${samples} samples given up`, Math.max(1, samples)),
    });
    loadRefusals(this.#directory, this.#refusals);
    this.#keptRefusals = JSON.stringify(this.#refusals);
    const { sink, vesselIndex } = this.#openSink();
    this.#shoreLog = new ShoreLog(vesselIndex, now);
    this.#log = teeLog(options.log, this.#shoreLog, now);
    this.#channels = new ShipChannels(() => this.#spool.stream, vesselIndex);
    const onBoard = { channels: this.#channels, folder: this.#directory, log: this.#log, now };
    this.#exchange = this.#openExchange();
    this.#shipView = new ShipView({ setting: setting.shipView, files: this.#exchange, ...onBoard });
    const gathered = () => {
      if (this.#batch.isFull) void this.#flush();
    };
    this.#link = this.#openLink();
    this.#sources = setting.sources.map((source) =>
      openSource(source, {
        ...options,
        log: this.#log,
        sink,
        refuse: this.#refuse,
        gathered,
        flush: () => this.#flush(),
      }),
    );
    const cameras = openCameras(setting.cameras);
    this.#cameras = new ShipCameras({ cameras, channels: this.#channels, log: this.#log, now });
    this.#timer = setInterval(() => void this.#flush(), BATCH_MS);
    this.#link.start();
  }

  /** Everything heard is on the disk when this resolves. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all([...this.#sources, this.#cameras].map((part) => part.stop()));
    await this.#flush();
    await this.#shipView.stop();
    await this.#exchange?.stop();
    await this.#link.stop();
    this.#keepRefusals();
    this.#spool.close();
  }

  /** What was gathered goes to the disk, and from there to the shore. A full disk must not end the gateway. */
  #flush(): Promise<void> {
    this.#flushing = this.#flushing
      .then(async () => {
        this.#keepRefusals();
        if (!appendLiveBatches(this.#batch, this.#spool)) return;
        await this.#spool.commit();
        this.#link.pump();
      })
      .catch((error: unknown) => {
        this.#log.warn({ stream: this.#spool.stream, err: error }, 'the journal cannot be written');
      });
    return this.#flushing;
  }

  /** Counts of refusals must outlive a gateway that is killed, as the samples do. */
  #keepRefusals(): void {
    const refusals = JSON.stringify(this.#refusals);
    if (refusals === this.#keptRefusals) return;
    saveRefusals(this.#directory, refusals);
    this.#keptRefusals = refusals;
  }

  readonly #refuse = (reason: string, example: string): void => {
    this.#refusals.count(0, reason, example);
  };

  #openSink(): { sink: ShipSink; vesselIndex: number } {
    const { setting, now } = this.#options;
    const { id, ...particulars } = setting.vessel;
    const reference = {
      ...(id === undefined ? {} : { id }),
      ...(particulars.name ? { name: particulars.name } : {}),
      ...(particulars.MMSI ? { mmsi: particulars.MMSI } : {}),
    };
    const { tables } = this.#spool;
    const index = tables.vessel({ reference, create: setting.create, particulars });
    const latest = () => now() + FUTURE_TOLERANCE_MS;
    const parts = { tables, batch: this.#batch, refusals: this.#refusals, latest, shiftMs: 0 };
    return { sink: new ShipSink(index, parts), vesselIndex: index };
  }

  /** Null where no folders are set. */
  #openExchange(): Exchange | null {
    const { setting, dataFolder, now } = this.#options;
    if (!setting.exchange) return null;
    const stateFolder = join(dataFolder, `exchange-${setting.stream}`);
    // Few ships deliver by SFTP: the others do not load it.
    const deliver: DeliverFile = async (...given) => {
      const { deliverBySftp } = await import('../exchange/sftp/deliver.ts');
      return deliverBySftp(join(stateFolder, 'host-keys.json'))(...given);
    };
    return new Exchange({
      setting: setting.exchange,
      stateFolder,
      channels: this.#channels,
      deliver,
      log: this.#log,
      now,
    });
  }

  #openLink(): Link {
    const { setting, software } = this.#options;
    const log = this.#log;
    const about = { stream: setting.stream, vessel: setting.vessel.name ?? setting.vessel.id ?? '' };
    return new Link({
      ...this.#options,
      spool: this.#spool,
      refusals: this.#refusals,
      shoreLog: this.#shoreLog,
      channels: this.#channels,
      identity: { gateway: setting.stream, software },
      events: {
        vesselAccepted: (_, vesselId, name) => {
          log.info({ ...about, vesselId, name }, 'the shore knows the vessel');
          this.#channels.vesselAccepted();
        },
        channelFailed: (err) => log.warn({ ...about, err }, 'a channel of the shore could not be taken'),
        vesselRefused: (_, code, message) => {
          log.warn({ ...about, code }, message);
          return false;
        },
        forgotten: (batches) =>
          log.warn({ ...about, batches }, 'the shore has lost batches that are no longer on board'),
        refused: (sequence, code, message) => log.warn({ ...about, sequence, code }, `refused ashore: ${message}`),
      },
      onState: (state) => {
        if (state.kind !== 'connected') this.#channels.disconnected();
        if (state.kind === 'connected') log.info(about, 'connected to the shore');
        else if (state.kind === 'ended') {
          log.warn(about, `no link until the vessel is described otherwise: ${state.reason}`);
        } else log.warn({ ...about, retryMs: state.retryMs }, `no link: ${state.reason}`);
      },
    });
  }
}
