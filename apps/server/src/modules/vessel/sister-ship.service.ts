/** A vessel beside its sister ships, by the rules of the domain. */
import { toWireTime } from '@fms/contract/scalar';
import { MAX_SISTERS, SISTER_DAYS, type SisterComparison, vesselSize } from '@fms/contract/vessel';
import type { TagId, VesselId } from '@fms/domain/identity';
import { DAY_MS, HOUR_MS, type Instant } from '@fms/domain/time';
import { convertIfKnown } from '@fms/domain/unit';
import {
  compareWithSisters,
  computeOperatingMeans,
  findWholeShipTags,
  getOperatingState,
  isSisterShip,
  isSizeCompared,
  OPERATING_SPAN_MS,
  OPERATING_STATES,
  type OperatingSpan,
  type SisterCandidate,
  type WholeShipQuantity,
} from '@fms/domain/vessel';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/failure/failure.ts';
import { findVessels, findVesselsOfType, type TypedVessel } from './vessel.repository.ts';

interface MeasuredTag {
  readonly id: TagId;
  readonly name: string;
  readonly unit: string;
}

interface Mean {
  readonly timeMs: Instant;
  readonly avg: number;
}

export interface SisterShipPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: VesselRights;
  tagsOf(vesselId: VesselId): readonly MeasuredTag[];
  speedTagOf(vesselId: VesselId): MeasuredTag | undefined;
  /** Means of the tags over spans of `spanMs` in [fromMs, toMs), by tag, in order of time. */
  means(
    tagIds: readonly TagId[],
    period: { fromMs: number; toMs: number; spanMs: number },
  ): Promise<ReadonlyMap<TagId, readonly Mean[]>>;
}

/** Recorded longer ago than this tells nothing of now. */
const NOW_MS = HOUR_MS;

const UNITS: Record<WholeShipQuantity, string> = {
  fuelLitresPerHour: 'l/h',
  shaftKilowatts: 'kW',
  electricKilowatts: 'kW',
};
const QUANTITIES = Object.keys(UNITS) as WholeShipQuantity[];

interface Recorded {
  readonly spans: readonly OperatingSpan[];
  /** When the last of them ended. */
  readonly untilMs: Instant | null;
}

export function createSisterShipService(ports: SisterShipPorts) {
  const { db, clock, rights } = ports;
  const recordedUntil = createLastAnswers((vesselId, toMs) => readSpans(ports, vesselId, toMs));

  return {
    /** Over whole spans, so that every request within ten minutes gets the same answer, computed once. */
    async compare(caller: Caller, vesselId: VesselId): Promise<SisterComparison> {
      await rights.require(caller, 'view', [vesselId]);
      const [own] = await findVessels(db, new Set([vesselId]));
      if (!own) throw notFound('The vessel');
      const visible = await rights.visible(caller);
      const candidate = toCandidate(own);
      const others = (await findVesselsOfType(db, own)).filter(({ id }) => visible.has(id)).map(toCandidate);
      const sisters = others.filter((other) => isSisterShip(candidate, other));
      const now = clock.now();
      const toMs = Math.floor(now / OPERATING_SPAN_MS) * OPERATING_SPAN_MS;
      const read = sisters.slice(0, MAX_SISTERS);
      const [ownRecord, ...theirs] = await Promise.all([candidate, ...read].map(({ id }) => recordedUntil(id, toMs)));
      const { spans, untilMs } = ownRecord as Recorded;
      const last = untilMs !== null && now - untilMs <= NOW_MS ? spans.at(-1) : undefined;
      return {
        vesselId,
        shipType: own.shipType,
        fromTime: toWireTime(toMs - SISTER_DAYS * DAY_MS),
        toTime: toWireTime(toMs),
        stateNow: last === undefined ? null : getOperatingState(last.speedKnots),
        ships: sisters.length,
        shipIds: read.map(({ id }) => id),
        shipsOfUnknownSize: read.filter((sister) => !isSizeCompared(candidate, sister)).length,
        states: OPERATING_STATES.map((state) => ({
          state,
          hours:
            (spans.filter(({ speedKnots }) => getOperatingState(speedKnots) === state).length * OPERATING_SPAN_MS) /
            HOUR_MS,
          figures: compareWithSisters(
            computeOperatingMeans(spans, state),
            theirs.map((their) => computeOperatingMeans(their.spans, state)),
          ),
        })),
      };
    },
  };
}
export type SisterShipService = ReturnType<typeof createSisterShipService>;

