import { parseSlotRef, type SlotRef } from '@fms/domain/plant';
import { type MimicEvidence, type PipeProof, provePipe } from '@fms/domain/plant/mimic';
import { convertIfKnown } from '@fms/domain/unit';
import { useMemo } from 'react';
import {
  type PlantView,
  type SlotReading,
  toPlantInput,
  usePlantPlace,
  useSlots,
} from '../../../entities/plant/index.ts';

export interface LiveProof {
  readonly proof: PipeProof;
  readonly readings: ReadonlyMap<SlotRef, SlotReading>;
}

/** Whether a pipe flows at the moment of the tab, drawn again when a value of its evidence moved. */
export function usePipeProof(evidence: MimicEvidence): LiveProof {
  const { plant } = usePlantPlace();
  const slots = useMemo(() => listSlots(evidence).filter((slot) => plant.has(slot)), [evidence, plant]);
  const readings = useSlots(slots);
  return useMemo(
    () => ({
      readings,
      proof: provePipe(evidence, {
        isFilled: (slot) => plant.has(slot),
        read: (slot) => toPlantInput(readings.get(slot), parseSlotRef(slot)?.key ?? ''),
        rangeOf: (slot) => getRange(plant, slot),
        isState: (slot) => plant.slotOf(slot)?.valueKind === 'boolean',
        standingPressureOf: (slot) => plant.numberOf(parseSlotRef(slot)?.equipmentId ?? '', 'standingPressure'),
      }),
    }),
    [evidence, plant, readings],
  );
}

const listSlots = ({ meters, pumps, valves, through }: MimicEvidence): SlotRef[] => [
  ...new Set([
    ...meters,
    ...pumps.flatMap(({ running, pressure }) => [running, pressure]),
    ...[...valves, ...through].map(({ slot }) => slot),
  ]),
];

/** Upper end of the tag's range in the unit of the slot. */
function getRange(plant: PlantView, slot: SlotRef): number {
  const tag = plant.tagOf(slot);
  if (tag === undefined) return Number.POSITIVE_INFINITY;
  return convertIfKnown(tag.max, tag.unit, plant.slotOf(slot)?.unit ?? tag.unit) ?? tag.max;
}
