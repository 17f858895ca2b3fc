import { DEFAULT_VESSEL_TABS, FIXED_VESSEL_TABS, isAdminTab, VESSEL_TABS, type VesselTabId } from '@fms/domain/vessel';
import { Chip } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { useRegistry } from '../../../registry/index.ts';
import style from '../edit/sheet.module.css';

interface TabFieldProps {
  /** Null for the default. */
  readonly value: VesselTabId[] | null;
  readonly onChange: (tabs: VesselTabId[] | null) => void;
}

/** Which of the tabs that are built the vessel shows (§9.8). */
export function TabField({ value, onChange }: TabFieldProps) {
  const t = useText();
  const { vesselTabs } = useRegistry();
  const shown: readonly VesselTabId[] = value ?? DEFAULT_VESSEL_TABS;
  const toggle = (id: VesselTabId) => {
    // What is chosen and not built yet stays chosen: it shows once it is there.
    const next = shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id];
    onChange(VESSEL_TABS.filter((one) => next.includes(one)));
  };
  return (
    <fieldset className={style.tabs} data-whole>
      <legend className={style.heading}>{t('TABS_OF_VESSEL')}</legend>
      {VESSEL_TABS.map((id) => {
        const tab = vesselTabs.find((one) => one.id === id);
        if (tab === undefined || FIXED_VESSEL_TABS.includes(id)) return null;
        return (
          <Chip
            key={id}
            selected={shown.includes(id)}
            onClick={() => toggle(id)}
            mark={shown.includes(id) && <Icon name="check" size={14} />}
          >
            {isAdminTab(id) ? t('ADMIN_TAB', { title: t(tab.title) }) : t(tab.title)}
          </Chip>
        );
      })}
      <Button size="compact-xs" variant="subtle" disabled={value === null} onClick={() => onChange(null)}>
        {t('DEFAULT_TABS')}
      </Button>
    </fieldset>
  );
}
