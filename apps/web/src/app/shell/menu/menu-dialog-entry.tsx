import { useText } from '../../../language/index.ts';
import type { MenuDialog } from '../../../registry/index.ts';
import { useOpenDialog } from './menu-dialog-host.tsx';
import { MenuButton } from './menu-entry.tsx';

/** An entry that opens over the page. */
export function MenuDialogEntry({ dialog, open }: { dialog: MenuDialog; open: boolean }) {
  const t = useText();
  const openDialog = useOpenDialog();
  return <MenuButton icon={dialog.icon} title={t(dialog.title)} open={open} onClick={() => openDialog(dialog)} />;
}
