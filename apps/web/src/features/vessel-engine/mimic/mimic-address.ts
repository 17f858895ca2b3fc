/** What the mimic keeps in the address: the engine or all of them, the circuit, the measuring point that is open, and whether marks move. */
import { isSlotRef, type SlotRef } from '@fms/domain/plant';
import { z } from 'zod';
import { addressOf, parameter } from '../../../navigation/address-schema.ts';

const SLOT = z.string().max(160).refine(isSlotRef) as unknown as z.ZodType<SlotRef, string>;

/** In place of an engine: all of them. */
export const ALL_ENGINES = 'all';
export const CIRCUITS = ['all', 'fuel', 'lube-oil', 'cooling', 'gas'] as const;
export type MimicCircuitChoice = (typeof CIRCUITS)[number];

export const MIMIC_ADDRESS = addressOf({
  engine: parameter('engine', z.string().max(100)),
  circuit: parameter('circuit', z.enum(CIRCUITS), 'all'),
  point: parameter('point', SLOT),
  motion: parameter('motion', z.enum(['on', 'off']), 'off'),
});
