import type { Vessel } from '@fms/contract/vessel';
import { IconButton } from '@fms/ui/control';
import { useText } from '../../language/index.ts';
import { usePinned, useTogglePin } from './pinning.ts';

/** Keeps a vessel on Home, or lets it go. */
export function PinButton({ vessel: { id, name } }: { vessel: Pick<Vessel, 'id' | 'name'> }) {
  const t = useText();
  const isPinned = usePinned().has(id);
  const toggle = useTogglePin();
  return (
    <IconButton
      icon={isPinned ? 'pinned' : 'pin'}
      iconSize={16}
      label={t(isPinned ? 'UNPIN_VESSEL' : 'PIN_VESSEL', { name })}
      pressed={isPinned}
      tooltip="left"
      onClick={(event) => {
        // It lies in rows and cards that lead to the vessel.
        event.preventDefault();
        event.stopPropagation();
        toggle(id);
      }}
    />
  );
}
