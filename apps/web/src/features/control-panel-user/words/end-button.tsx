import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type Dialog, openQuestion, type Toast } from '../../../message/index.ts';
import { useAction } from '../../../ui/form/use-action.ts';
import { RowButton } from '../../../ui/row-button.tsx';

interface EndButtonProps {
  readonly text: string;
  /** Says of which row, for a screen reader. */
  readonly label: string;
  /** Asked before anything is done. */
  readonly question: Dialog;
  readonly run: () => Promise<unknown>;
  readonly says: () => Toast;
  /** The list of the row. */
  readonly list: QueryKey;
}

/** Ends what a row is about, after a question; the list is asked for again, also when it is refused. */
export function EndButton({ text, label, question, run, says, list }: EndButtonProps) {
  const client = useQueryClient();
  const end = useAction({
    run,
    says,
    refresh: () => client.invalidateQueries({ queryKey: list }),
    isRefusalRefreshed: true,
  });
  const ask = () => openQuestion({ message: question, onOk: () => end.mutate() });
  return <RowButton text={text} label={label} isDanger isBusy={end.isPending} onClick={ask} />;
}
