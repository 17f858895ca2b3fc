/** The rules of the product as pure functions. Everything here is free of clocks, stores, networks and screens. */
export {
  ALARM_PRIORITIES,
  type AlarmPriority,
  compareAlarms,
  highestPriority,
  type OrderedAlarm,
} from './alarm-priority.ts';
export {
  type AlarmJudgement,
  type AlarmLimits,
  type AlarmSample,
  type AlarmSeverity,
  type AlarmState,
  type AlarmTransition,
  type AlarmTransitionKind,
  INITIAL_ALARM_STATE,
  judgeSample,
  judgeTime,
  pendingUntil,
} from './alarm.ts';
export {
  AIS_LATITUDE_NOT_AVAILABLE,
  AIS_LONGITUDE_NOT_AVAILABLE,
  COORDINATE_REPAIR_DIVISOR,
  MAX_LATITUDE,
  MAX_LONGITUDE,
  type NormalisedPosition,
  normaliseLongitude,
  normalisePosition,
  type Position,
  type PositionRefusal,
  type RepairedCoordinate,
  repairLatitude,
  repairLongitude,
} from './coordinates.ts';
export {
  formatAngle,
  formatNumber,
  formatQuantity,
  MINUS,
  NO_VALUE,
  NOT_APPLICABLE,
  type NumberStyle,
  THIN_SPACE,
} from './format-number.ts';
export { formatPosition, type PositionFormat } from './format-position.ts';
export { formatAge, formatTime, formatTimeAgo } from './format-time.ts';
export { formatBytes, formatDuration, truncate, TRUNCATE_LENGTH } from './format.ts';
export {
  AGE_MARK_FULL_MS,
  AGE_MARK_HOLLOW_MS,
  ageMark,
  type AgeMark,
  FRESH_INTERVALS,
  freshness,
  type Freshness,
  freshnessChangesAt,
  STALE_INTERVALS,
  STALE_MIN_MS,
} from './freshness.ts';
export { destination, distanceMeters, initialBearing, MEAN_EARTH_RADIUS_KM } from './geodesy.ts';
export {
  type AlarmId,
  type Brand,
  type FolderId,
  type Instant,
  type OrganizationId,
  type TagId,
  toId,
  type UserId,
  type VesselId,
} from './ids.ts';
export { type MapWindow, MIN_MAP_SPAN_DEGREES, normaliseMapWindow, splitMapWindow } from './map-window.ts';
export {
  KMH_PER_KNOT,
  type Motion,
  mustSendPosition,
  PREDICTION_EARTH_RADIUS_KM,
  PREDICTION_MAX_AGE_SECONDS,
  PREDICTION_TOLERANCE_METERS,
  predictionErrorMeters,
  predictPosition,
} from './prediction.ts';
export {
  hasQuality,
  isTrackable,
  QUALITY_BAD_SOURCE,
  QUALITY_GOOD,
  QUALITY_JUMP,
  QUALITY_MANUAL,
  QUALITY_NOT_TRACKABLE,
  QUALITY_REPAIRED,
  QUALITY_SIMULATED,
  QUALITY_SUSPECT_TIME,
  QUALITY_ZERO,
  qualityNames,
} from './quality.ts';
export {
  type Fix,
  isReachable,
  judgeJump,
  judgeTrack,
  JUMP_SCATTER_METERS,
  JUMP_SPEED_KNOTS,
  type JumpVerdict,
} from './track-jump.ts';
export {
  splitAtAntimeridian,
  splitAtGaps,
  TRACK_GAP_MS,
  trackDistanceMeters,
  type TrackGap,
  type TrackPieces,
  unwrapLongitudes,
} from './track-line.ts';
export { insertLivePoint, isTrackPoint, isZeroPosition, mergeTrack, type TrackPoint, type ZeroRule } from './track.ts';
export { convert, type Quantity, quantityOf, tryConvert, type UnitName, type UnitOf, UNITS } from './units.ts';
export {
  isMoving,
  MOVING_SPEED_KNOTS,
  VESSEL_INACTIVE_MS,
  VESSEL_LATE_MS,
  VESSEL_LOST_UNDER_WAY_MS,
  vesselPresence,
  type VesselPresence,
  type VesselSighting,
} from './vessel-presence.ts';
