import { useQueryClient } from '@tanstack/react-query';
import { type Action, useAction } from '../../../ui/form/use-action.ts';

/** Fleet, folders and organisations: what any change of a vessel may be seen in. */
const SHOWN_IN = [['vessel'], ['folder'], ['organization']] as const;

/** Asks anew what a change of vessels may be seen in. */
export function useRefreshVessels(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(SHOWN_IN.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** A change of vessels without a form. */
export const useVesselAction = <Given, Answer>(action: Omit<Action<Given, Answer>, 'refresh'>) =>
  useAction({ ...action, refresh: useRefreshVessels() });
