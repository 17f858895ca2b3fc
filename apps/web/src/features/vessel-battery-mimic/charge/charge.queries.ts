/** The charge history of a vessel from the server, as sessions of §4.13 are made of it. */
import { getChargeHistory } from '@fms/contract/battery';
import type { AnswerOf } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import type { ChargeRecord } from '@fms/domain/battery';
import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

export const chargeQueries = {
  /** Records of the battery that tells most of them: a ship has one, or a second that is seldom charged. */
  ofVessel: (vesselId: VesselId, { from, to }: TimeSpan) =>
    queryOptions({
      queryKey: ['charge-history', vesselId, from, to],
      queryFn: async ({ signal }) => {
        const body = { vesselId, fromTime: toWireTime(from), toTime: toWireTime(to) };
        return toRecords(await call(getChargeHistory, { body, signal }));
      },
      staleTime: 60_000,
    }),
};

export function toRecords(answer: AnswerOf<typeof getChargeHistory>): readonly ChargeRecord[] {
  const histories = Object.values(answer).sort((a, b) => b.records.length - a.records.length);
  return (histories[0]?.records ?? []).map(({ timestamp, StateChange, battery }) => ({
    time: Date.parse(timestamp),
    stateChange: StateChange,
    socPercent: battery.map(({ SOC }) => SOC?.value ?? null),
  }));
}
