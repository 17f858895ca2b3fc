import { useMutation } from '@tanstack/react-query';
import { show, type Toast } from '../../message/index.ts';
import { showRefusal } from '../../message/show-refusal.ts';

export interface Action<Given, Answer> {
  readonly run: (given: Given) => Promise<Answer>;
  /** What is said after it succeeded. */
  readonly says?: (answer: Answer) => Toast;
  readonly onDone?: (answer: Answer) => void;
  /** Asks anew what the change may be seen in; the action is pending until that is known. */
  readonly refresh: () => Promise<unknown>;
  /** Asks anew after a refusal as well: what was to be changed may be gone. */
  readonly isRefusalRefreshed?: boolean;
}

/** A change without a form: what is refused is said in the words of the server. */
export function useAction<Given, Answer>({
  run,
  says,
  onDone,
  refresh,
  isRefusalRefreshed = false,
}: Action<Given, Answer>) {
  return useMutation({
    mutationFn: run,
    onSuccess: (answer: Answer) => {
      if (says !== undefined) show(says(answer));
      onDone?.(answer);
      return refresh();
    },
    onError: (error) => {
      showRefusal(error);
      return isRefusalRefreshed ? refresh() : undefined;
    },
    meta: { speaks: true },
  });
}
