/** Live values: one hub connection, one cache per kind, and the hooks that read them. */
export {
  type AlarmSnapshot,
  type AlarmTally,
  countAlarmsByPriority,
  findWorstAlarm,
  findWorstAlarms,
} from './alarm-inbox.ts';
export type { Clock } from './clock.ts';
export { ClockOffsetProvider } from './clock-offset.ts';
export { createPageFrames, type FrameScheduler } from './frame.ts';
export type { LinkPhase, LinkStatus } from './hub/hub-client.ts';
export type { HubTransport, HubTransportEvents, OpenTransport } from './hub/hub-transport.ts';
export { createHubTransport } from './hub/lazy-transport.ts';
export { Notifier } from './listener/listeners.ts';
export { createLive, type Live, type LiveParts } from './live.ts';
export { LiveProvider, useLive } from './live-context.tsx';
export { formatTagValue, LiveReading, type LiveReadingProps, useReadingNote } from './live-reading.tsx';
export { createPastLive, type PastLive } from './past-live.ts';
export { type LivePosition, type PositionCache, predictLivePosition } from './position-cache.ts';
export { findGaps, type SeriesPoint, toSeriesPoints } from './series-points.ts';
export type { TagCache, TagSample } from './tag-cache.ts';
export { type Sample, type TagFreshness, type TagReading, UNKNOWN_READING } from './tag-reading.ts';
export { type SeriesSnapshot, TagSeries } from './tag-series.ts';
export { useIsMoving } from './use-is-moving.ts';
export { useAge, useAlarms, useFromClock, useLinkStatus, useMinute, usePosition } from './use-live.ts';
export { usePastSpan } from './use-past-span.ts';
export { getNumber, useTag, useTags } from './use-tag.ts';
