/** Voyages and port stays in words. */
import type { WireEmissionLeg } from '@fms/contract/emission';
import type { Translate } from '../../../language/index.ts';

/** `In Rotterdam`, `Rotterdam – Bilbao`. */
export function nameLeg({ kind, departure, arrival }: WireEmissionLeg, t: Translate): string {
  const unknown = t('EMISSION_PORT_UNKNOWN');
  const [from, to] = [departure?.name ?? unknown, arrival?.name ?? unknown];
  return kind === 'port-stay' ? t('EMISSION_STAY', { port: from }) : t('EMISSION_VOYAGE', { from, to });
}
