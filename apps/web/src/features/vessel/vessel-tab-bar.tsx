import type { Vessel } from '@fms/contract';
import { LEVEL_ADMIN, permissionLevel } from '@fms/domain';
import { type ComponentType, lazy, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../language/index.ts';
import { useRegistry, type VesselTab } from '../../registry/index.ts';
import { readCurrentUser } from '../../storage/current-user.ts';
import { readClaims } from '../../storage/token-claims.ts';
import style from './vessel-tab-bar.module.css';

export interface VisibleTab extends VesselTab {
  readonly Tab: ComponentType<{ vessel: Vessel }>;
}

const components = new Map<VesselTab['load'], VisibleTab['Tab']>();

/** One lazy component a tab for ever: a new one would be mounted anew with every drawing. */
function componentOf(load: VesselTab['load']): VisibleTab['Tab'] {
  const known = components.get(load);
  if (known !== undefined) return known;
  const made = lazy(load);
  components.set(load, made);
  return made;
}

/** The registered tabs this user may see; some are for admins only (specification section 9.8). */
export function useVisibleTabs(): readonly VisibleTab[] {
  const { vesselTabs } = useRegistry();
  return useMemo(() => {
    const claims = readClaims(readCurrentUser()?.token ?? '');
    const level = permissionLevel(claims?.role, claims?.NeedEnable2FA);
    return vesselTabs
      .filter(({ adminOnly = false }) => !adminOnly || level === LEVEL_ADMIN)
      .map((tab) => ({ ...tab, Tab: componentOf(tab.load) }));
  }, [vesselTabs]);
}

interface VesselTabBarProps {
  readonly tabs: readonly VisibleTab[];
  readonly current: VisibleTab | undefined;
}

/** Tabs by `tab` in the address; on a phone they scroll sideways. */
export function VesselTabBar({ tabs, current }: VesselTabBarProps) {
  const t = useText();
  const [, setSearch] = useSearchParams();
  return (
    <div className={style.bar} role="tablist" aria-label={t('VESSEL_TABS')}>
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
        </button>
      ))}
    </div>
  );
}
