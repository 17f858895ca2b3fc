/** Figures of jobs in the units of a table. */
import { formatNumber, NOT_APPLICABLE } from '@fms/domain/format';

/** nm; over less there is no rate. */
const LEAST_MILES = 0.5;

/** kg/nm of t and nm; not applicable where it hardly moved. */
export function formatPerMile(fuel: number | null, miles: number | null): string {
  if (fuel === null || miles === null) return formatNumber(null);
  return miles < LEAST_MILES ? NOT_APPLICABLE : formatNumber((fuel * 1000) / miles, { decimals: 1 });
}
