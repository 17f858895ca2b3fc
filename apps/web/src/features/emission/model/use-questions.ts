/** The questions of the page: the year as a period, its records, and its end. */
import type { EmissionQuestion } from '@fms/contract/emission';
import type { VesselId } from '@fms/domain/identity';
import { useMemo } from 'react';
import type { EmissionState, QuestionKind } from '../address/emission-state.ts';

export type Questions = { readonly [Kind in QuestionKind]: Extract<EmissionQuestion, { kind: Kind }> };

/** The same objects while what they are made of stands. */
export function useQuestions(vesselId: VesselId, year: number, state: EmissionState): Questions {
  const { price, deficitsInRow, knots, waiting } = state;
  return useMemo(() => {
    const isTried = knots !== undefined;
    return {
      period: {
        ...{ kind: 'period', vesselId },
        fromTime: new Date(Date.UTC(year, 0, 1)).toISOString(),
        toTime: new Date(Date.UTC(year + 1, 0, 1)).toISOString(),
      },
      year: {
        ...{ kind: 'year', vesselId, year, deficitsInRow },
        ...{ eurosPerAllowance: price ?? null, warming: 'AR5 28/265' },
      },
      forecast: {
        ...{ kind: 'forecast', vesselId },
        change: isTried ? { knots, waitingShare: (waiting ?? 100) / 100 } : null,
      },
    };
  }, [vesselId, year, price, deficitsInRow, knots, waiting]);
}
