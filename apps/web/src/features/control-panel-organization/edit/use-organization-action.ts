import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../../../message/index.ts';
import { useAction } from '../../../ui/form/use-action.ts';

/** Asks anew what a change of an organisation or of a folder may be seen in. */
export function useRefreshOrganizations(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([['organization'], ['folder'], ['vessel']].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** A change of organisations without a form. */
export const useOrganizationAction = <Given>(run: (given: Given) => Promise<unknown>, onDone?: () => void) =>
  useAction({ run, says: () => messages.saved, refresh: useRefreshOrganizations(), ...(onDone && { onDone }) });
