/** The book of a vessel that people write entries into: read, entered, corrected, taken away. */
import type { Endpoint, EntryRemoval } from '@fms/contract/endpoint';
import type { VesselId } from '@fms/domain/identity';
import { sendTo } from './ask-query.ts';
import { call } from './index.ts';

export const createBookCalls = <Add extends Endpoint, Edit extends Endpoint>(
  add: Add,
  edit: Edit,
  remove: EntryRemoval,
) => ({
  add: sendTo(add),
  edit: sendTo(edit),
  delete: (vesselId: VesselId, id: number) => call(remove, { query: { vesselId: String(vesselId), id: String(id) } }),
});
