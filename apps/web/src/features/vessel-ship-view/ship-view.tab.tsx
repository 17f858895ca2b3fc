import type { ListedSession, ShipViewEntry } from '@fms/contract/ship-view';
import type { Vessel } from '@fms/contract/vessel';
import { EmptyState, NoRightsState, Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PastPanel, shipViewQueries } from '../../entities/ship-view/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/exchange/ship-view.ts';
import { useAppSetting } from '../../settings/app-setting.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { NoSession } from './no-session.tsx';
import { SessionView } from './session-view.tsx';
import style from './ship-view.module.css';

/** A session on the screen of the vessel: request, approval, the screen itself, and the sessions before (§9.10). */
export default function ShipViewTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { shipView } = useAppSetting();
  const query = useQuery({ ...shipViewQueries.list(), enabled: shipView.enabled });
  if (!shipView.enabled) {
    return (
      <Panel>
        <EmptyState title={t('SHIP_VIEW_OFF')} detail={t('SHIP_VIEW_OFF_DETAIL')} />
      </Panel>
    );
  }
  const entry = query.data?.find(({ vesselId }) => vesselId === vessel.id);
  if (query.data === undefined || entry === undefined) {
    return (
      <Panel>
        {query.data === undefined ? (
          <QueryState query={query} loading={t('LOADING_SHIP_VIEWS')} unreadable={t('SHIP_VIEWS_UNREADABLE')} />
        ) : (
          <NoRightsState title={t('NO_SHIP_VIEW', { vessel: vessel.name })} detail={t('NO_SHIP_VIEW_DETAIL')} />
        )}
      </Panel>
    );
  }
  return (
    <div className={style.tab}>
      <Screen vessel={vessel} entry={entry} />
      <PastPanel vesselId={vessel.id} />
    </div>
  );
}

/** The session that is open, or that was until it ended on this page: its last picture stays until one asks again. */
function Screen({ vessel, entry }: { vessel: Vessel; entry: ShipViewEntry }) {
  const own = entry.session !== null && entry.session.sessionId !== null ? entry.session : null;
  const open = own?.state === 'open' ? own : undefined;
  const [last, setLast] = useState<ListedSession>();
  if (open !== undefined && open !== last) setLast(open);
  const shown = open ?? (own === null ? last : undefined);
  if (shown === undefined) return <NoSession vessel={vessel} entry={entry} own={own} />;
  return (
    <SessionView
      key={shown.sessionId}
      vessel={vessel}
      entry={entry}
      session={shown}
      isEnded={open === undefined}
      onAgain={() => setLast(undefined)}
    />
  );
}
