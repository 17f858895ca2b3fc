/** Points of hull and propeller over a span, with the filters in use and the reference they are held against. */
import type { Vessel } from '@fms/contract/vessel';
import {
  createPerformancePoint,
  fitDockingCurve,
  type PerformanceFilter,
  type PerformancePoint,
  type PerformanceShip,
  type PointSummary,
  selectPoints,
  summarisePoints,
  type TrialCurve,
} from '@fms/domain/performance';
import { DAY_MS, HOUR_MS, type Instant, type TimeSpan } from '@fms/domain/time';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineAnswers } from '../../../api/combine-answers.ts';
import type { PlantView } from '../../../entities/plant/index.ts';
import { vesselInfoQueries } from '../../../entities/vessel/index.ts';
import { type ColumnTags, performanceQueries } from './performance.queries.ts';
import { findPerformanceSlots } from './performance-slots.ts';
import { type ColumnUnits, type ReadBlock, readBlocks } from './read-blocks.ts';
import { describeShip } from './ship.ts';

export interface FuelPoint {
  readonly time: Instant;
  /** Through water, kn. */
  readonly speed: number;
  /** kW */
  readonly power: number;
  /** Of the main engines, l/h. */
  readonly fuel: number;
}

export interface Performance {
  /** All of them, each with the filters that refuse it. */
  readonly points: readonly PerformancePoint[];
  /** Every ten minutes under way with power. */
  readonly blocks: readonly ReadBlock[];
  /** Those that no filter in use refuses. */
  readonly used: readonly PerformancePoint[];
  /** Fuel of the used ones, where it is measured. */
  readonly fuel: readonly FuelPoint[];
  readonly summary: PointSummary;
  /** Null: neither a sea trial nor enough points after a docking. */
  readonly curve: TrialCurve | null;
  /** What is known of the ship, by which powers are corrected. */
  readonly ship: PerformanceShip;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

const CHUNK_MS = 30 * DAY_MS;
/** The reference without a trial: the first three months after docking. */
const REFERENCE_MS = 91 * DAY_MS;

export interface PerformanceAsk {
  readonly vessel: Vessel;
  readonly plant: PlantView;
  readonly window: TimeSpan;
  readonly filters: ReadonlySet<PerformanceFilter>;
  /** The last dry docking; undefined where none is entered. */
  readonly docked: Instant | undefined;
}

export function usePerformance({ vessel, plant, window, filters, docked }: PerformanceAsk): Performance {
  const { blocks, isPending, error, retry } = useBlocks(vessel, plant, window);
  const { data } = useQuery(vesselInfoQueries.particulars(vessel.id));
  const detail = data?.detail;
  const ship = useMemo(() => describeShip(plant, detail), [plant, detail]);
  const evaluated = useMemo(() => evaluate(blocks, ship, filters, docked), [blocks, ship, filters, docked]);
  return useMemo(() => {
    const used = selectPoints(evaluated.points, filters);
    const times = new Set(used.map(({ time }) => time));
    const fuel = blocks.flatMap(({ block, fuelRate }): FuelPoint[] => {
      const { speedThroughWater: speed, shaftPower: power } = block.means;
      const isKnown = fuelRate !== null && speed !== null && power !== null && times.has(block.time);
      return isKnown ? [{ time: block.time, speed, power, fuel: fuelRate }] : [];
    });
    const summary = summarisePoints(evaluated.points, filters);
    return { ...evaluated, blocks, used, fuel, summary, ship, isPending, error, retry };
  }, [evaluated, filters, blocks, ship, isPending, error, retry]);
}

/** Without a sea trial the first months after docking are the reference; the points are then evaluated by it. */
function evaluate(
  blocks: readonly ReadBlock[],
  ship: PerformanceShip,
  filters: ReadonlySet<PerformanceFilter>,
  docked: Instant | undefined,
): { points: readonly PerformancePoint[]; curve: TrialCurve | null } {
  const pointsBy = (curve: TrialCurve | null) =>
    blocks.flatMap(({ block }) => createPerformancePoint(block, { ...ship, curve }) ?? []);
  if (ship.curve !== null) return { points: pointsBy(ship.curve), curve: ship.curve };
  const free = pointsBy(null);
  const begin = docked ?? free[0]?.time ?? 0;
  const early = selectPoints(free, filters).filter(({ time }) => time >= begin && time < begin + REFERENCE_MS);
  const fitted = fitDockingCurve(early.map(({ speed, correctedPower: power }) => ({ speed, power })));
  return 'reason' in fitted ? { points: free, curve: null } : { points: pointsBy(fitted), curve: fitted };
}

function useBlocks(vessel: Vessel, plant: PlantView, { from, to }: TimeSpan) {
  const { tags, units } = useMemo(() => listTags(plant), [plant]);
  const chunks = useMemo(() => planMonths(from, to), [from, to]);
  const { found, isPending, error, retry } = useQueries({
    queries: chunks.map(({ isOpen, ...span }) => performanceQueries.blocks(vessel.id, span, tags, isOpen)),
    combine: combineAnswers<Blocks>,
  });
  return useMemo(() => {
    const all = chunks.flatMap((chunk, index) => {
      const answer = found[index];
      return answer === undefined ? [] : readBlocks(chunk.from, answer, units);
    });
    const blocks = all.filter(({ block }) => block.time >= from && block.time <= to);
    return { blocks, isPending, error, retry };
  }, [chunks, found, units, from, to, isPending, error, retry]);
}

type Blocks = Parameters<typeof readBlocks>[1];

/** Spans of thirty days since 1970; the last one runs and ends with the next hour. */
function planMonths(from: Instant, to: Instant): (TimeSpan & { isOpen: boolean })[] {
  const months = [];
  for (let start = Math.floor(from / CHUNK_MS) * CHUNK_MS; start < to; start += CHUNK_MS) {
    const isOpen = start + CHUNK_MS > to;
    months.push({ from: start, to: isOpen ? Math.ceil(to / HOUR_MS) * HOUR_MS : start + CHUNK_MS, isOpen });
  }
  return months;
}

function listTags(plant: PlantView): { tags: ColumnTags; units: ColumnUnits } {
  const slots = Object.entries(findPerformanceSlots(plant));
  const found = slots.map(([quantity, refs]) => {
    const tags = refs.flatMap((ref) => plant.tagOf(ref) ?? []);
    const [ref] = refs;
    const unit = { tag: tags[0]?.unit ?? '', slot: (ref && plant.slotOf(ref)?.unit) ?? '' };
    return { quantity, ids: tags.map(({ Id }) => Id), unit };
  });
  return {
    tags: Object.fromEntries(found.map(({ quantity, ids }) => [quantity, ids])),
    units: Object.fromEntries(found.map(({ quantity, unit }) => [quantity, unit])),
  };
}
