import { translateWord, useText } from '../../../language/index.ts';
import type { MatrixRow } from './rule-change.ts';

/** A row of the matrix in words; `isShort` for a chip beside others. */
export function useRowName(isShort = false): (row: MatrixRow) => string {
  const t = useText();
  return ({ source, severity }) => {
    if (severity === null) {
      if (source === 'silence') return t(isShort ? 'NOTIFY_SILENCE_SHORT' : 'NOTIFY_SILENCE');
      return t(isShort ? 'NOTIFY_ZONES_SHORT' : 'NOTIFY_ZONES');
    }
    const priority = translateWord(`priority-${severity}`);
    return isShort ? priority : t('NOTIFY_PRIORITY', { priority });
  };
}
