/** Faults told by data: `part/<part>.json` holds what is at fault, and what the instruments of the ship then show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { changeOfCodes, type Fault, faultKinds, getOnset } from './fault.ts';

const faults = z.record(
  z.string(),
  z.strictObject({
    kind: z.enum(faultKinds),
    label: z.string(),
    equipment: z.string(),
    effects: z.array(changeOfCodes),
  }),
);

/** Faults of one part of a ship, in the order of its file. Throws where the file does not fit the schema. */
export function readFaults(part: string): Fault[] {
  const file = join(import.meta.dirname, 'part', `${part}.json`);
  return Object.entries(faults.parse(JSON.parse(readFileSync(file, 'utf8')))).map(([id, fault]) => ({
    id,
    ...fault,
    onset: getOnset(fault.effects),
  }));
}
