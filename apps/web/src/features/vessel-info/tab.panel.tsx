import type { Vessel, VesselParticulars } from '@fms/contract/vessel';
import {
  DEFAULT_VESSEL_CHOICE,
  FIXED_VESSEL_TABS,
  isAdminTab,
  VESSEL_TABS,
  type VesselTabId,
} from '@fms/domain/vessel';
import { Panel } from '@fms/ui/panel';
import { Button, Checkbox, Group } from '@mantine/core';
import { useDefaultTabs } from '../../entities/plant/index.ts';
import { useText } from '../../language/index.ts';
import { useRegistry } from '../../registry/index.ts';
import style from './info.module.css';
import { useSaveVessel } from './use-save-vessel.ts';

interface TabPanelProps {
  readonly vessel: Vessel;
  readonly chosen: VesselParticulars['tabs'];
}

/** Which tabs this vessel shows, of those there are (§9.8). */
export function TabPanel({ vessel, chosen }: TabPanelProps) {
  const t = useText();
  const { vesselTabs } = useRegistry();
  const save = useSaveVessel(vessel.id);
  const byPlant = useDefaultTabs(vessel.id, chosen === null);
  const shown = chosen ?? byPlant.tabs;
  const tabs = VESSEL_TABS.flatMap(
    (id) => vesselTabs.find((tab) => tab.id === id && !FIXED_VESSEL_TABS.includes(id)) ?? [],
  );
  const toggle = (id: VesselTabId) => {
    // What is chosen and not built yet stays chosen: it shows once it is there.
    const next = shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id];
    save.mutate({ tabs: VESSEL_TABS.filter((one) => next.includes(one)) });
  };
  return (
    <Panel title={t('TABS_OF_VESSEL')}>
      <p className={style.lead}>{t('TABS_NOTE')}</p>
      <div className={style.choices}>
        {tabs.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={isAdminTab(id as VesselTabId) ? t('ADMIN_TAB', { title: t(title) }) : t(title)}
            checked={shown.includes(id as VesselTabId)}
            disabled={save.isPending}
            onChange={() => toggle(id as VesselTabId)}
          />
        ))}
      </div>
      <Group gap="xs" mt={12}>
        <Button size="xs" variant="default" disabled={chosen === null} onClick={() => save.mutate({ tabs: null })}>
          {t('DEFAULT_TABS')}
        </Button>
        <Button size="xs" variant="default" onClick={() => save.mutate({ tabs: [...DEFAULT_VESSEL_CHOICE] })}>
          {t('DEFAULT_VESSEL')}
        </Button>
      </Group>
    </Panel>
  );
}
