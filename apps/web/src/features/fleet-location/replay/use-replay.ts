/** The time the map shows: now, or a moment of the window that is replayed. What is shown stands in the address. */

import type { Alarm } from '@fms/contract/alarm';
import type { FleetHistory } from '@fms/contract/geo';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { fleetHistoryQueries } from '../../../entities/fleet/index.ts';
import { useFromClock, useLive } from '../../../live/index.ts';
import { ReplayMoment } from '../../../map/index.ts';
import { type ChangeAddress, useAddressState } from '../../../navigation/use-address.ts';
import { MAP_ADDRESS, type MapAddress } from '../address/map-address.ts';
import { getReplaySpan, type ReplayWindow, WINDOW_SCOPE } from '../address/replay-window.ts';
import { listAlarmsAt, wasActiveAt } from './alarm-history.ts';

export interface Replay {
  readonly window: ReplayWindow;
  readonly setWindow: (window: ReplayWindow) => void;
  readonly span: TimeSpan;
  /** Undefined until it came. */
  readonly history: FleetHistory | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly alarms: readonly Alarm[];
  /** Undefined while the map shows now. */
  readonly moment: ReplayMoment | undefined;
  /** Shows a moment; the end of the window is now. */
  readonly goTo: (time: Instant) => ReplayMoment | undefined;
  readonly backToLive: () => void;
}

const NO_ALARMS: readonly Alarm[] = [];
/** Nearer to now than this is now. */
const NOW_MS = 2_000;

export function useReplay(isOpen: boolean): Replay {
  const { clock } = useLive();
  const [{ window, at: startsAt }, change] = useAddressState(MAP_ADDRESS);
  const end = useFromClock((nowMs) => getReplaySpan(window, nowMs).to);
  const [moment, setMoment] = useState<ReplayMoment | undefined>(() =>
    startsAt !== undefined && startsAt < clock.now() ? new ReplayMoment(startsAt, clock.now()) : undefined,
  );
  const live = useMemo(() => getReplaySpan(window, end), [window, end]);
  // The window stands still while it is replayed: what is looked at must not move away.
  const [frozen, setFrozen] = useState(live);
  const span = moment === undefined || frozen.to - frozen.from !== live.to - live.from ? live : frozen;
  const positions = useQuery({ ...fleetHistoryQueries.positions(span, WINDOW_SCOPE[window]), enabled: isOpen });
  const alarms = useQuery({ ...fleetHistoryQueries.alarms(span), enabled: isOpen }).data ?? NO_ALARMS;
  const history = positions.data;
  useEffect(() => {
    if (moment !== undefined && history !== undefined) moment.setHistory(history, Math.min(span.to, clock.now()));
  }, [moment, history, span, clock]);
  useEffect(() => () => moment?.pause(), [moment]);

  const backToLive = useCallback(() => {
    setMoment(undefined);
    change({ at: undefined });
  }, [change]);
  const goTo = (time: Instant) => {
    if (time >= clock.now() - NOW_MS) {
      backToLive();
      return undefined;
    }
    const shown = moment ?? new ReplayMoment(time, clock.now());
    if (moment === undefined) {
      setFrozen(live);
      setMoment(shown);
    }
    shown.setTime(Math.max(span.from, time));
    return shown;
  };
  useAddress(moment, change);
  return {
    window,
    setWindow: (next) => change({ window: next }),
    span,
    history,
    hasFailed: positions.isError,
    retry: () => void positions.refetch(),
    alarms,
    moment,
    goTo,
    backToLive,
  };
}

/** Writes the time that is shown into the address once it stands: a link shows a colleague the same. */
function useAddress(moment: ReplayMoment | undefined, change: ChangeAddress<MapAddress>): void {
  useEffect(() => {
    if (moment === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      if (moment.speed === undefined) timer = setTimeout(() => change({ at: moment.now() }), 400);
    };
    write();
    const stop = moment.subscribe(write);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [moment, change]);
}

const LIVE = () => () => {};

/** The time of a replay, drawn again with every step of it and when its positions come; undefined while live. */
export function useReplayTime(moment: ReplayMoment | undefined): Instant | undefined {
  useSyncExternalStore(moment?.subscribe ?? LIVE, () => moment?.revision);
  return moment?.now();
}

/** Alarms that stood at the time that is shown; the same list until one came or went. */
export function useReplayAlarms(
  moment: ReplayMoment | undefined,
  alarms: readonly Alarm[],
): readonly Alarm[] | undefined {
  const key = useSyncExternalStore(moment?.subscribe ?? LIVE, () => {
    if (moment === undefined) return undefined;
    const time = moment.now();
    return alarms
      .filter((alarm) => wasActiveAt(alarm, time))
      .map(({ id, acknowledged }) => `${id}${acknowledged && Date.parse(acknowledged.at) <= time ? 'a' : ''}`)
      .join(',');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the list is another one
  return useMemo(() => (moment === undefined ? undefined : listAlarmsAt(alarms, moment.now())), [moment, alarms, key]);
}
