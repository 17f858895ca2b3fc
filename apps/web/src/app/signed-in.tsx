import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { subscribeSignInEnded } from '../api/index.ts';
import { KEEP_MS } from '../api/query-client.ts';
import { LiveProvider } from '../live/index.ts';
import '../language/inside.ts';
import { subscribeNavigation } from '../navigation/index.ts';
import { claimPush } from '../push/index.ts';
import { RegistryProvider } from '../registry/index.ts';
import { prepareOffline } from '../storage/offline-store.ts';
import { features } from './composition/features.ts';
import { createAppRouter, HOME_PATH, preloadPage } from './router.tsx';
import { runWhenIdle } from './run-when-idle.ts';
import { StartUp } from './start/start-up.tsx';
import { type ApplicationContext, createApplicationContext } from './world/application-context.ts';
import { handleSignInEnd } from './world/handle-sign-in-end.ts';

/** Longest delay of the push subscription's change of owner, which waits until the page is idle. */
const ADOPT_PUSH_MS = 10_000;

const NoticeFeed = lazy(() => import('./world/notice-feed.tsx'));

/** Makes ready at the login what stands first after it. */
export async function prepareSignedIn(): Promise<void> {
  // The page most users begin with.
  await Promise.all([preloadPage(HOME_PATH), prepareOffline()]);
}

/** The application behind the login: one application context per sign-in, disposed with it. */
export default function SignedIn() {
  const [context] = useState(makeReady);
  const [isRestored, setRestored] = useState(false);
  // The hub comes after the calls of start-up, which wait for the stored answers: none of them waits for its script.
  useEffect(() => (isRestored ? context.run() : undefined), [context, isRestored]);
  useEffect(() => subscribeSignInEnded(handleSignInEnd), []);
  useEffect(() => runWhenIdle(() => void claimPush(), ADOPT_PUSH_MS), []);
  const { queryClient, persister, buster, live } = context;
  return (
    <PersistQueryClientProvider
      client={queryClient}
      onSuccess={() => setRestored(true)}
      onError={() => setRestored(true)}
      persistOptions={{
        persister,
        buster,
        maxAge: KEEP_MS,
        dehydrateOptions: {
          shouldDehydrateQuery: ({ meta, state }) => meta?.keep === true && state.status === 'success',
        },
      }}
    >
      <LiveProvider live={live}>
        <RegistryProvider registry={features}>
          <StartUp>
            {() => (
              <>
                <Pages />
                <Suspense fallback={null}>
                  <NoticeFeed />
                </Suspense>
              </>
            )}
          </StartUp>
        </RegistryProvider>
      </LiveProvider>
    </PersistQueryClientProvider>
  );
}

/** Loads the page of the address beside the application context; a failed load is repeated when the page is drawn. */
function makeReady(): ApplicationContext {
  preloadPage(location.pathname).catch((error: unknown) => {
    console.info('The page could not be fetched beforehand', error);
  });
  return createApplicationContext();
}

/** The router reads the address once, when it is made: that is why it is made only now. */
function Pages() {
  const [router] = useState(createAppRouter);
  useEffect(() => subscribeNavigation((path) => void router.navigate(path)), [router]);
  return <RouterProvider router={router} />;
}
