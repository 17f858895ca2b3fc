/** The slots a switchboard is read from. */
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import type { BoardLayout } from '@fms/domain/switchboard';

const SET_KEYS = [
  'running',
  'power',
  'load',
  'voltage',
  'frequency',
  'current',
  'reactivePower',
  'fuelRate',
  'runningHours',
  'starts',
  'breaker',
  'blocked',
] as const;
const BOARD_KEYS = ['load', 'voltage', 'frequency', 'hotelLoad'] as const;
const STRING_KEYS = ['stateOfCharge', 'stateOfHealth'] as const;

/** Everything that the layout shows or computes with; those that no tag fills are left out. */
export function listBoardSlots(layout: BoardLayout, has: (slot: SlotRef) => boolean): SlotRef[] {
  const slots = layout.sections.flatMap(({ id, sets, feeders }) => [
    ...sets.flatMap((set) => SET_KEYS.map((key) => formatSlotRef(set.id, key))),
    ...BOARD_KEYS.map((key) => formatSlotRef(id, key)),
    ...feeders.flatMap(({ power, breaker, kind, equipmentId }) => [
      power,
      ...(breaker === undefined ? [] : [breaker]),
      ...(kind === 'battery' ? STRING_KEYS.map((key) => formatSlotRef(equipmentId, key)) : []),
    ]),
  ]);
  const ties = layout.ties.flatMap((tie) =>
    tie === undefined ? [] : [formatSlotRef(tie.id, 'closed'), formatSlotRef(tie.id, 'power')],
  );
  const common = [formatSlotRef('battery', 'dischargeLimit'), formatSlotRef('vessel', 'fuelDensity')];
  return [...new Set([...slots, ...ties, ...common])].filter(has);
}
