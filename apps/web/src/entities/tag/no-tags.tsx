import type { VesselId } from '@fms/domain/identity';
import { EmptyState, ErrorState, LoadingState } from '@fms/ui/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../language/index.ts';

interface NoTagsProps {
  readonly vesselId: VesselId;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** In place of a vessel's values: they are on their way, there are none, or they could not be read. */
export function NoTags({ vesselId, isPending, error }: NoTagsProps) {
  const t = useText();
  const client = useQueryClient();
  if (isPending) return <LoadingState label={t('LOADING_VALUES')} />;
  if (error === null) return <EmptyState title={t('NO_VALUES')} detail={t('NO_VALUES_DETAIL')} />;
  return (
    <ErrorState
      title={t('VALUES_UNREADABLE')}
      detail={error.message}
      retry={{
        label: t('TRY_AGAIN'),
        onClick: () => void client.invalidateQueries({ queryKey: ['tag', vesselId] }),
      }}
    />
  );
}
