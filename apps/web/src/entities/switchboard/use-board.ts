import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { combine, hasValue, type PlantInput, refuse } from '@fms/domain/plant-value';
import { evaluateRunning, type RunningSample } from '@fms/domain/power';
import { type BoardLayout, type BoardValues, layOutSwitchboard } from '@fms/domain/switchboard';
import type { Instant } from '@fms/domain/time';
import { useMemo, useRef } from 'react';
import { useLive } from '../../live/index.ts';
import { getSlotState, type PlantView, type SlotReading, toPlantInput, useSlots } from '../plant/index.ts';
import { listBoardSlots } from './board-slots.ts';

export interface SetStanding {
  readonly state: 'running' | 'standby' | 'blocked' | 'unknown';
  /** Since when a blocked set is blocked, as far as its controller told. */
  readonly since: Instant | undefined;
}

export interface Board {
  readonly layout: BoardLayout;
  /** Slots on screen, for the ages of panels. */
  readonly slots: readonly SlotRef[];
  readonly values: BoardValues;
  readonly standingOf: (setId: string) => SetStanding;
  readonly readingOf: (slot: SlotRef) => SlotReading | undefined;
}

/** A set without a running signal turns when it carries more than this, percent of its rating. */
const TURNING_LOAD_PERCENT = 2;

/** The switchboard of a plant with the values of the moment that is shown. */
export function useBoard(plant: PlantView): Board {
  const layout = useMemo(() => layOutSwitchboard(plant), [plant]);
  const slots = useMemo(() => listBoardSlots(layout, (slot) => plant.has(slot)), [layout, plant]);
  const readings = useSlots(slots);
  const { clock } = useLive();
  const proofs = useRef(new Map<string, RunningSample[]>());
  return useMemo(() => {
    const read = (slot: SlotRef) => toPlantInput(readings.get(slot), nameOf(slot));
    const turning = (id: string) => readTurning(id, plant, read);
    const runs = new Map(
      plant.ofKind('generator').map(({ id }) => [id, evaluateProof(proofs.current, id, turning(id), clock.now())]),
    );
    const isRunning = (id: string) => runs.get(id) ?? refuse('unknown', 'running');
    const values: BoardValues = {
      read,
      readState: (slot) => combine({ state: read(slot) }, ({ state }) => state !== 0),
      has: (slot) => plant.has(slot),
      parameterOf: (id, key) => plant.numberOf(id, key),
      isRunning,
    };
    const standingOf = (id: string): SetStanding => {
      const blocked = readings.get(formatSlotRef(id, 'blocked'));
      if (getSlotState(blocked) === true) return { state: 'blocked', since: blocked?.time };
      const running = isRunning(id);
      const state = !hasValue(running) ? 'unknown' : running.value ? 'running' : 'standby';
      return { state, since: undefined };
    };
    return { layout, slots, values, standingOf, readingOf: (slot) => readings.get(slot) };
  }, [layout, slots, readings, plant, clock]);
}

/** What a reason names: the key of a slot, but for a tie, whose key says nothing by itself. */
const nameOf = (slot: SlotRef) => (slot.startsWith('bus-tie') ? 'busTie' : (slot.split('/')[1] ?? slot));

function readTurning(id: string, plant: PlantView, read: (slot: SlotRef) => PlantInput): PlantInput<boolean> {
  const [running, load] = [formatSlotRef(id, 'running'), formatSlotRef(id, 'load')];
  return plant.has(running)
    ? combine({ running: read(running) }, (of) => of.running !== 0)
    : combine({ load: read(load) }, (of) => of.load > TURNING_LOAD_PERCENT);
}

/** Running after five seconds of proof: what it said before is kept as long as time goes on. */
function evaluateProof(
  proofs: Map<string, RunningSample[]>,
  id: string,
  turning: PlantInput<boolean>,
  now: Instant,
): PlantInput<boolean> {
  if (!hasValue(turning)) {
    proofs.delete(id);
    return turning;
  }
  const { value: isTurning, time = now } = turning;
  const known = (proofs.get(id) ?? []).filter((sample) => sample.time <= time);
  const last = known.at(-1);
  const samples = last?.isTurning === isTurning ? known : [...known.slice(-1), { time, isTurning }];
  proofs.set(id, samples);
  return combine({ turning }, () => evaluateRunning(samples, now) === 'running');
}
