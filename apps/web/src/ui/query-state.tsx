import { EmptyState, ErrorState, LoadingState } from '@fms/ui/panel';
import { useText } from '../language/index.ts';

/** The part of a query's result that decides whether its answer can be shown. */
export interface ShownQuery {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryStateProps {
  readonly query: ShownQuery;
  /** Names what is being read, for a screen reader; "Loading" otherwise. */
  readonly loading?: string;
  /** Title of the failure; its cause stands below it. */
  readonly unreadable?: string;
  /** What an answer without rows says; an answer that is never empty has none. */
  readonly empty?: { readonly title: string; readonly detail: string };
}

/** In the place of a query's answer: that it is loading, why it failed with a retry, or that it holds nothing. */
export function QueryState({
  query: { data, error, isFetching, refetch },
  loading,
  unreadable,
  empty,
}: QueryStateProps) {
  const t = useText();
  if (data !== undefined) return empty === undefined ? null : <EmptyState {...empty} />;
  if (error === null) return <LoadingState label={loading ?? t('LOADING')} />;
  const retry = { label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching };
  return <ErrorState title={unreadable ?? t('SETTING_UNREADABLE')} detail={error.message} retry={retry} />;
}
