import { ErrorState, LoadingState } from '@fms/ui/panel';
import { useText } from '../language/index.ts';

interface QueryStateProps {
  readonly query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Said while it loads. */
  readonly loading: string;
  /** Said when it failed, above the reason. */
  readonly unreadable: string;
}

/** What stands in the place of an answer that is not there yet: that it loads, or why it failed and the way to retry. */
export function QueryState({ query: { error, isFetching, refetch }, loading, unreadable }: QueryStateProps) {
  const t = useText();
  if (error === null) return <LoadingState label={loading} />;
  const retry = { label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching };
  return <ErrorState title={unreadable} detail={error.message} retry={retry} />;
}
