import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages, show } from '../../../message/index.ts';
import { showRefusal } from '../../../message/show-refusal.ts';

/** Asks anew what a change of an organisation or of a folder may be seen in. */
export function useRefreshOrganizations(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([['organization'], ['folder'], ['vessel']].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** A change without a form; what is refused is said in the words of the server. */
export function useOrganizationAction<Given>(run: (given: Given) => Promise<unknown>, onDone?: () => void) {
  const refresh = useRefreshOrganizations();
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      show(messages.saved);
      onDone?.();
      return refresh();
    },
    onError: showRefusal,
    meta: { speaks: true },
  });
}
