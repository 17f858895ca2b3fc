import type { VesselId } from '@fms/domain/identity';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AlarmTabBadge } from '../../entities/alarm/index.ts';
import type { VisibleTab } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { TabMenu } from './tab-menu.tsx';
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

/** Tabs by `tab` in the address; where they do not fit they scroll sideways, and a menu has all of them. */
export function VesselTabBar({ vesselId, tabs, current, isPending, actionPlace }: VesselTabBarProps) {
  const t = useText();
  const [, setSearch] = useSearchParams();
  // At once: as a transition, the new tab starts over with every live value that changes meanwhile, for seconds.
  const open = (tab: VisibleTab) => setSearch({ tab: tab.id }, { flushSync: true });
  const list = useRef<HTMLDivElement>(null);
  const { ref: sized, width } = useElementSize<HTMLDivElement>();
  const place = useMergedRef(list, sized);
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what fits depends on the width and on the tabs
  useEffect(() => {
    const { current: bar } = list;
    if (bar === null) return;
    setCut(bar.scrollWidth > bar.clientWidth + 1);
    bar.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
  }, [width, tabs, current, isCut]);
  return (
    <div className={style.bar}>
      <div
        ref={place}
        className={style.tabs}
        data-cut={isCut}
        role="tablist"
        aria-label={t('VESSEL_TABS')}
        aria-busy={isPending}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={style.tab}
            aria-selected={tab === current}
            onClick={() => open(tab)}
          >
            {t(tab.title)}
            {tab.id === 'alarm' && <AlarmTabBadge vesselId={vesselId} />}
          </button>
        ))}
      </div>
      {isCut && <TabMenu tabs={tabs} current={current} onChoose={open} />}
      <div ref={actionPlace} className={style.actions} />
    </div>
  );
}
