import { createContext, type ReactNode } from 'react';
import { useRequired } from '../ui/use-required.ts';
import type { Live } from './live.ts';

const LiveContext = createContext<Live | undefined>(undefined);

/** The value never changes during a sign-in: components listen to the caches, not to the context. */
export function LiveProvider({ live, children }: { live: Live; children: ReactNode }) {
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLive(): Live {
  return useRequired(LiveContext, 'Live');
}
