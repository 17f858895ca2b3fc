import type { TagId } from '@fms/domain/identity';
import { useWindowEvent } from '@mantine/hooks';
import type { TagRow } from './tag-row.ts';

/** Where keys have a meaning of their own. */
const OWN_KEYS = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="listbox"], [role="menu"]';

/** `[` and `]` open the tag before and after the open one, in the order of the list. */
export function useTagKeys(rows: readonly TagRow[], openId: TagId | undefined, onOpen: (id: TagId) => void): void {
  useWindowEvent('keydown', (event) => {
    const step = event.key === '[' ? -1 : event.key === ']' ? 1 : 0;
    if (step === 0 || isTaken(event)) return;
    const at = rows.findIndex(({ tag }) => tag.Id === openId);
    const next = rows[at === -1 ? 0 : at + step];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next.tag.Id);
  });
}

/** Whether a field, a menu or a dialog takes the key, or a shortcut of the browser does. */
export function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  const isOwn = target instanceof Element && target.closest(OWN_KEYS) !== null;
  // Some keyboards make brackets with AltGr, which counts as Ctrl and Alt together.
  return defaultPrevented || isOwn || metaKey || ctrlKey !== altKey;
}
