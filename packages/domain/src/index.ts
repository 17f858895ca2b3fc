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
  type AlarmEvaluation,
  type AlarmLimits,
  type AlarmSample,
  type AlarmSeverity,
  type AlarmState,
  type AlarmTransition,
  type AlarmTransitionKind,
  evaluateSample,
  evaluateTime,
  getPendingUntil,
  INITIAL_ALARM_STATE,
  isUneventful,
} from './alarm.ts';
export { ALARM_GAP_MS, type AlarmEpisode, compareEpisodes, createAlarmReplay } from './alarm-back-test.ts';
export {
  computeEscalationTime,
  DEFAULT_ESCALATION_MINUTES,
  ESCALATED_PRIORITIES,
  ESCALATION_MINUTES,
  MAX_ESCALATION_MINUTES,
} from './alarm-escalation.ts';
export { type AlarmFlood, FLOOD_ALARMS, FLOOD_WINDOW_MS, findAlarmFloods, findFirstsInGroup } from './alarm-flood.ts';
export {
  ALARMS_A_DAY_MANAGEABLE,
  ALARMS_A_DAY_REDUCE,
  type AlarmKpi,
  type Annunciation,
  computeAlarmKpi,
  PRIORITY_SPLIT_TARGET,
} from './alarm-kpi.ts';
export {
  ALARM_PRIORITIES,
  type AlarmPriority,
  compareAlarms,
  getHighestPriority,
  type OrderedAlarm,
} from './alarm-priority.ts';
export { isSuppressed, MAX_SHELVE_MINUTES, SHELVE_MINUTES } from './alarm-suppression.ts';
export {
  buildCircleOutline,
  createAnchorState,
  createSwingCircle,
  evaluateAnchor,
  MAX_SWING_METERS,
  MIN_SWING_METERS,
  type SwingCircle,
} from './anchor-watch.ts';
export {
  type Batteries,
  type EnergyFlow,
  findBatteries,
  getFlowDirection,
  type Measured,
  readBatteryStrings,
  STRING_QUANTITIES,
  type StringQuantity,
} from './battery-string.ts';
export {
  type BrandingHosts,
  COMPANY_ORGANIZATION_ID,
  type ContactLink,
  DEFAULT_LOGO_ID,
  DEFAULT_ORGANIZATION_ID,
  type Dictionary,
  getContactLink,
  getHostDictionary,
  getHostLogo,
  getHostOrganizationId,
  IMS_ORGANIZATION_ID,
} from './branding.ts';
export { BUCKET_WIDTHS_SECONDS, type BucketPlan, findRollUp, MAX_CHART_POINTS, planBuckets } from './bucket.ts';
export { type CardTags, findCardTags } from './card-tag.ts';
export {
  type CertificateValidity,
  computeCertificateValidity,
  computeRenewalHorizon,
  isExpiryAfterIssue,
  sortByExpiry,
} from './certificate.ts';
export {
  CHARGE_ENDED,
  CHARGE_STARTED,
  type ChargeRecord,
  type ChargeSession,
  findChargeSessions,
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
  computeDashboardColumns,
  type DashboardColumns,
  placeInColumns,
} from './dashboard-columns.ts';
export { buildDefaultLayout, type DefaultWidget, WIDGET_SUBJECT, type WidgetType } from './dashboard-default.ts';
export {
  compactLayout,
  DASHBOARD_COLUMNS,
  type Direction,
  findFreePlace,
  isLayout,
  MAX_DASHBOARD_ROWS,
  MAX_WIDGETS,
  type PlaceChange,
  rearrangeLayout,
  sortInReadingOrder,
  stepPlace,
  type WidgetPlace,
  type WidgetSpan,
} from './dashboard-grid.ts';
export { DRIFT_MAX_KNOTS } from './drift.ts';
export { type Engine, type Equipment, findEngines, findEquipment, type NamedTag } from './equipment.ts';
export { formatEta, formatEtaInstant, parseEta } from './eta.ts';
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
  FRESH_INTERVALS,
  type Freshness,
  type FreshnessSource,
  getAgeMark,
  getFreshness,
  getNextFreshnessChange,
  ON_CHANGE_INTERVAL_MS,
  STALE_INTERVALS,
  STALE_MIN_MS,
} from './freshness.ts';
export { findGapCause, type GapCause } from './gap-cause.ts';
export { computeDestination, computeDistanceMeters, computeInitialBearing, MEAN_EARTH_RADIUS_KM } from './geodesy.ts';
export { computeHistogram, type HistogramBin } from './histogram.ts';
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
export { computeScaleEnd } from './instrument-scale.ts';
export { findLastChange, type SwitchBucket } from './last-change.ts';
export { buildLimitZones, type LimitZone } from './limit-zone.ts';
export { type MapWindow, MIN_MAP_SPAN_DEGREES, normaliseMapWindow, splitMapWindow } from './map-window.ts';
export {
  computeGreatCircle,
  computeRangeRing,
  computeRingMiles,
  type Leg,
  METERS_PER_NAUTICAL_MILE,
  measureLegs,
} from './measure.ts';
export { formatMmsi, getMmsiKind, type MmsiKind } from './mmsi.ts';
export { listPasswordFailures, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, type PasswordFailure } from './password.ts';
export {
  computePasswordAgeDays,
  isPasswordExpired,
  PASSWORD_AGE_WHEN_MISSING_DAYS,
  PASSWORD_EXPIRY_DAYS,
} from './password-expiry.ts';
export {
  canSeeDocumentation,
  canSeeFolder,
  getPermissionLevel,
  isFunctionVisible,
  isLevelWithheld,
  LEVEL_ADMIN,
  LEVEL_MANAGER,
  LEVEL_USER,
  type PermissionLevel,
} from './permission.ts';
export {
  computePredictionErrorMeters,
  KMH_PER_KNOT,
  type Motion,
  PREDICTION_EARTH_RADIUS_KM,
  PREDICTION_MAX_AGE_SECONDS,
  PREDICTION_TOLERANCE_METERS,
  predictPosition,
  shouldSendPosition,
} from './prediction.ts';
export {
  hasQuality,
  isTrackable,
  listQualityNames,
  QUALITY_BAD_SOURCE,
  QUALITY_GOOD,
  QUALITY_JUMP,
  QUALITY_MANUAL,
  QUALITY_NOT_TRACKABLE,
  QUALITY_REPAIRED,
  QUALITY_SIMULATED,
  QUALITY_SUSPECT_TIME,
  QUALITY_ZERO,
} from './quality.ts';
export { RangeSet } from './range-set.ts';
export { computeRisePerHour, type TimedValue } from './rise-per-hour.ts';
export {
  computeGridCellDegrees,
  computeMinSpacingMs,
  MAX_SCOPE,
  MIN_SCOPE,
  PIXELS_PER_POINT,
  SPACING_SPEED_KNOTS,
  WORLD_PIXELS_AT_ZOOM_0,
} from './scope.ts';
export {
  getHubReconnectDelayMs,
  HUB_RECONNECT_DELAYS_MS,
  IDLE_MS,
  IDLE_TIMEOUT_MS,
  KEEPALIVE_MS,
  TOKEN_REFRESH_MS,
  UPDATE_CHECK_MS,
} from './session-timing.ts';
export { listShiftBoundaries, listShiftsBetween, SHIFT_TIMES_HOURS, type Shift } from './shift.ts';
export { computeShiftTotal, getShiftBucketSeconds, type ShiftTotal } from './shift-total.ts';
export { type AlertEpisode, type AlertStatement, buildAlertEpisodes } from './ship-alarm.ts';
export {
  compareWithSisters,
  computeOperatingMeans,
  findWholeShipTags,
  getOperatingState,
  OPERATING_SPAN_MS,
  OPERATING_STATES,
  type OperatingSpan,
  type OperatingState,
  SISTER_QUANTITIES,
  type SisterQuantity,
  type WholeShipQuantity,
} from './sister-ship.ts';
export { isSisterShip, isSizeCompared, type SisterCandidate } from './sister-size.ts';
export { computeSunElevation, SUNSET_DEGREES } from './solar.ts';
export {
  type Aggregate,
  computeDeviation,
  computeMean,
  createAggregate,
  EMPTY_AGGREGATE,
  mergeAggregates,
  type Reading,
} from './statistics.ts';
export {
  computeNextStatus,
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
  getStatisticSeconds,
  isDataTagType,
  isStored,
  ROLL_UPS_SECONDS,
  type RollUpSeconds,
  type StoredValue,
  TAG_DEFAULT_MAX,
  TAG_DEFAULT_MIN,
} from './tag.ts';
export { findTankMedium, findTanks, type Tank, type TankMedium } from './tank.ts';
export { createTimeFilter, type TimeFilter } from './time-filter.ts';
export {
  DEFAULT_REPORT_TIME_ZONE,
  formatZoneOffset,
  getZoneOffsetMs,
  isTimeZone,
  listDailyTimes,
  listDayBoundaries,
  toInstantOfLocal,
} from './time-zone.ts';
export { insertLivePoint, isTrackPoint, isZeroPosition, mergeTrack, type TrackPoint, type ZeroRule } from './track.ts';
export {
  evaluateJump,
  evaluateTrack,
  type Fix,
  isReachable,
  JUMP_SCATTER_METERS,
  JUMP_SPEED_KNOTS,
  type JumpResult,
} from './track-jump.ts';
export {
  computeTrackDistanceMeters,
  splitAtAntimeridian,
  splitAtGaps,
  TRACK_GAP_MS,
  type TrackGap,
  type TrackPieces,
  unwrapLongitudes,
} from './track-line.ts';
export { convert, convertIfKnown, getQuantity, type Quantity, UNITS, type UnitName, type UnitOf } from './units.ts';
export { shortenUsername, USERNAME_CUT_AT, USERNAME_ELLIPSIS_ABOVE } from './username.ts';
export { getVesselActivity, type RestingPlace, type VesselActivity } from './vessel-activity.ts';
export { computeCompleteness, listIdentityProblems } from './vessel-info.ts';
export {
  getVesselPresence,
  isMoving,
  MOVING_SPEED_KNOTS,
  VESSEL_INACTIVE_MS,
  VESSEL_LATE_MS,
  VESSEL_LOST_UNDER_WAY_MS,
  type VesselPresence,
  type VesselSighting,
} from './vessel-presence.ts';
export {
  DEFAULT_VESSEL_CHOICE,
  DEFAULT_VESSEL_TABS,
  FIXED_VESSEL_TABS,
  isAdminTab,
  listVisibleVesselTabs,
  VESSEL_TABS,
  type VesselTabId,
} from './vessel-tab.ts';
export { computeKnots, computeVoyageTotals, findVoyageLegs, splitNoonDays, type VoyageTotals } from './voyage.ts';
export { redactSecrets } from './without-secrets.ts';
export {
  type Corner,
  computeZoneBox,
  computeZoneDepthMeters,
  evaluateZone,
  isNear,
  type Outline,
  ZONE_CONFIRM_MS,
  ZONE_CONFIRM_POSITIONS,
  ZONE_MARGIN_METERS,
  type ZoneBox,
  type ZoneCrossing,
  type ZoneFix,
  type ZoneState,
} from './zone.ts';
export { evaluateZoneSpeed, type SpeedFix, type Speeding, type ZoneSpeedState } from './zone-speed.ts';
