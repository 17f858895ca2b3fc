import { Drawer } from '@mantine/core';
import { Icon } from '@fms/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../language/index.ts';
import { useExpired } from '../use-expired.ts';
import style from './menu-drawer.module.css';
import { SideMenu } from './side-menu.tsx';

/** Below 1024 px: the open menu as a slide-out behind a floating button; it closes when it has led somewhere. */
export function MenuDrawer() {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const { pathname } = useLocation();
  // Section 2.2: hidden while the user is flagged expired.
  const isExpired = useExpired();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(() => setOpened(false), [pathname]);
  return (
    <>
      {!isExpired && (
        <button type="button" className={style.button} aria-label={t('OPEN_MENU')} onClick={() => setOpened(true)}>
          <Icon name="menu" size={24} />
        </button>
      )}
      <Drawer.Root
        opened={opened}
        onClose={() => setOpened(false)}
        size={250}
        padding={0}
        transitionProps={{ duration: 160 }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('MENU')}>
          <Drawer.Body className={style.body ?? ''}>
            <SideMenu open onToggle={() => setOpened(false)} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
