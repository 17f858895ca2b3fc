/** Cameras of a vessel: what they are, their stills, live views, budget, and who looked. */
import * as cameras from '@fms/contract/camera';
import { toWireTime } from '@fms/contract/scalar';
import type { AlarmId, VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askVessel, sendTo } from '../../api/ask-query.ts';
import { call, callPaged, download, open } from '../../api/index.ts';

/** A still comes each few minutes; asked for by hand, within seconds. */
const REFRESH_MS = 10_000;
const LOOKS_SHOWN = '8';
export const KEPT_PAGE = 24;
/** Pictures do not change under their time. */
const PICTURE_KEPT_MS = 300_000;

const of = (vesselId: VesselId) => ({ vesselId: String(vesselId) });

export const cameraQueries = {
  list: (vesselId: VesselId) => ({
    ...askVessel(['camera', vesselId, 'list'], cameras.getCameras, vesselId),
    refetchInterval: REFRESH_MS,
  }),
  states: (vesselId: VesselId) => ({
    ...askVessel(['camera', vesselId, 'states'], cameras.getCameraStates, vesselId),
    refetchInterval: REFRESH_MS,
  }),
  budget: (vesselId: VesselId) => ({
    ...askVessel(['camera', vesselId, 'budget'], cameras.getCameraBudget, vesselId),
    refetchInterval: REFRESH_MS,
  }),
  looks: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['camera', vesselId, 'looks'],
      queryFn: ({ signal }) =>
        call(cameras.listCameraViews, { query: { ...of(vesselId), limit: LOOKS_SHOWN }, signal }),
      refetchInterval: REFRESH_MS,
    }),
  stills: (vesselId: VesselId, cameraId: number, { from, to }: TimeSpan) =>
    queryOptions({
      queryKey: ['camera', vesselId, 'stills', cameraId, from, to],
      queryFn: ({ signal }) => {
        const period = { fromTime: toWireTime(from), toTime: toWireTime(to) };
        return call(cameras.listStills, { query: { ...of(vesselId), cameraId: String(cameraId), ...period }, signal });
      },
      refetchInterval: 6 * REFRESH_MS,
    }),
  alarmStills: (vesselId: VesselId, alarmId: AlarmId) =>
    queryOptions({
      queryKey: ['camera', vesselId, 'alarm', alarmId],
      queryFn: ({ signal }) =>
        call(cameras.listAlarmStills, { query: { ...of(vesselId), alarmId: String(alarmId) }, signal }),
      refetchInterval: REFRESH_MS,
    }),
  /** Those that people kept, newest first. */
  kept: (vesselId: VesselId, offset: number) =>
    queryOptions({
      queryKey: ['camera', vesselId, 'kept', offset],
      queryFn: ({ signal }) =>
        callPaged(cameras.listKeptStills, { query: { ...of(vesselId), offset, limit: KEPT_PAGE }, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: 6 * REFRESH_MS,
    }),
  /** The bytes of the still of a time. */
  picture: (vesselId: VesselId, cameraId: number, time: string) =>
    queryOptions({
      queryKey: ['camera-picture', vesselId, cameraId, time],
      queryFn: ({ signal }) =>
        download(cameras.getStill, { query: { ...of(vesselId), cameraId: String(cameraId), time }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: PICTURE_KEPT_MS,
    }),
};

export const cameraCalls = {
  ask: sendTo(cameras.askStills),
  keep: sendTo(cameras.keepStill),
  bookmark: sendTo(cameras.bookmarkStill),
  startLive: sendTo(cameras.startLive),
  prolongLive: sendTo(cameras.prolongLive),
  stopLive: sendTo(cameras.stopLive),
  /** The pictures of a live view, as they come. */
  readLive: (streamId: string, signal: AbortSignal) => open(cameras.readLive, { params: { streamId }, signal }),
};
