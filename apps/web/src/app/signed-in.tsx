import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { onSignInEnded } from '../api/index.ts';
import { KEEP_MS } from '../api/query-client.ts';
import { LiveProvider } from '../live/index.ts';
import { RegistryProvider } from '../registry/index.ts';
import { writeCurrentUser } from '../storage/current-user.ts';
import { features } from './features.ts';
import { createAppRouter } from './router.tsx';
import { createWorld } from './world.ts';

/** The application behind the login: one world per sign-in, thrown away with it. */
export default function SignedIn() {
  const [world] = useState(createWorld);
  const [router] = useState(() => createAppRouter(features));
  useEffect(() => world.run(), [world]);
  // The server no longer knows this sign-in. What is kept offline stays: it belongs to the user, who may come back.
  useEffect(() => onSignInEnded(() => writeCurrentUser(undefined)), []);
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
          <RouterProvider router={router} />
        </RegistryProvider>
      </LiveProvider>
    </PersistQueryClientProvider>
  );
}
