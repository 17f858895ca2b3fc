/** Where vessels were: tracks, voyages, anchor watches, and the address of the location tab. */
export { useAnchorChange, useAnchorWatches } from './anchor.queries.ts';
export { frameTrackOnMap } from './frame-track.ts';
export { getLookBack, useLastPortCall } from './last-port-call.ts';
export {
  formatMomentAddress,
  LOCATION_ADDRESS,
  type LocationState,
  TRACK_RANGE_MS,
  TRACK_RANGES,
  type TrackRange,
} from './location-state.ts';
export { getTagColour } from './tag-colour.ts';
export { trackQueries } from './track.queries.ts';
export { findNearestTime, findPositionAt } from './track-at.ts';
export { MAX_TRACKS, useTrackChoice } from './track-choice.ts';
export { createTrackMoment } from './track-moment.ts';
export { useWindowTrack, type WindowTrack } from './use-window-track.ts';
export { locationQueries, MOMENT_MINUTES, type ValueAtMoment } from './voyage.queries.ts';
export { WholeTrackButton } from './whole-track-button.tsx';
