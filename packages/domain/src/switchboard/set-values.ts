/** What is computed of one generating set beside its measurements (§9.8). */
import { computeMassFlow, computeSfoc } from '../engine/index.ts';
import { formatSlotRef } from '../plant/model/slot-ref.ts';
import { combine, hasValue, type PlantAnswer, type PlantInput, parameter, refuse } from '../plant-value/index.ts';
import { computePowerFactor, computeReactivePower } from '../power/index.ts';
import type { BoardValues } from './board-check.ts';

export interface SetValues {
  /** kvar; as measured, else from voltage, current and power. */
  readonly reactivePower: PlantAnswer;
  readonly isReactiveMeasured: boolean;
  readonly powerFactor: PlantAnswer;
  /** kg/h at the density of the delivery note; the rate of a set is counted at 15 °C. */
  readonly fuelMass: PlantAnswer;
  /** g/kWh */
  readonly sfoc: PlantAnswer;
  /** h */
  readonly hoursToOverhaul: PlantAnswer;
}

/** Of a set that does not run all but the hours are refused as `stopped`. */
export function computeSet(id: string, values: BoardValues): SetValues {
  const running = values.isRunning(id);
  const isStopped = hasValue(running) && !running.value;
  const read = (key: string) => values.read(formatSlotRef(id, key));
  const stopped = refuse('stopped', 'running');
  const own = { power: read('power'), voltage: read('voltage'), current: read('current') };
  const isReactiveMeasured = values.has(formatSlotRef(id, 'reactivePower'));
  const reactivePower = isStopped
    ? stopped
    : isReactiveMeasured
      ? asAnswer(read('reactivePower'))
      : computeReactivePower(own);
  const density = values.read(formatSlotRef('vessel', 'fuelDensity'));
  const fuelMass = isStopped ? stopped : computeMassFlow({ volumeFlow: read('fuelRate'), density });
  return {
    reactivePower,
    isReactiveMeasured,
    powerFactor: isStopped ? stopped : computePowerFactor({ power: own.power, reactivePower }),
    fuelMass,
    sfoc: isStopped ? stopped : computeSfoc({ fuelMass, power: own.power }),
    hoursToOverhaul: computeHoursToOverhaul(id, values),
  };
}

const asAnswer = (input: PlantInput): PlantAnswer => combine({ input }, (of) => of.input);

/** Interval less what has run since the last overhaul, h; negative when it is due. */
function computeHoursToOverhaul(id: string, values: BoardValues): PlantAnswer {
  const numberOf = (key: string) => {
    const entered = values.parameterOf(id, key);
    return parameter(typeof entered === 'number' ? entered : undefined, key);
  };
  const inputs = {
    overhaulInterval: numberOf('overhaulInterval'),
    hoursAtOverhaul: numberOf('hoursAtOverhaul'),
    runningHours: values.read(formatSlotRef(id, 'runningHours')),
  };
  return combine(inputs, (of) => of.overhaulInterval - (of.runningHours - of.hoursAtOverhaul));
}
