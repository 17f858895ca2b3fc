import { EmptyState } from '@fms/ui/panel';
import { useSearchParams } from 'react-router';
import type { VisibleTab } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';

/** In place of a tab that the address names and this vessel does not show, with the way to the first one. */
export function MissingTab({ first }: { first: VisibleTab | undefined }) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  return (
    <EmptyState
      title={t('NO_SUCH_TAB', { tab: search.get('tab') ?? '' })}
      detail={t('NO_SUCH_TAB_DETAIL')}
      {...(first === undefined
        ? {}
        : { action: { label: t(first.title), onClick: () => setSearch({ tab: first.id }) } })}
    />
  );
}
