import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from 'react';
import type { MenuDialog } from '../../../registry/index.ts';

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
  const [opened, setOpened] = useState<{ Dialog: ComponentType<{ onClose: () => void }> }>();
  const { Dialog } = opened ?? {};
  // Made where it is asked for: a part that is still being fetched keeps nothing of its own.
  const open = useCallback(({ load }: MenuDialog) => setOpened({ Dialog: lazy(load) }), []);
  return (
    <OpenDialogContext value={open}>
      {children}
      <Suspense>{Dialog !== undefined && <Dialog onClose={() => setOpened(undefined)} />}</Suspense>
    </OpenDialogContext>
  );
}
