import type { VesselId } from '@fms/domain/identity';
import { EmptyState, ErrorState, LoadingState, Panel } from '@fms/ui/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../language/index.ts';

interface NoTagsProps {
  readonly vesselId: VesselId;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** In place of a tab that has no tags to show: they are loading, could not be read, or none was ever sent. */
export function NoTags({ vesselId, isPending, error }: NoTagsProps) {
  const t = useText();
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: ['tag', vesselId] });
  return (
    <Panel>
      {isPending ? (
        <LoadingState label={t('LOADING_VALUES')} />
      ) : error === null ? (
        <EmptyState title={t('NO_VALUES')} detail={t('NO_VALUES_DETAIL')} />
      ) : (
        <ErrorState
          title={t('VALUES_UNREADABLE')}
          detail={error.message}
          retry={{ label: t('TRY_AGAIN'), onClick: readAgain }}
        />
      )}
    </Panel>
  );
}
