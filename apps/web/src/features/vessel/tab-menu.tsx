import { Icon } from '@fms/ui/icon';
import { ActionIcon, Menu } from '@mantine/core';
import type { VisibleTab } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import style from './vessel-tab-bar.module.css';

interface TabMenuProps {
  readonly tabs: readonly VisibleTab[];
  readonly current: VisibleTab | undefined;
  readonly onChoose: (tab: VisibleTab) => void;
}

/** All tabs below each other, where the bar is too narrow for them. */
export function TabMenu({ tabs, current, onChoose }: TabMenuProps) {
  const t = useText();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" className={style.more ?? ''} aria-label={t('ALL_TABS')}>
          <Icon name="more" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {tabs.map((tab) => (
          <Menu.Item
            key={tab.id}
            rightSection={tab === current ? <Icon name="check" size={16} /> : undefined}
            onClick={() => onChoose(tab)}
          >
            {t(tab.title)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
