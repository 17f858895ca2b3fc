/** What lives as long as a sign-in: the query client, the live caches, and their copies for offline use. */
import { APPLICATION_VERSION } from '@fms/contract/setting';
import type { Vessel } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import type { QueryClient } from '@tanstack/react-query';
import type { Persister } from '@tanstack/react-query-persist-client';
import { ApiError } from '../../api/index.ts';
import { createOfflinePersister } from '../../api/offline-persister.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { accountQueries, getPreference } from '../../entities/account/index.ts';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { createHubTransport, createLive, type Live } from '../../live/index.ts';
import { fillMessage, messages, openQuestion, show } from '../../message/index.ts';
import { navigateTo } from '../../navigation/index.ts';
import { readAppSetting } from '../../settings/app-setting.ts';
import { readDevicePreference } from '../../settings/device-preference.ts';
import { readCurrentUser } from '../../storage/current-user.ts';
import { readClaims } from '../../storage/token-claims.ts';
import { features } from '../composition/features.ts';
import { type AlarmToasts, createAlarmToasts } from './alarm-toasts.ts';
import { handleSignInEnd, showFailure } from './handle-sign-in-end.ts';
import { invalidateChanged } from './invalidate-changed.ts';
import { persistLive } from './persist-live.ts';
import { refetchKept } from './refetch-kept.ts';
import { runWhenQuiet } from './run-when-quiet.ts';
import { createStartPhase } from './start-phase.ts';
import { isToastWanted } from './toast-filter.ts';
import { startTokenRenewal } from './token-renewal.ts';

/** What was kept of the last visit is refreshed after this, whatever else is asked for. */
const LONGEST_QUIET_MS = 10_000;

export interface ApplicationContext {
  readonly queryClient: QueryClient;
  readonly persister: Persister;
  /** Answers of another version are forgotten, since their shape may differ. */
  readonly buster: string;
  readonly live: Live;
  /** Connects the hub and starts to persist live data. Returns the function that ends both. */
  run(): () => void;
}

export function createApplicationContext(): ApplicationContext {
  const user = subjectOf(readCurrentUser()?.token);
  const beganMs = Date.now();
  const startPhase = createStartPhase();
  const queryClient = createQueryClient(showFailure, startPhase.isOver);
  const preference = () => getPreference(queryClient.getQueryData(accountQueries.profile().queryKey));
  const hasAlarmTab = features.vesselTabs.some(({ id }) => id === 'alarm');
  const toasts = createAlarmToasts({ isShown: () => preference().isAlarmShow, isWanted: isToastWanted, hasAlarmTab });
  const live = createWorldLive(queryClient, toasts);
  return {
    queryClient,
    persister: createOfflinePersister(user),
    buster: APPLICATION_VERSION,
    live,
    run() {
      const stopRemembering = persistLive(live, user);
      const stopLive = live.run();
      let stopWaiting = () => {};
      const stopOpening = startPhase.run(live.hub, () => {
        // Opened again while it still waits: once is enough.
        stopWaiting();
        stopWaiting = runWhenQuiet(queryClient, LONGEST_QUIET_MS, () => {
          void refetchKept(queryClient, beganMs);
        });
      });
      const stopStaying = startTokenRenewal({ hub: live.hub, isAutoLogout: () => preference().autoLogout });
      return () => {
        stopStaying();
        stopWaiting();
        stopOpening();
        stopLive();
        stopRemembering();
        toasts.stop();
      };
    },
  };
}

/** Listings and queues of all vessels (entities/file): what came or went is seen in them. */
const FILES = ['file'] as const;

function createWorldLive(queryClient: QueryClient, toasts: AlarmToasts): Live {
  return createLive({
    open: createHubTransport({
      server: readAppSetting().server.realtime,
      token: () => readCurrentUser()?.token,
    }),
    isOn: () => readDevicePreference().realtimeOff !== true,
    onAlarmChange: (alarms) => toasts.tell(alarms),
    onChanged: (change) => void invalidateChanged(queryClient, change),
    onSignedOut: (reason) => {
      handleSignInEnd(new ApiError(401, reason === 'signed-out' ? reason : 'session-revoked', ''));
    },
    onNewFile: (vesselId, fileId) => {
      void queryClient.invalidateQueries({ queryKey: FILES });
      askToOpenFile(vesselName(queryClient, vesselId), vesselId, fileId);
    },
    onFileUploaded: (fileName) => {
      void queryClient.invalidateQueries({ queryKey: FILES });
      show(fillMessage(messages.fileUploaded, { fileName }));
    },
    onServerRestart: () => void queryClient.invalidateQueries(),
  });
}

function subjectOf(token: string | undefined): string {
  return (token === undefined ? undefined : readClaims(token)?.sub) ?? 'anonymous';
}

function vesselName(queryClient: QueryClient, vesselId: VesselId): string {
  const vessels: readonly Vessel[] = queryClient.getQueryData(vesselQueries.all().queryKey) ?? [];
  return vessels.find(({ id }) => id === vesselId)?.name ?? String(vesselId);
}

/** §8.8: confirming opens the vessel's file tab. */
function askToOpenFile(vessel: string, vesselId: VesselId, fileId: number | string): void {
  openQuestion({
    message: fillMessage(messages.newFile, { vessel }),
    onOk: () => navigateTo(`/vessel/vessel/${vesselId}?tab=file&fileId=${encodeURIComponent(String(fileId))}`),
  });
}
