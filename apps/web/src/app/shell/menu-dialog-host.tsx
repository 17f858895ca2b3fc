import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import type { MenuDialog } from '../../registry/index.ts';

const OpenDialogContext = createContext<(dialog: MenuDialog) => void>(() => {
  throw new Error('A menu dialog was asked for outside of its host');
});

/** Opens a dialog of the menu. */
export function useOpenDialog(): (dialog: MenuDialog) => void {
  return useContext(OpenDialogContext);
}

/**
 * Where the dialogs of the menu stand. They outlive the menu, which is another one as soon as a tablet is turned: what
 * was written in a report must not go with it.
 */
export function MenuDialogHost({ children }: { children: ReactNode }) {
  const [dialog, open] = useState<MenuDialog>();
  return (
    <OpenDialogContext value={open}>
      {children}
      <Suspense>
        {dialog !== undefined && <OpenDialog key={dialog.title} dialog={dialog} onClose={() => open(undefined)} />}
      </Suspense>
    </OpenDialogContext>
  );
}

/** Fetched when it is first asked for. */
function OpenDialog({ dialog, onClose }: { dialog: MenuDialog; onClose: () => void }) {
  const [Dialog] = useState(() => lazy(dialog.load));
  return <Dialog onClose={onClose} />;
}
