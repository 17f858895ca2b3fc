/** Bunker delivery notes that people enter (calls of our own, §9.8): what was delivered, by MARPOL VI appendix V. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineVesselRead, vesselQuery } from '../endpoint/query.ts';
import { vesselId } from '../scalar/id.ts';
import { text } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';

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

export const deliveryNote = z.object({
  id: z.int().positive(),
  vesselId,
  /** When the delivery began. */
  at: wireTime,
  ...amounts,
  grade: z.string(),
  reference: z.string(),
  by: z.string(),
});
export type DeliveryNote = z.infer<typeof deliveryNote>;

const entry = { at: requestTime, ...amounts, ...words };

export const listDeliveryNotes = defineVesselRead('GET /api/v2/delivery/list', 'user', {
  summary: 'Bunker delivery notes of a vessel, the newest first.',
  answer: z.object({ isEditable: z.boolean(), notes: z.array(deliveryNote) }),
});

export const addDeliveryNote = defineEndpoint('POST /api/v2/delivery/add', 'user', {
  summary: 'Enters a delivery note by the right `edit`.',
  body: z.object({ vesselId, ...entry }),
  answer: deliveryNote,
});

export const editDeliveryNote = defineEndpoint('POST /api/v2/delivery/edit', 'user', {
  summary: 'Corrects a delivery note by the right `edit`.',
  body: z.object({ vesselId, id: z.int().positive(), ...entry }),
  answer: deliveryNote,
});

export const deleteDeliveryNote = defineEndpoint('DELETE /api/v2/delivery/delete', 'user', {
  summary: 'Takes a delivery note away by the right `edit`.',
  query: vesselQuery.extend({ id: z.coerce.number().int().positive() }),
});

export const deliveryEndpoints = {
  listDeliveryNotes,
  addDeliveryNote,
  editDeliveryNote,
  deleteDeliveryNote,
};
