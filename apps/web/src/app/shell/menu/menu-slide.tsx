import { Drawer } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import style from './menu-drawer.module.css';
import { SideMenu } from './side-menu.tsx';

/** The open menu over the page, from its left edge. */
export default function MenuSlide({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText();
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={250} padding={0} transitionProps={{ duration: 160 }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('MENU')}>
        <Drawer.Body className={style.body ?? ''}>
          <SideMenu open onToggle={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
