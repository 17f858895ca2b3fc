import { ErrorState, LoadingState } from '@fms/ui/panel';
import { useText } from '../../../language/index.ts';
import type { ShownStatistic } from '../view/shown-statistic.ts';

type Data = ShownStatistic['data'];

/** Whether nothing can be said of the curves yet: none has a point, and they are on their way or could not be read. */
export function isLoadingOrFailed({ curves, error, isPending }: Data): boolean {
  return (error !== undefined || isPending) && !curves.some(({ points }) => points.length > 0);
}

interface UnreadProps {
  readonly data: Data;
  /** As many as will stand there. */
  readonly count: number;
  /** Of each, px. */
  readonly height: number;
}

/** Stands in for curves that {@link isLoadingOrFailed} says nothing can be said of. */
export function LoadStatus({ data: { error, reload }, count, height }: UnreadProps) {
  const t = useText();
  if (error === undefined) {
    return (
      <LoadingState label={t('LOADING_CURVES')} shape={Array.from({ length: count }, () => ({ height, width: 1 }))} />
    );
  }
  const detail = error instanceof Error ? error.message : '';
  return (
    <ErrorState title={t('CURVES_UNREADABLE')} detail={detail} retry={{ label: t('TRY_AGAIN'), onClick: reload }} />
  );
}
