/** Why a computed value is not there, in words. */
import { SLOTS } from '@fms/domain/plant';
import type { Reason } from '@fms/domain/plant-value';
import type { Translate } from '../../../language/index.ts';

const NEEDS = new Set(['stale', 'bad', 'unknown', 'missing']);

/** "needs speed through water", "engine stopped", "too few values". */
export function getReasonText({ code, input }: Reason, t: Translate): string {
  if (NEEDS.has(code)) return t('REASON_NEEDS', { input: inputText(input) });
  return t(`REASON_${code.toUpperCase().replaceAll('-', '_')}` as 'REASON_STOPPED');
}

/** The words of the slot of that key, else the key in words: `ratedPower` is "rated power". */
function inputText(input: string): string {
  const slot = Object.values(SLOTS)
    .flat()
    .find(({ key }) => key === input);
  const words = slot?.words ?? input.replace(/([A-Z])/g, ' $1');
  return (
    words.charAt(0).toLowerCase() + words.slice(1).replace(/^([a-z].*)$/, (rest) => (slot ? rest : rest.toLowerCase()))
  );
}
