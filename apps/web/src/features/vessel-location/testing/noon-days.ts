import type { NoonDay } from '@fms/contract/voyage';

/** A whole day under way and at anchor, and the 90 min after it in one state; the noon of both is `noonHour` in UTC. */
export function buildNoonDays(noonHour: number, state: NoonDay['totals'][number]['state']): NoonDay[] {
  const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, 0, hour * 60)).toISOString();
  return [
    {
      from: at(20, noonHour),
      to: at(21, noonHour),
      isPartial: false,
      totals: [
        { state: 'sea', seconds: 20 * 3600, meters: 240 * 1852 },
        { state: 'anchor', seconds: 4 * 3600, meters: 0 },
      ],
    },
    {
      from: at(21, noonHour),
      to: at(21, noonHour + 1.5),
      isPartial: true,
      totals: [{ state, seconds: 5400, meters: 0 }],
    },
  ];
}
