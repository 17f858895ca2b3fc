import type { CardReading } from '@fms/contract';
import { NO_VALUE } from '@fms/domain';
import { useText } from '../../language/index.ts';

/** Where a vessel is bound and when she will be there, as she says it; that she does not say it, when she does not. */
export function useBoundWords(card: CardReading | undefined): string {
  const t = useText();
  const bound = card?.destination === undefined ? '' : t('BOUND_FOR', { destination: card.destination });
  const eta = card?.eta === undefined ? '' : t('ETA_AT', { eta: card.eta });
  return [bound, eta].filter(Boolean).join(' · ') || `${t('DESTINATION')} ${NO_VALUE}`;
}
