/** What stands in the address, so that a link shows a colleague the same: read, and changed without losing the rest. */
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { AddressSchema } from './address-schema.ts';

/** Changes some fields of the state; a function makes the change from what stands in the address. */
export type ChangeAddress<State> = (change: Partial<State> | ((before: State) => Partial<State>)) => void;

/**
 * The state in the address by its schema, and the way to change it. Both are the same objects while their parameters
 * stand, so that what hangs on them is not drawn again. A change of one of the fields `steps` is a step one may go back
 * from; any other replaces the address.
 */
export function useAddressState<State extends object>(
  schema: AddressSchema<State>,
  steps: readonly (keyof State)[] = NO_STEPS,
): [state: State, change: ChangeAddress<State>] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const own = new URLSearchParams([...search].filter(([name]) => schema.names.includes(name))).toString();
  const state = useMemo(() => schema.parse(new URLSearchParams(own)), [schema, own]);
  const change = useCallback<ChangeAddress<State>>(
    (asked) => {
      // The address bar counts, and not the state of the last rendering: it may have changed since.
      const next = new URLSearchParams(window.location.search);
      const before = schema.parse(next);
      const part = typeof asked === 'function' ? asked(before) : asked;
      for (const name of schema.names) next.delete(name);
      for (const [name, word] of schema.format({ ...before, ...part })) next.append(name, word);
      // At once: as a transition it waited behind the map's work, and a box that was ticked stood unticked meanwhile.
      void navigate(`?${next}`, { replace: !steps.some((key) => key in part), flushSync: true });
    },
    [schema, steps, navigate],
  );
  return [state, change];
}

const NO_STEPS: readonly never[] = [];
