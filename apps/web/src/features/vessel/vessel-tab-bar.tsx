import type { VesselId } from '@fms/domain/identity';
import { useSearchParams } from 'react-router';
import { AlarmTabBadge } from '../../entities/alarm/index.ts';
import type { VisibleTab } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import style from './vessel-tab-bar.module.css';

interface VesselTabBarProps {
  readonly vesselId: VesselId;
  readonly tabs: readonly VisibleTab[];
  readonly current: VisibleTab | undefined;
  /** Whether some of them may still go: the vessel's equipment is not known yet. */
  readonly isPending: boolean;
  /** Where a tab puts what can be done with all of it. */
  readonly actionPlace: (place: HTMLElement | null) => void;
}

/** Tabs by `tab` in the address; on a phone they scroll sideways. */
export function VesselTabBar({ vesselId, tabs, current, isPending, actionPlace }: VesselTabBarProps) {
  const t = useText();
  const [, setSearch] = useSearchParams();
  return (
    <div className={style.bar}>
      <div className={style.tabs} role="tablist" aria-label={t('VESSEL_TABS')} aria-busy={isPending}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={style.tab}
            aria-selected={tab === current}
            onClick={() => setSearch({ tab: tab.id })}
          >
            {t(tab.title)}
            {tab.id === 'alarm' && <AlarmTabBadge vesselId={vesselId} />}
          </button>
        ))}
      </div>
      <div ref={actionPlace} className={style.actions} />
    </div>
  );
}
