/** Calls about the screens of vessels. */
import { listed, listVesselIds, type RightRow } from './right-row.ts';

const request = { state: 'request', level: 'view', reason: 'Radar picture frozen', ticket: 'T-118' };

export const shipViews: Record<string, RightRow> = {
  updateViewStatus: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ params: { id: String(vesselId) }, body: request }),
  },
  cutShipView: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId } }) },
  listShipViews: listed(listVesselIds),
  listPastShipViews: listed(listVesselIds),
  getShipViewRecording: {
    scope: 'refused',
    ask: ({ shipViewSessionId }) => ({ query: { sessionId: shipViewSessionId } }),
  },
};
