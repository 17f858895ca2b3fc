import type { DataState, VesselState } from './fleet-state.ts';

/** Vessels by how their data comes in, and by what they do: each vessel counts once in either. */
export interface FleetCounts {
  readonly data: Readonly<Record<DataState, number>>;
  readonly underWay: number;
  readonly drifting: number;
  readonly onStation: number;
  readonly stopped: number;
  readonly inPort: number;
  /** No position recent enough to say any of these. */
  readonly unknown: number;
}

export function countFleet(states: readonly VesselState[]): FleetCounts {
  const count = (matches: (state: VesselState) => boolean) => states.filter(matches).length;
  return {
    data: {
      online: count(({ data }) => data === 'online'),
      late: count(({ data }) => data === 'late'),
      silent: count(({ data }) => data === 'silent'),
      never: count(({ data }) => data === 'never'),
    },
    underWay: count(({ activity }) => activity === 'moving'),
    drifting: count(({ activity }) => activity === 'drifting'),
    onStation: count(({ activity }) => activity === 'on-station'),
    stopped: count(({ activity }) => activity === 'stopped'),
    inPort: count(({ activity }) => activity === 'in-port'),
    unknown: count(({ presence }) => presence !== 'moving' && presence !== 'stopped'),
  };
}
