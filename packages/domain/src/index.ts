/** The rules of the product as pure functions. Everything here is free of clocks, stores, networks and screens. */
export {
  canSendFeedback,
  canSendReset,
  canSendSignUp,
  canSubmitForgotPassword,
  canSubmitLogin,
  canSubmitOneTimeCode,
} from './account-form.ts';
export {
  type AlarmJudgement,
  type AlarmLimits,
  type AlarmSample,
  type AlarmSeverity,
  type AlarmState,
  type AlarmTransition,
  type AlarmTransitionKind,
  INITIAL_ALARM_STATE,
  isUneventful,
  judgeSample,
  judgeTime,
  pendingUntil,
} from './alarm.ts';
export { ALARM_SILENCE_MS, type AlarmEpisode, compareEpisodes, replayAlarms } from './alarm-back-test.ts';
export {
  DEFAULT_ESCALATION_MINUTES,
  ESCALATED_PRIORITIES,
  ESCALATION_MINUTES,
  escalationDue,
  MAX_ESCALATION_MINUTES,
} from './alarm-escalation.ts';
export { type AlarmFlood, alarmFloods, FLOOD_ALARMS, FLOOD_WINDOW_MS, firstsInGroup } from './alarm-flood.ts';
export {
  ALARMS_A_DAY_MANAGEABLE,
  ALARMS_A_DAY_REDUCE,
  type AlarmKpi,
  type Annunciation,
  alarmKpi,
  PRIORITY_SPLIT_TARGET,
} from './alarm-kpi.ts';
export {
  ALARM_PRIORITIES,
  type AlarmPriority,
  compareAlarms,
  highestPriority,
  type OrderedAlarm,
} from './alarm-priority.ts';
export { isSuppressed, MAX_SHELVE_MINUTES, SHELVE_MINUTES } from './alarm-suppression.ts';
export {
  anchoredAt,
  circleOutline,
  judgeAnchor,
  MAX_SWING_METERS,
  MIN_SWING_METERS,
  type SwingCircle,
  swingCircle,
} from './anchor-watch.ts';
export {
  type Batteries,
  type EnergyFlow,
  findBatteries,
  flowDirection,
  type Measured,
  readBatteryStrings,
  STRING_QUANTITIES,
  type StringQuantity,
} from './battery-string.ts';
export {
  type BrandingHosts,
  COMPANY_ORGANIZATION_ID,
  type ContactLink,
  contactLink,
  DEFAULT_LOGO_ID,
  DEFAULT_ORGANIZATION_ID,
  type Dictionary,
  dictionaryForHost,
  IMS_ORGANIZATION_ID,
  logoForHost,
  organizationIdForHost,
} from './branding.ts';
export { BUCKET_WIDTHS_SECONDS, type BucketPlan, MAX_CHART_POINTS, planBuckets, rollUpFor } from './bucket.ts';
export { type CardTags, cardTags } from './card-tag.ts';
export {
  byExpiry,
  type CertificateValidity,
  certificateValidity,
  isExpiryAfterIssue,
  renewalHorizon,
} from './certificate.ts';
export {
  CHARGE_ENDED,
  CHARGE_STARTED,
  type ChargeRecord,
  type ChargeSession,
  chargeSessions,
} from './charge-session.ts';
export { CLOCK_TOLERANCE_MS, isClockWrong } from './clock-check.ts';
export { groupNear, type ScreenPoints } from './cluster.ts';
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
  type DashboardColumns,
  dashboardColumns,
  inColumns,
} from './dashboard-columns.ts';
export { type DefaultWidget, defaultLayout, WIDGET_SUBJECT, type WidgetType } from './dashboard-default.ts';
export {
  compacted,
  DASHBOARD_COLUMNS,
  type Direction,
  freePlace,
  inReadingOrder,
  isLayout,
  MAX_DASHBOARD_ROWS,
  MAX_WIDGETS,
  type PlaceChange,
  rearranged,
  stepped,
  type WidgetPlace,
  type WidgetSpan,
} from './dashboard-grid.ts';
export { DRIFT_MOST_KNOTS } from './drift.ts';
export { type Engine, type Equipment, findEngines, findEquipment, type NamedTag } from './equipment.ts';
export { etaInstant, etaText, etaTextAt } from './eta.ts';
export { formatBytes, formatDuration, TRUNCATE_LENGTH, truncate } from './format.ts';
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
export {
  FORMULA_FUNCTIONS,
  type Formula,
  type FormulaProblem,
  type FormulaResult,
  MAX_FORMULA_LENGTH,
  parseFormula,
} from './formula.ts';
export { computeFormula, MAX_FORMULA_STEPS } from './formula-value.ts';
export {
  AGE_MARK_FULL_MS,
  AGE_MARK_HOLLOW_MS,
  type AgeMark,
  ageMark,
  FRESH_INTERVALS,
  type Freshness,
  type FreshnessSource,
  freshness,
  freshnessChangesAt,
  ON_CHANGE_INTERVAL_MS,
  STALE_INTERVALS,
  STALE_MIN_MS,
} from './freshness.ts';
export { type GapCause, gapCause } from './gap-cause.ts';
export { destination, distanceMeters, initialBearing, MEAN_EARTH_RADIUS_KM } from './geodesy.ts';
export { type HistogramBin, histogram } from './histogram.ts';
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
export { isImo, parseImo } from './imo.ts';
export { scaleEnd } from './instrument-scale.ts';
export { lastChange, type SwitchBucket } from './last-change.ts';
export { type LimitZone, limitZones } from './limit-zone.ts';
export { type MapWindow, MIN_MAP_SPAN_DEGREES, normaliseMapWindow, splitMapWindow } from './map-window.ts';
export {
  greatCircle,
  type Leg,
  METERS_PER_NAUTICAL_MILE,
  measureLegs,
  rangeRing,
  ringMiles,
} from './measure.ts';
export { formatMmsi, type MmsiKind, mmsiKind } from './mmsi.ts';
export { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, type PasswordFailure, passwordFailures } from './password.ts';
export {
  isPasswordExpired,
  PASSWORD_AGE_WHEN_MISSING_DAYS,
  PASSWORD_EXPIRY_DAYS,
  passwordAgeDays,
} from './password-expiry.ts';
export {
  canSeeDocumentation,
  canSeeFolder,
  isFunctionVisible,
  isLevelWithheld,
  LEVEL_ADMIN,
  LEVEL_MANAGER,
  LEVEL_USER,
  type PermissionLevel,
  permissionLevel,
} from './permission.ts';
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
export { RangeSet } from './range-set.ts';
export { risePerHour, type TimedValue } from './rise-per-hour.ts';
export {
  gridCellDegrees,
  MAX_SCOPE,
  MIN_SCOPE,
  minSpacingMs,
  PIXELS_PER_POINT,
  SPACING_SPEED_KNOTS,
  WORLD_PIXELS_AT_ZOOM_0,
} from './scope.ts';
export {
  HUB_RECONNECT_DELAYS_MS,
  hubReconnectDelayMs,
  IDLE_MS,
  IDLE_TIMEOUT_MS,
  KEEPALIVE_MS,
  TOKEN_REFRESH_MS,
  UPDATE_CHECK_MS,
} from './session-timing.ts';
export { SHIFT_TIMES_HOURS, type Shift, shiftBoundaries, shiftsBetween } from './shift.ts';
export { type ShiftTotal, shiftBucketSeconds, shiftTotal } from './shift-total.ts';
export { type AlertEpisode, type AlertStatement, alertEpisodes } from './ship-alarm.ts';
export {
  besideSisters,
  OPERATING_SPAN_MS,
  OPERATING_STATES,
  type OperatingSpan,
  type OperatingState,
  operatingMeans,
  operatingState,
  SISTER_QUANTITIES,
  type SisterQuantity,
  type WholeShipQuantity,
  wholeShipTags,
} from './sister-ship.ts';
export { isSisterShip, isSizeCompared, type SisterCandidate } from './sister-size.ts';
export { SUNSET_DEGREES, sunElevation } from './solar.ts';
export {
  type Aggregate,
  aggregateOf,
  deviation,
  EMPTY_AGGREGATE,
  mean,
  mergeAggregates,
  type Reading,
} from './statistics.ts';
export {
  nextStatus,
  OUT_OF_RANGE_MS,
  STOPPED_KNOTS,
  type StatusEvent,
  type StatusEventKind,
  type StatusMemory,
  UNDER_WAY_KNOTS,
} from './status-event.ts';
export { findStays, STAY_RADIUS_METERS, type Stay, type StayKind } from './stay.ts';
export {
  DATA_TAG_TYPE,
  DATA_TAG_TYPE_NAMES,
  type DataTagType,
  isDataTagType,
  isStored,
  ROLL_UPS_SECONDS,
  type RollUpSeconds,
  type StoredValue,
  statisticSeconds,
  TAG_DEFAULT_MAX,
  TAG_DEFAULT_MIN,
} from './tag.ts';
export { findTanks, type Tank, type TankMedium, tankMedium } from './tank.ts';
export { type TimeFilter, timeFilter } from './time-filter.ts';
export {
  DEFAULT_REPORT_TIME_ZONE,
  dailyTimes,
  dayBoundaries,
  instantOfLocal,
  isTimeZone,
  zoneOffsetMs,
  zoneOffsetName,
} from './time-zone.ts';
export { insertLivePoint, isTrackPoint, isZeroPosition, mergeTrack, type TrackPoint, type ZeroRule } from './track.ts';
export {
  type Fix,
  isReachable,
  JUMP_SCATTER_METERS,
  JUMP_SPEED_KNOTS,
  type JumpVerdict,
  judgeJump,
  judgeTrack,
} from './track-jump.ts';
export {
  splitAtAntimeridian,
  splitAtGaps,
  TRACK_GAP_MS,
  type TrackGap,
  type TrackPieces,
  trackDistanceMeters,
  unwrapLongitudes,
} from './track-line.ts';
export { convert, type Quantity, quantityOf, tryConvert, UNITS, type UnitName, type UnitOf } from './units.ts';
export { shortUsername, USERNAME_CUT_AT, USERNAME_ELLIPSIS_ABOVE } from './username.ts';
export { type RestingPlace, type VesselActivity, vesselActivity } from './vessel-activity.ts';
export { completeness, identityProblems } from './vessel-info.ts';
export {
  isMoving,
  MOVING_SPEED_KNOTS,
  VESSEL_INACTIVE_MS,
  VESSEL_LATE_MS,
  VESSEL_LOST_UNDER_WAY_MS,
  type VesselPresence,
  type VesselSighting,
  vesselPresence,
} from './vessel-presence.ts';
export {
  DEFAULT_VESSEL_CHOICE,
  DEFAULT_VESSEL_TABS,
  FIXED_VESSEL_TABS,
  isAdminTab,
  VESSEL_TABS,
  type VesselTabId,
  visibleVesselTabs,
} from './vessel-tab.ts';
export { knotsOf, noonDays, type VoyageTotals, voyageLegs, voyageTotals } from './voyage.ts';
export { withoutSecrets } from './without-secrets.ts';
export {
  type Corner,
  depthMeters,
  isNear,
  judgeZone,
  type Outline,
  ZONE_CONFIRM_MS,
  ZONE_CONFIRM_POSITIONS,
  ZONE_MARGIN_METERS,
  type ZoneBox,
  type ZoneCrossing,
  type ZoneFix,
  type ZoneState,
  zoneBox,
} from './zone.ts';
export { judgeZoneSpeed, type SpeedFix, type Speeding, type ZoneSpeedState } from './zone-speed.ts';
