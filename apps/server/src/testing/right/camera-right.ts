/** Calls about the cameras of vessels. */
import { USUAL_CAMERA_BUDGET } from '@fms/domain/camera';
import { alone, ofVessel, period, type RightRow } from './right-row.ts';

/** A vessel without cameras refuses by right before it looks for one. */
const CAMERA_ID = 1;
const at = { cameraId: CAMERA_ID, time: period.toTime, note: '' };

export const cameras: Record<string, RightRow> = {
  getCameras: ofVessel(),
  getCameraStates: ofVessel(),
  listCameraViews: ofVessel(),
  listKeptStills: ofVessel(),
  getCameraBudget: ofVessel(),
  setCameraBudget: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, ...USUAL_CAMERA_BUDGET } }) },
  getStill: ofVessel({ cameraId: CAMERA_ID }),
  listStills: ofVessel({ cameraId: CAMERA_ID, ...period }),
  listAlarmStills: { scope: 'refused', ask: ({ vesselId, alarmId }) => ({ query: { vesselId, alarmId } }) },
  askStills: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, cameraIds: [CAMERA_ID] } }) },
  keepStill: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, ...at } }) },
  bookmarkStill: { scope: 'refused', ask: ({ vesselId, alarmId }) => ({ body: { vesselId, ...at, alarmId } }) },
  dropStill: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, stillId: 1, reason: 'x' } }) },
  startLive: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, cameraId: CAMERA_ID } }) },
  prolongLive: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, streamId: 'x' } }) },
  stopLive: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, streamId: 'x' } }) },
  // Known to who started it alone: a name that cannot be guessed is all that it takes.
  readLive: alone(() => ({ params: { streamId: 'x' } })),
};
