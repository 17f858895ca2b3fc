import type { ListedSession, ShipViewEntry } from '@fms/contract/ship-view';
import type { Vessel } from '@fms/contract/vessel';
import { EmptyState, NoRightsState, Panel } from '@fms/ui/panel';
import {
  formatScreenState,
  formatTimeLeft,
  LEVEL_TEXT,
  RequestCard,
  useCut,
  useSessionAction,
  useViewLevels,
  WaitingCard,
} from '../../entities/ship-view/index.ts';
import { useText } from '../../language/index.ts';
import { useFromClock } from '../../live/index.ts';
import style from './ship-view.module.css';

interface NoSessionProps {
  readonly vessel: Vessel;
  readonly entry: ShipViewEntry;
  /** One's own session, which waits or is approved. */
  readonly own: ListedSession | null;
}

/** No session of one's own is open: the request, the wait for the crew, or why there can be none. */
export function NoSession({ vessel, entry, own }: NoSessionProps) {
  const action = useSessionAction();
  if (own !== null) {
    const open = () => action.mutate({ vesselId: vessel.id, session: own, step: { state: 'open' } });
    return (
      <div className={style.columns}>
        <div className={`${style.frame} ${style.empty}`} />
        <aside className={style.side}>
          <WaitingCard vesselId={vessel.id} vesselName={vessel.name} session={own} onOpen={open} />
        </aside>
      </div>
    );
  }
  if (entry.session !== null) return <InUse vessel={vessel} session={entry.session} />;
  return <Free vessel={vessel} entry={entry} />;
}

/** Another person has it, or asks for it; who may edit the vessel can cut it. */
function InUse({ vessel, session }: { vessel: Vessel; session: ListedSession }) {
  const t = useText();
  const cut = useCut(vessel.id);
  const { by: name, state, until } = session;
  const isOpen = state === 'open';
  const time = useFromClock((nowMs) => formatTimeLeft(until, nowMs));
  const level = t(LEVEL_TEXT[session.level]);
  return (
    <Panel>
      <EmptyState
        title={t(isOpen ? 'IN_USE' : 'IN_USE_WAITING', { name })}
        detail={t(isOpen ? 'IN_USE_DETAIL' : 'IN_USE_WAITING_DETAIL', { level, time })}
        action={vessel.permission.edit ? { label: t('CUT_LINK'), onClick: cut } : undefined}
      />
    </Panel>
  );
}

const OPEN_STATES: readonly ShipViewEntry['state'][] = ['reachable', 'still-only'];

/** There is no session: its request where one may ask and the ship is reached. */
function Free({ vessel, entry }: { vessel: Vessel; entry: ShipViewEntry }) {
  const t = useText();
  const levels = useViewLevels(vessel.id);
  const state = useFromClock((nowMs) => formatScreenState(entry, nowMs, t));
  if (levels.length === 0) {
    return (
      <Panel>
        <NoRightsState title={t('NO_SHIP_VIEW', { vessel: vessel.name })} detail={t('NO_SHIP_VIEW_DETAIL')} />
      </Panel>
    );
  }
  if (!OPEN_STATES.includes(entry.state)) {
    return (
      <Panel>
        <EmptyState title={state} detail={entry.screens[0]?.name ?? t('NO_SCREEN')} />
      </Panel>
    );
  }
  return (
    <div className={style.columns}>
      <div className={`${style.frame} ${style.empty}`} />
      <aside className={style.side}>
        <RequestCard entry={entry} vesselName={vessel.name} levels={levels} onSent={() => {}} />
      </aside>
    </div>
  );
}
