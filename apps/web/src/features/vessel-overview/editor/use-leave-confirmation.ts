import { messages } from '../../../message/index.ts';
import { useLeaveConfirmation as useConfirmation } from '../../../ui/form/use-leave-confirmation.ts';

/** Asks before a changed layout is lost; another tab of the vessel is another page. */
export function useLeaveConfirmation(isChanged: boolean): void {
  useConfirmation({
    isChanged,
    message: messages.discardLayout,
    isKept: (now, next) => now.pathname === next.pathname && tabOf(now.search) === tabOf(next.search),
  });
}

const tabOf = (search: string) => new URLSearchParams(search).get('tab') ?? 'overview';
