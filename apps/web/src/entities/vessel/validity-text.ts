/** Remaining validity of a certificate as text. */
import type { CertificateValidity } from '@fms/domain/vessel';
import type { Translate } from '../../language/index.ts';

export function formatValidity({ state, daysLeft }: CertificateValidity, t: Translate): string {
  if (daysLeft === null) return t('NO_LAST_DAY');
  if (daysLeft === 0) return t('ENDS_TODAY');
  if (state === 'expired') return t('EXPIRED_FOR', { count: -daysLeft });
  return t('HOLDS_FOR', { count: daysLeft });
}