/** The ships the vessel is compared with, with no regard to rights; none for a vessel that is not in service. */
export async function findSisterIds(db: Db, vesselId: VesselId): Promise<VesselId[]> {
  const [own] = await findVessels(db, new Set([vesselId]));
  if (!own) return [];
  const others = (await findVesselsOfType(db, own)).map(toCandidate);
  return others.filter((other) => isSisterShip(toCandidate(own), other)).map(({ id }) => id);
}

const toCandidate = ({ detail, ...row }: TypedVessel): SisterCandidate & { id: VesselId } => ({
  ...row,
  ...vesselSize.parse(detail),
});

/** Caches answers of the last time asked for; those of an earlier time are dropped. */
function createLastAnswers<Answer>(ask: (vesselId: VesselId, toMs: Instant) => Promise<Answer>) {
  let atMs: Instant = Number.NaN;
  const answers = new Map<VesselId, Promise<Answer>>();
  return (vesselId: VesselId, toMs: Instant): Promise<Answer> => {
    if (toMs !== atMs) answers.clear();
    atMs = toMs;
    const known = answers.get(vesselId);
    if (known) return known;
    const answer = ask(vesselId, toMs);
    answers.set(vesselId, answer);
    answer.catch(() => answers.delete(vesselId));
    return answer;
  };
}

/** What a vessel measured on average in each span of the period; spans without a speed are left out. */
async function readSpans(ports: SisterShipPorts, vesselId: VesselId, toMs: Instant): Promise<Recorded> {
  const speed = ports.speedTagOf(vesselId);
  if (speed === undefined) return { spans: [], untilMs: null };
  const tags = ports.tagsOf(vesselId);
  const parts = QUANTITIES.map((quantity) => [quantity, findWholeShipTags(tags, quantity)] as const);
  const tagIds = [speed.id, ...parts.flatMap(([, its]) => its.map(({ id }) => id))];
  const period = { fromMs: toMs - SISTER_DAYS * DAY_MS, toMs, spanMs: OPERATING_SPAN_MS };
  const means = await ports.means([...new Set(tagIds)], period);
  const totals = parts.map(([quantity, its]) => [quantity, sumOf(its, means, UNITS[quantity])] as const);
  const speeds = [...sumOf([speed], means, 'kn')];
  const spans = speeds.map(([timeMs, speedKnots]) => {
    const measured = totals.flatMap(([quantity, total]) => {
      const value = total.get(timeMs);
      return value === undefined ? [] : [[quantity, value] as const];
    });
    return { speedKnots, ...Object.fromEntries(measured) };
  });
  const lastMs = speeds.at(-1)?.[0];
  return { spans, untilMs: lastMs === undefined ? null : lastMs + OPERATING_SPAN_MS };
}

/** The sum of the tags' means by time, where each of them was measured; nothing where a unit is of something else. */
function sumOf(
  tags: readonly MeasuredTag[],
  means: ReadonlyMap<TagId, readonly Mean[]>,
  unit: string,
): Map<Instant, number> {
  const sums = new Map<Instant, { total: number; parts: number }>();
  for (const tag of tags) {
    for (const { timeMs, avg } of means.get(tag.id) ?? []) {
      const value = convertIfKnown(avg, tag.unit, unit);
      if (value === undefined) continue;
      const { total, parts } = sums.get(timeMs) ?? { total: 0, parts: 0 };
      sums.set(timeMs, { total: total + value, parts: parts + 1 });
    }
  }
  return new Map([...sums].flatMap(([timeMs, { total, parts }]) => (parts === tags.length ? [[timeMs, total]] : [])));
}
