/** Over which time the record is shown: the passage since the last port, a day or a week; in the address as `window`. */
import type { Vessel } from '@fms/contract/vessel';
import { DAY_MS, HOUR_MS, type TimeSpan } from '@fms/domain/time';
import { useMemo } from 'react';
import { z } from 'zod';
import { useLastPortCall } from '../../../entities/track/index.ts';
import { useMinute } from '../../../live/index.ts';
import { addressOf, parameter } from '../../../navigation/address-schema.ts';
import { useAddressState } from '../../../navigation/use-address.ts';

export const RECORD_WINDOWS = ['passage', 'day', 'week'] as const;
export type RecordWindow = (typeof RECORD_WINDOWS)[number];

const WEEK_MS = 7 * DAY_MS;
const ADDRESS = addressOf({ window: parameter('window', z.enum(RECORD_WINDOWS), 'passage') });

export interface RecordSpan {
  readonly window: TimeSpan;
  readonly choice: RecordWindow;
  readonly choose: (choice: RecordWindow) => void;
  /** The port the passage began at; null without a name, undefined where no passage of at most a week is known. */
  readonly port: string | null | undefined;
}

/** Ends with the minute the tab shows. Without a known passage the day stands for it. */
export function useRecordWindow(vessel: Vessel): RecordSpan {
  const to = useMinute();
  const [{ window: asked }, change] = useAddressState(ADDRESS);
  const { call } = useLastPortCall(vessel);
  const left = call === undefined || call.isCutAtEnd ? undefined : Date.parse(call.to);
  const isPassage = left !== undefined && to - left >= HOUR_MS && to - left <= WEEK_MS;
  const choice = asked === 'passage' && !isPassage ? 'day' : asked;
  const from = choice === 'passage' && left !== undefined ? left : to - (choice === 'week' ? WEEK_MS : DAY_MS);
  const window = useMemo(() => ({ from, to }), [from, to]);
  return {
    window,
    choice,
    choose: (next) => change({ window: next }),
    port: isPassage ? (call?.portName ?? null) : undefined,
  };
}
