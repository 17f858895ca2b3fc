/** Shafts that one bus numbers and another names by side are the same shafts. */
import type { Candidate } from './candidate.ts';

/** IEC 61162-1, RPM: shafts are numbered from the centre line, odd to starboard and even to port. */
const SIDE_OF_NUMBER: Readonly<Record<string, string>> = { 1: 'starboard', 2: 'port' };

/**
 * Candidates with one mark for each shaft: numbers 1 and 2 become sides where sides are named, and the only shaft has
 * no mark.
 */
export function joinShaftMarks<T extends Candidate>(candidates: readonly T[]): T[] {
  const marks = new Set(candidates.filter(({ kind }) => kind === 'shaft').map(({ mark }) => mark));
  const hasSides = marks.has('port') && marks.has('starboard');
  const isOnly = [...marks].every((mark) => mark === '' || mark === '1');
  return candidates.map((one) => {
    if (one.kind !== 'shaft') return one;
    const side = hasSides ? SIDE_OF_NUMBER[one.mark] : undefined;
    if (side !== undefined) return { ...one, mark: side, equipmentName: `Shaft ${side}` };
    return isOnly ? { ...one, mark: '', equipmentName: 'Shaft' } : one;
  });
}
