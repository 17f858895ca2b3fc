import { Panel } from '@fms/ui/panel';
import { useText } from '../../language/index.ts';
import { QueryState, type ShownQuery } from '../../ui/query-state.tsx';

/** In the place of the fleet while the list of vessels is loading, could not be read or is empty. */
export function FleetStatePanel({ query }: { query: ShownQuery }) {
  const t = useText();
  const empty = { title: t('NO_VESSELS'), detail: t('NO_VESSELS_DETAIL') };
  return (
    <Panel>
      <QueryState query={query} loading={t('LOADING_FLEET')} unreadable={t('FLEET_UNREADABLE')} empty={empty} />
    </Panel>
  );
}
