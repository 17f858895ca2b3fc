import { lazy, Suspense, useState } from 'react';
import { useText } from '../../language/index.ts';
import type { MenuDialog } from '../../registry/index.ts';
import { MenuButton } from './menu-entry.tsx';

/** An entry that opens over the page; its dialog is fetched when it is first asked for. */
export function MenuDialogEntry({ dialog, open }: { dialog: MenuDialog; open: boolean }) {
  const t = useText();
  const [Dialog] = useState(() => lazy(dialog.load));
  const [opened, setOpened] = useState(false);
  return (
    <>
      <MenuButton icon={dialog.icon} title={t(dialog.title)} open={open} onClick={() => setOpened(true)} />
      <Suspense>{opened && <Dialog onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
