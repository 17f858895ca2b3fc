import type { VesselId } from '@fms/domain/identity';
import type { Transfer } from '@fms/domain/tank';
import { MINUTE_MS } from '@fms/domain/time';
import { useMemo } from 'react';
import type { ReadState } from '../../../api/read-state.ts';
import { usePlantPlace } from '../../../entities/plant/index.ts';
import {
  DAY_MS,
  getContentTag,
  groupByGrade,
  type PlantTank,
  readCourse,
  type TagHistory,
  useTagHistory,
} from '../../../entities/tank/index.ts';
import { findDeliveries, findTankTransfers, type Move, toMove } from '../model/find-moves.ts';

/** Transfers need a value a minute ... */
const FINE = { lengthMs: DAY_MS / 2, bucketMs: MINUTE_MS, stepMs: 2 * MINUTE_MS };
/** ... bunkerings, which take hours, one in ten. */
const COARSE = { lengthMs: 7 * DAY_MS, bucketMs: 10 * MINUTE_MS };

export interface Moves extends ReadState {
  /** Newest first. */
  readonly moves: readonly Move[];
  /** Those that run at the moment the tab shows. */
  readonly running: readonly Transfer[];
  /** What was measured over 7 days, by which grades are followed as well. */
  readonly week: TagHistory;
}

/** What was bunkered and discharged in 7 days, and moved between tanks in 12 hours. */
export function useMoves(vesselId: VesselId, tanks: readonly PlantTank[]): Moves {
  const { plant } = usePlantPlace();
  const groups = useMemo(() => groupByGrade(tanks), [tanks]);
  const tagsOf = (of: readonly PlantTank[]) => of.flatMap((tank) => getContentTag(plant, tank) ?? []);
  const movable = groups.filter((group) => group.tanks.length > 1).flatMap((group) => group.tanks);
  const fine = useTagHistory(vesselId, tagsOf(movable), FINE);
  const week = useTagHistory(vesselId, tagsOf(tanks), COARSE);
  const courseIn = (history: TagHistory) => (id: string) => {
    const tank = tanks.find((one) => one.id === id);
    return tank === undefined ? [] : readCourse(plant, tank, history);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what reads the courses follows from the history
  const transfers = useMemo(() => findTankTransfers(groups, courseIn(fine)), [groups, fine]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what reads the courses follows from the history
  const deliveries = useMemo(() => findDeliveries(groups, courseIn(week)), [groups, week]);
  const moves = useMemo(
    () => [...deliveries, ...transfers.map(toMove)].toSorted((a, b) => b.from - a.from),
    [deliveries, transfers],
  );
  return {
    moves,
    running: transfers.filter(({ isRunning }) => isRunning),
    week,
    isPending: fine.isPending || week.isPending,
    error: fine.error ?? week.error,
    reload: () => {
      fine.reload();
      week.reload();
    },
  };
}
