/** Whether it is proven that a pipe flows: arrows are drawn nowhere else (§9.8). */
import { combine, hasValue, type PlantInput, type Reason, type Refusal, refuse } from '../plant-value/index.ts';

export interface FlowEvidence {
  readonly meters?: readonly {
    readonly flow: PlantInput;
    /** Upper end of the meter's range, in its unit. */
    readonly range: number;
  }[];
  readonly pumps?: readonly {
    readonly isRunning: PlantInput<boolean>;
    /** bar */
    readonly dischargePressure: PlantInput;
    /** What the gauge shows while the pump stands, bar: the head of the tank above it. */
    readonly standingPressure: number;
  }[];
  /** Opening of each valve of the path with a sensor, percent; 0 is closed. */
  readonly valves?: readonly PlantInput[];
}

export type FlowProof =
  | { readonly isProven: true; readonly by: 'meter' | 'pump' }
  /** `stands`: the evidence is good and says that nothing flows. Otherwise what the proof lacks. */
  | { readonly isProven: false; readonly because: 'stands' | 'valve-closed' | Reason };

/** A meter below this share of its range may be drift of its zero. */
export const METER_ZERO_SHARE = 0.02;

/**
 * Proof of flow of one pipe: a meter over 2 % of its range, or a pump that runs with its discharge pressure over the
 * standing pressure while every valve of the path is known not to be closed. A valve known to be closed disproves both; a
 * value that is stale, bad or unknown proves nothing.
 */
export function proveFlow({ meters = [], pumps = [], valves = [] }: FlowEvidence): FlowProof {
  const openings = valves.map((valve) => combine({ valve }, (of) => of.valve > 0));
  if (openings.some((answer) => hasValue(answer) && !answer.value)) return { isProven: false, because: 'valve-closed' };
  const flowing = meters.map(({ flow, range }) => combine({ flow }, (of) => of.flow > METER_ZERO_SHARE * range));
  if (flowing.some(isTrue)) return { isProven: true, by: 'meter' };
  const pumping = pumps.map(({ isRunning, dischargePressure, standingPressure }) =>
    combine({ isRunning, dischargePressure }, (of) => of.isRunning && of.dischargePressure > standingPressure),
  );
  const gap = openings.find(isRefusal);
  if (pumping.some(isTrue) && !gap) return { isProven: true, by: 'pump' };
  const evidence = [...flowing, ...pumping];
  if (evidence.length === 0) return { isProven: false, because: refuse('missing', 'evidence').reason };
  const lacking = evidence.find(isRefusal) ?? (pumping.some(isTrue) ? gap : undefined);
  return { isProven: false, because: lacking?.reason ?? 'stands' };
}

function isTrue(answer: PlantInput<boolean>): boolean {
  return hasValue(answer) && answer.value;
}

function isRefusal(answer: PlantInput<boolean>): answer is Refusal {
  return !hasValue(answer);
}
