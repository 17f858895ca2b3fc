import type { ViewHold } from '@fms/contract/ship-view';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { formatHold } from './session-text.ts';

/** Why only stills are shown, and until when; empty while nothing holds. */
export function useHoldText(held: ViewHold | null): string {
  const t = useText();
  return useFromClock((nowMs) => (held === null ? '' : formatHold(held, nowMs, t)));
}
