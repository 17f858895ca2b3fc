import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../language/index.ts';
import type { MenuPanel } from '../../../registry/index.ts';
import { MenuButton } from './menu-entry.tsx';

interface MenuPanelEntryProps {
  readonly panel: MenuPanel;
  readonly open: boolean;
  readonly onOpenMenu: () => void;
}

/** An entry that unfolds inside the menu; from the rail it opens the menu, where it has room. */
export function MenuPanelEntry({ panel, open, onOpenMenu }: MenuPanelEntryProps) {
  const t = useText();
  const [Panel] = useState(() => lazy(panel.load));
  const [unfolded, setUnfolded] = useState(false);
  const turn = () => {
    setUnfolded(!open || !unfolded);
    if (!open) onOpenMenu();
  };
  return (
    <>
      <MenuButton icon={panel.icon} title={t(panel.title)} open={open} expanded={open && unfolded} onClick={turn} />
      <Suspense>{open && unfolded && <Panel />}</Suspense>
    </>
  );
}
