/** Everything that lives as long as a sign-in: the query client, the live caches, and what is kept of them offline. */
import { APPLICATION_VERSION, type HubMessages } from '@fms/contract';
import { permissionLevel } from '@fms/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { Persister } from '@tanstack/react-query-persist-client';
import { ApiError } from '../api/index.ts';
import { createQueryClient, offlinePersister } from '../api/query-client.ts';
import { createLive, type Live, signalrTransport } from '../live/index.ts';
import { requestFailed, show } from '../message/index.ts';
import { readAppSetting } from '../settings/app-setting.ts';
import { readCurrentUser, replaceToken } from '../storage/current-user.ts';
import { readClaims, remainingMs } from '../storage/token-claims.ts';
import { createAlarmToasts } from './alarm-toasts.ts';
import { rememberLive } from './remember-live.ts';

export interface World {
  readonly queryClient: QueryClient;
  readonly persister: Persister;
  /** Answers of another version are forgotten, since their shape may differ. */
  readonly buster: string;
  readonly live: Live;
  /** Connects the hub and begins to remember. Returns the way out. */
  run(): () => void;
}

export function createWorld(): World {
  const user = subjectOf(readCurrentUser()?.token);
  const queryClient = createQueryClient(tellFailure);
  const toasts = createAlarmToasts();
  const live = createLive({
    open: signalrTransport({
      server: readAppSetting().server.realtime,
      token: () => readCurrentUser()?.token,
    }),
    tokenRemainingMs: () => remainingMs(readCurrentUser()?.token ?? '', Date.now()),
    onToken: replaceToken,
    onAlarmNews: (alarms) => toasts.tell(alarms),
    onChanged: (change) => void askAgain(queryClient, change),
    onSignedOut: () => tellFailure(new ApiError(401, 'session-revoked', '')),
    onServerRestart: () => void queryClient.invalidateQueries(),
  });
  return {
    queryClient,
    persister: offlinePersister(user),
    buster: APPLICATION_VERSION,
    live,
    run() {
      const stopRemembering = rememberLive(live, user);
      const stopLive = live.run();
      return () => {
        stopLive();
        stopRemembering();
        toasts.stop();
      };
    },
  };
}

function subjectOf(token: string | undefined): string {
  return (token === undefined ? undefined : readClaims(token)?.sub) ?? 'nobody';
}

/** Ids travel, never entities: what changed is asked for again under this user's own rights. */
async function askAgain(queryClient: QueryClient, { subject, vesselIds }: HubMessages['changed'][0]): Promise<void> {
  if (subject === 'right') await queryClient.invalidateQueries();
  else if (subject === 'tag') {
    await Promise.all(vesselIds.map((id) => queryClient.invalidateQueries({ queryKey: ['tag', id] })));
  } else await queryClient.invalidateQueries({ queryKey: [subject] });
}

/** Section 8.1. Without an answer the line under the strip already says that we are offline; cancelled is no failure. */
function tellFailure(error: unknown): void {
  if (!(error instanceof ApiError) || error.code === 'no-answer') return;
  const claims = readClaims(readCurrentUser()?.token ?? '');
  for (const message of requestFailed(error, permissionLevel(claims?.role, claims?.NeedEnable2FA))) show(message);
}
