import { createContext, type ReactNode } from 'react';
import { useRequired } from '../ui/use-required.ts';
import type { Registry } from './feature.ts';

const RegistryContext = createContext<Registry | undefined>(undefined);

export function RegistryProvider({ registry, children }: { registry: Registry; children: ReactNode }) {
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

export function useRegistry(): Registry {
  return useRequired(RegistryContext, 'Registry');
}
