import { createContext, type ReactNode, useContext } from 'react';
import type { Live } from './live.ts';

const LiveContext = createContext<Live | undefined>(undefined);

/** The value never changes during a sign-in: components listen to the caches, not to the context. */
export function LiveProvider({ live, children }: { live: Live; children: ReactNode }) {
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLive(): Live {
  const live = useContext(LiveContext);
  if (live === undefined) throw new Error('useLive needs a LiveProvider above it');
  return live;
}
