/** Screens on board, sessions on them, their socket and their recordings. */
import { listShipViews } from './list.ts';
import { getShipViewRecording, listPastShipViews } from './recording.ts';
import { cutShipView, updateViewStatus } from './session.ts';

export * from './desk.ts';
export * from './list.ts';
export * from './recording.ts';
export * from './session.ts';
export * from './socket.ts';

export const shipViewEndpoints = {
  updateViewStatus,
  cutShipView,
  listShipViews,
  listPastShipViews,
  getShipViewRecording,
};
