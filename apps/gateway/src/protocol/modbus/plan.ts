/** Which requests fetch all registers of a configuration: neighbours in one, so that a slow device is asked seldom. */
import type { RegisterSetting } from '@fms/contract/link';
import { type Area, isBits, MAX_BITS, MAX_REGISTERS } from './frame.ts';

export interface PlannedRequest {
  readonly area: Area;
  readonly address: number;
  readonly count: number;
  readonly registers: readonly RegisterSetting[];
}

/** Most unrequested registers between two requested ones that are read along, since one request is faster than two. */
const MAX_GAP = 8;

const WIDTH: Readonly<Record<RegisterSetting['type'], number>> = {
  int16: 1,
  uint16: 1,
  bit: 1,
  int32: 2,
  uint32: 2,
  float32: 2,
};

export function getRegisterWidth({ kind, type }: RegisterSetting): number {
  return isBits(kind) ? 1 : WIDTH[type];
}

export function planRequests(registers: readonly RegisterSetting[]): PlannedRequest[] {
  const areas = Map.groupBy(registers, ({ kind }) => kind);
  return [...areas].flatMap(([area, of]) => planArea(area, of));
}

function planArea(area: Area, registers: readonly RegisterSetting[]): PlannedRequest[] {
  const limit = isBits(area) ? MAX_BITS : MAX_REGISTERS;
  const planned: { address: number; end: number; registers: RegisterSetting[] }[] = [];
  for (const register of [...registers].sort((a, b) => a.address - b.address)) {
    const end = register.address + getRegisterWidth(register);
    const last = planned.at(-1);
    const joins = last && register.address <= last.end + MAX_GAP && end - last.address <= limit;
    if (joins) {
      last.end = Math.max(last.end, end);
      last.registers.push(register);
    } else planned.push({ address: register.address, end, registers: [register] });
  }
  return planned.map(({ address, end, registers: of }) => ({ area, address, count: end - address, registers: of }));
}
