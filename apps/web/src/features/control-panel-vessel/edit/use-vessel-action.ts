import { useMutation, useQueryClient } from '@tanstack/react-query';
import { show, type Toast } from '../../../message/index.ts';
import { showRefusal } from '../../../message/show-refusal.ts';

/** Fleet, folders and organisations: what any change of a vessel may be seen in. */
const SHOWN_IN = [['vessel'], ['folder'], ['organization']] as const;

/** Asks anew what a change of vessels may be seen in. */
export function useRefreshVessels(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(SHOWN_IN.map((queryKey) => client.invalidateQueries({ queryKey })));
}

interface VesselAction<Given, Answer> {
  readonly run: (given: Given) => Promise<Answer>;
  /** What is said after it succeeded. */
  readonly says?: (answer: Answer) => Toast;
  readonly onDone?: (answer: Answer) => void;
}

/** A change of vessels without a form: what is refused is said in the words of the server. */
export function useVesselAction<Given, Answer>({ run, says, onDone }: VesselAction<Given, Answer>) {
  const refresh = useRefreshVessels();
  return useMutation({
    mutationFn: run,
    onSuccess: (answer: Answer) => {
      if (says !== undefined) show(says(answer));
      onDone?.(answer);
      return refresh();
    },
    onError: showRefusal,
    meta: { speaks: true },
  });
}
