import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { onSignInEnded } from '../api/index.ts';
import { KEEP_MS } from '../api/query-client.ts';
import { LiveProvider } from '../live/index.ts';
import '../language/inside.ts';
import { listenToGoTo } from '../navigation/index.ts';
import { RegistryProvider } from '../registry/index.ts';
import { endSignIn } from './end-sign-in.ts';
import { features } from './features.ts';
import { createAppRouter, preloadHome } from './router.tsx';
import { StartUp } from './start-up.tsx';
import { createWorld } from './world.ts';

export { preloadHome };

/** The application behind the login: one world per sign-in, thrown away with it. */
export default function SignedIn() {
  const [world] = useState(createWorld);
  useEffect(() => world.run(), [world]);
  useEffect(() => onSignInEnded(endSignIn), []);
  const { queryClient, persister, buster, live } = world;
  return (
    <PersistQueryClientProvider
      client={queryClient}
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
          <StartUp>{() => <Pages />}</StartUp>
        </RegistryProvider>
      </LiveProvider>
    </PersistQueryClientProvider>
  );
}

/** The router reads the address once, when it is made: that is why it is made only now. */
function Pages() {
  const [router] = useState(createAppRouter);
  useEffect(() => listenToGoTo((path) => void router.navigate(path)), [router]);
  return <RouterProvider router={router} />;
}
