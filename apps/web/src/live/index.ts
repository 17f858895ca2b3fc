/** Live values: one hub connection, one cache per kind, and the hooks that read them. */
export {
  type AlarmCounts,
  type AlarmSnapshot,
  countAlarms,
  isActive,
  sortAlarms,
  worstAlarm,
} from './alarm-inbox.ts';
export { alarmFigures, alarmNumber, markState } from './alarm-words.ts';
export { type Clock, createClock } from './clock.ts';
export { type FrameScheduler, oncePerFrame, pageFrames } from './frame.ts';
export type { LinkPhase, LinkStatus } from './hub-client.ts';
export type { HubTransport, HubTransportEvents, OpenTransport } from './hub-transport.ts';
export { createLive, type Live, type LiveParts } from './live.ts';
export { LiveProvider, useLive } from './live-context.tsx';
export { type LivePosition, type PositionCache, predictedPosition } from './position-cache.ts';
export { signalrTransport } from './signalr-transport.ts';
export type { TagCache, TagSample } from './tag-cache.ts';
export type { Sample, TagFreshness, TagReading } from './tag-reading.ts';
export { useAge, useAlarms, useFromClock, useLinkStatus, useMinute, usePosition } from './use-live.ts';
export { numberOf, useTag } from './use-tag.ts';
export { LiveReading, type LiveReadingProps, useReadingNote, valueText } from './live-reading.tsx';
export type { SeriesPoint, Span } from './series-points.ts';
export type { SeriesSnapshot } from './tag-series.ts';
export { useTagSeries } from './use-tag-series.ts';
export { useVesselTags } from './use-vessel-tags.ts';
