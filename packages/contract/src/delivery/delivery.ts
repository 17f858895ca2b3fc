/** Bunker delivery notes that people enter (calls of our own, §9.8): what was delivered, by MARPOL VI appendix V. */
import { z } from 'zod';
import { defineBookEntry, defineEntryBook } from '../endpoint/vessel-entry.ts';
import { text } from '../scalar/text.ts';
import { requestTime } from '../scalar/time.ts';

/** Notes kept of a vessel; MARPOL VI asks for three years of them on board. */
export const MAX_DELIVERY_NOTES = 1000;

const amounts = {
  /** t */
  tonnes: z.number().positive().max(50_000),
  /** kg/m³ at 15 °C. */
  density15: z.number().min(500).max(1100),
  /** Percent by mass. */
  sulphurPercent: z.number().min(0).max(5),
};
const words = {
  /** As ISO 8217 names it, or as the supplier does: `RMG 380`, `DMA`. */
  grade: text(40).trim().min(1),
  /** Number of the note and supplier. */
  reference: text(120).trim(),
};

/** `at` is when the delivery began. */
export const deliveryNote = defineBookEntry({ ...amounts, grade: z.string(), reference: z.string() });
export type DeliveryNote = z.infer<typeof deliveryNote>;

export const [listDeliveryNotes, addDeliveryNote, editDeliveryNote, deleteDeliveryNote] = defineEntryBook({
  path: '/api/v2/delivery',
  summary: 'Bunker delivery notes of a vessel, the newest first.',
  one: 'a delivery note',
  list: z.object({ isEditable: z.boolean(), notes: z.array(deliveryNote) }),
  entry: deliveryNote,
  fields: { at: requestTime, ...amounts, ...words },
});

export const deliveryEndpoints = {
  listDeliveryNotes,
  addDeliveryNote,
  editDeliveryNote,
  deleteDeliveryNote,
};
