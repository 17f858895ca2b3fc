/** What proves that a pipe of a mimic flows, by the readings of its evidence (§9.8). */
import { METER_ZERO_SHARE, proveFlow } from '../../engine/flow-proof.ts';
import { combine, hasValue, type PlantInput, type Reason } from '../../plant-value/index.ts';
import type { SlotRef } from '../model/slot-ref.ts';
import type { MimicEvidence, MimicGate } from './mimic.ts';

export interface MimicReadings {
  readonly isFilled: (slot: SlotRef) => boolean;
  /** A number, or a state as 0 and 1. */
  readonly read: (slot: SlotRef) => PlantInput;
  /** Upper end of a meter's range, in the unit of its slot. */
  readonly rangeOf: (slot: SlotRef) => number;
  /** Whether the slot is a state, of which 1 is open, running or on. */
  readonly isState: (slot: SlotRef) => boolean;
  /** Pressure while the pump of this slot stands, bar; undefined where it is not entered. */
  readonly standingPressureOf: (running: SlotRef) => number | undefined;
}

export type PipeProof =
  /** `slot` is the meter that flows, or the pressure of the pump that runs. */
  | { readonly flows: true; readonly by: 'meter' | 'pump'; readonly slot: SlotRef }
  | { readonly flows: false; readonly because: 'stands' | 'valve-closed' | Reason };

/** The head of a tank some metres above the pump, bar, where the standing pressure of a pump is not entered. */
export const STANDING_PRESSURE_BAR = 0.3;
const OPEN_PERCENT = 100;

/** The proof of one pipe. Evidence whose slots no tag fills is left out; without any the flow stays unproven. */
export function provePipe(evidence: MimicEvidence, readings: MimicReadings): PipeProof {
  const { isFilled, read } = readings;
  for (const gate of evidence.through.filter(({ slot }) => isFilled(slot))) {
    const opening = readOpening(gate, readings);
    if (!hasValue(opening)) return { flows: false, because: opening.reason };
    if (opening.value <= 0) return { flows: false, because: 'stands' };
  }
  const meters = evidence.meters.filter(isFilled);
  const pumps = evidence.pumps.filter(({ running, pressure }) => isFilled(running) && isFilled(pressure));
  const proof = proveFlow({
    meters: meters.map((slot) => ({ flow: read(slot), range: readings.rangeOf(slot) })),
    pumps: pumps.map(({ running, pressure }) => ({
      isRunning: combine({ running: read(running) }, (of) => of.running !== 0),
      dischargePressure: read(pressure),
      standingPressure: readings.standingPressureOf(running) ?? STANDING_PRESSURE_BAR,
    })),
    valves: evidence.valves.filter(({ slot }) => isFilled(slot)).map((gate) => readOpening(gate, readings)),
  });
  if (!proof.isProven) return { flows: false, because: proof.because };
  const slot = proof.by === 'meter' ? findFlowing(meters, readings) : findPumping(pumps, readings);
  return slot === undefined ? { flows: false, because: 'stands' } : { flows: true, by: proof.by, slot };
}

/** Opening in percent; an open or running state is 100. */
function readOpening({ slot, isRest = false }: MimicGate, { read, isState }: MimicReadings): PlantInput {
  const scale = isState(slot) ? OPEN_PERCENT : 1;
  return combine({ opening: read(slot) }, (of) => (isRest ? OPEN_PERCENT - of.opening * scale : of.opening * scale));
}

function findFlowing(meters: readonly SlotRef[], { read, rangeOf }: MimicReadings): SlotRef | undefined {
  return meters.find((slot) => {
    const flow = combine({ flow: read(slot) }, (of) => of.flow);
    return hasValue(flow) && flow.value > METER_ZERO_SHARE * rangeOf(slot);
  });
}

function findPumping(pumps: MimicEvidence['pumps'], { read }: MimicReadings): SlotRef | undefined {
  return pumps.find(({ running }) => {
    const state = combine({ running: read(running) }, (of) => of.running);
    return hasValue(state) && state.value !== 0;
  })?.pressure;
}
