import { createContext, type ReactNode, useContext } from 'react';
import type { Registry } from './feature.ts';

const RegistryContext = createContext<Registry | undefined>(undefined);

export function RegistryProvider({ registry, children }: { registry: Registry; children: ReactNode }) {
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (registry === undefined) throw new Error('useRegistry needs a RegistryProvider above it');
  return registry;
}
