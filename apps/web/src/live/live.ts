/** Live data wired to one hub connection: tags, positions, alarms, the link itself, and the clock of ages. */
import { type FilesMessage, type HubMessages, MISSED_CHANGES_MS } from '@fms/contract/hub';
import type { VesselId } from '@fms/domain/identity';
import { AlarmInbox } from './alarm-inbox.ts';
import { type Clock, createClock } from './clock.ts';
import { createPageFrames, type FrameScheduler } from './frame.ts';
import { HubClient } from './hub/hub-client.ts';
import type { OpenTransport } from './hub/hub-transport.ts';
import { PositionCache } from './position-cache.ts';
import { TagCache } from './tag-cache.ts';
import { TagSubscriptions } from './tag-subscriptions.ts';

export interface LiveParts {
  readonly open: OpenTransport;
  /** Alarms raised or cleared while the application runs. */
  readonly onAlarmChange: ConstructorParameters<typeof AlarmInbox>[0];
  /** Something changed that is asked for by a call: vessels, folders, rights, tags. */
  readonly onChanged: (change: HubMessages['changed'][0]) => void;
  /** The sign-in has ended; `signed-out` when its own user left, in another tab of this browser. */
  readonly onSignedOut: (reason: string) => void;
  /** A vessel has sent a file (§7.3). */
  readonly onNewFile: (vesselId: VesselId, fileId: number | string) => void;
  /** A file has arrived on board. */
  readonly onFileUploaded: (fileName: string) => void;
  /** False while the user has switched realtime updates off (§4.4). */
  readonly isOn?: () => boolean;
  /** Another server process answers: whatever was known may be wrong. */
  readonly onServerRestart: () => void;
  readonly clock?: Clock;
  readonly frames?: FrameScheduler;
}

export interface Live {
  /** The clock stands at a moment of the past, and the caches hold what was known of it. */
  readonly isPast: boolean;
  readonly clock: Clock;
  readonly tags: TagCache;
  readonly positions: PositionCache;
  readonly alarms: AlarmInbox;
  readonly hub: HubClient;
  /** Hear what moves of the files of the vessel that the hub was asked to tell of. */
  readonly fileListeners: Set<(message: FilesMessage) => void>;
  /** Connects and starts the evaluation of ages. Returns the function that ends both. */
  run(): () => void;
}

export function createLive(parts: LiveParts): Live {
  const { clock = createClock(), frames = createPageFrames() } = parts;
  const subscriptions = new TagSubscriptions({
    vesselOf: (tagId) => tags.vesselOf(tagId),
    send: (method, vesselId, tagIds) => hub.invoke(method, vesselId, tagIds),
    isConnected: () => hub.status.phase === 'live',
  });
  const tags: TagCache = new TagCache({
    frames,
    now: clock.now,
    onWatched: (tagId) => subscriptions.add(tagId),
    onUnwatched: (tagId) => subscriptions.remove(tagId),
    onDescribed: () => subscriptions.requestSend(),
  });
  const positions = new PositionCache(frames);
  const alarms = new AlarmInbox(parts.onAlarmChange);
  const fileListeners: Live['fileListeners'] = new Set();
  const receive = createReceiver({ tags, positions, alarms, clock, fileListeners, parts });
  const hub: HubClient = new HubClient({
    open: parts.open,
    now: clock.now,
    onMessage: receive,
    onConnected: (awayMs) => {
      // The hub tells what changed in the last minutes; after a longer time anything may have.
      if (awayMs > MISSED_CHANGES_MS) parts.onChanged({ subject: 'right', vesselIds: [] });
      subscriptions.startAgain();
      // Every vessel: the map shows the fleet, the shell its state, and the server sends only what is not predicted.
      hub.invoke('WatchPositions', null).catch((error: unknown) => console.info('WatchPositions failed', error));
    },
  });
  return {
    isPast: false,
    clock,
    tags,
    positions,
    alarms,
    hub,
    fileListeners,
    run() {
      const stopEvaluating = clock.subscribe(() => tags.updateAges());
      if (parts.isOn?.() !== false) hub.start();
      return () => {
        stopEvaluating();
        hub.stop();
      };
    },
  };
}

interface ReceiverParts extends Pick<Live, 'tags' | 'positions' | 'alarms' | 'clock' | 'fileListeners'> {
  readonly parts: LiveParts;
}

/** Hands each message to the cache it belongs to. */
function createReceiver({ tags, positions, alarms, clock, fileListeners, parts }: ReceiverParts) {
  let serverStartId: string | undefined;
  const handlers: { [Name in keyof HubMessages]?: (...args: HubMessages[Name]) => void } = {
    hello(hello) {
      clock.setServerTime(Date.parse(hello.serverTime));
      const isAnother = serverStartId !== undefined && serverStartId !== hello.serverStartId;
      serverStartId = hello.serverStartId;
      if (!isAnother) return;
      tags.forget();
      positions.forget();
      alarms.forget();
      parts.onServerRestart();
    },
    samples({ tagIds, times, values, qualities }) {
      tagIds.forEach((tagId, index) => {
        const time = times[index];
        const value = values[index];
        // A column that is too short leaves its tags as they were.
        if (time === undefined || value === undefined) return;
        tags.put({ tagId, value, time, quality: qualities[index] ?? 0 });
      });
    },
    positions: (message) => positions.putMessage(message),
    broadcastAlarmMessage: (changed) => alarms.change(changed),
    broadcastActiveAlarmMessage: (active) => alarms.replace(active),
    changed: (change) => parts.onChanged(change),
    signedOut: ({ reason }) => parts.onSignedOut(reason),
    files(message) {
      for (const listener of fileListeners) listener(message);
    },
    uploadFileAlarmMessage: (vesselId, { id }) => parts.onNewFile(vesselId, id),
    uploadedToSvMessage: ({ fileName }) => parts.onFileUploaded(fileName),
  };
  return <Name extends keyof HubMessages>(name: Name, args: HubMessages[Name]): void => {
    handlers[name]?.(...args);
  };
}
