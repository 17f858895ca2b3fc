/** A real server that recordings are replayed to, and its answers in the terms of the facts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GeoPoint, getGeoLimit } from '@fms/contract/geo';
import { getLinkState, type LinkState } from '@fms/contract/link-state';
import { getStatistic, getTagsByVesselId, type Tag } from '@fms/contract/tag';
import { getAllVessels, type Vessel } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { startTestServer, type TestServer } from '@fms/server/testing';
import { expect } from 'vitest';
import { type ReplayOptions, type ReplayResult, runReplay } from '../replay/replay.ts';
import { getRecordingStem } from '../replay/stream-name.ts';
import { type ChannelFacts, getRecordingPath } from './recordings.ts';
import { buildReplayOptions, createTestFolder } from './replay-to-shore.ts';

/** The facts keep six digits of a value; a mean of means loses one. */
const MICRO = 6;
const MEAN = 5;

/** Recordings that do not say when they were made, and the day they are laid on. */
export const GIVEN_DAY: Readonly<Record<string, number>> = {
  'nmea0183/plaka.log.gz': Date.UTC(2016, 6, 1),
  'ais/gpsd_ais_type6_mix.log.gz': Date.UTC(2018, 8, 4),
  'energy/ups_liion_rundown_20210428.csv': Date.UTC(2021, 3, 28),
  'energy/victron_bmv702_vedirect.dump.gz': Date.UTC(2021, 3, 28),
};

export class RealShore {
  readonly server: TestServer;
  readonly #key: string;
  readonly #folder = createTestFolder();

  private constructor(server: TestServer) {
    this.server = server;
    this.#key = readFileSync(join(server.dataFolder, 'demo-fleet.key'), 'utf8').trim();
  }

  static async start(): Promise<RealShore> {
    return new RealShore(await startTestServer());
  }

  async close(): Promise<void> {
    await this.server.close();
    this.#folder.remove();
  }

  /** Replays a recording by its name in the folder; its vessel is made and called after it. */
  send(name: string, given: Partial<ReplayOptions> = {}): Promise<ReplayResult> {
    const day = GIVEN_DAY[name];
    const start = day === undefined ? null : { instant: day, exact: false };
    const place = { path: getRecordingPath(name), server: this.server.address, dataFolder: this.#folder.path };
    return runReplay(buildReplayOptions({ ...place, key: this.#key, now: Date.now, start, ...given }));
  }

  async vesselOf(name: string): Promise<Vessel> {
    const vessels = await this.server.asAdmin.call(getAllVessels);
    const vessel = vessels.find((one) => one.name === getRecordingStem(name));
    if (!vessel) throw new Error(`${name} made no vessel`);
    return vessel;
  }

  /** With the latest value of each. */
  tags(vesselId: VesselId): Promise<Tag[]> {
    return this.server.asAdmin.call(getTagsByVesselId, { query: { vesselId: String(vesselId), isGetLater: 'true' } });
  }

  /** Oldest first. */
  async track(vesselId: VesselId): Promise<GeoPoint[]> {
    const query = { vesselId: String(vesselId), limit: 1_000_000 };
    return (await this.server.asAdmin.call(getGeoLimit, { query })).reverse();
  }

  /** Numbers, texts and positions the link has stored for the vessel. */
  async samplesStored(vesselId: VesselId): Promise<number> {
    return (await this.#link(vesselId))?.samplesStored ?? 0;
  }

  /** What was refused on board and ashore, as the API counts it, by reason in order of the alphabet. */
  async refusals(vesselId: VesselId): Promise<Record<string, number>> {
    const counts = ((await this.#link(vesselId))?.refusals ?? []).map(({ reason, count }) => [reason, count] as const);
    return Object.fromEntries(counts.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  async #link(vesselId: VesselId): Promise<LinkState | undefined> {
    const [link] = await this.server.asAdmin.call(getLinkState, { query: { vesselId: String(vesselId) } });
    return link;
  }

  /** Statistic of several tags of one vessel together, by the start of each bucket. */
  async statistic(tags: readonly Tag[], fromMs: number, toMs: number, maxPoints: number) {
    const [first] = tags;
    if (!first) return new Map<number, ChannelFacts>();
    const iso = (ms: number) => new Date(ms).toISOString();
    const asked = { vesselId: first.vesselId, fromTime: iso(fromMs), toTime: iso(toMs), maxPoints };
    const answer = await this.server.asAdmin.call(getStatistic, { body: { ...asked, tags: tags.map(({ Id }) => Id) } });
    const points = answer.flatMap((one) => one.points).map((point) => ({ ...point, at: Date.parse(point.time) }));
    const buckets = Map.groupBy(points, ({ at }) => at);
    return new Map(
      [...buckets].map(([at, of]) => {
        const count = of.reduce((sum, point) => sum + point.count, 0);
        const total = of.reduce((sum, point) => sum + point.avg * point.count, 0);
        const most = of.reduce((a, b) => (b.count > a.count ? b : a));
        const [min, max] = [Math.min(...of.map((p) => p.min)), Math.max(...of.map((p) => p.max))];
        return [at, { count, min, max, avg: total / count, last: most.last }] as const;
      }),
    );
  }
}

/** Facts as an answer has to come near to, each figure in the tag's unit. */
export function expectNear(
  { count, min, max, avg, last }: ChannelFacts,
  toTag: (figure: number) => number = (it) => it,
) {
  return {
    count,
    min: expect.closeTo(toTag(min), MICRO),
    max: expect.closeTo(toTag(max), MICRO),
    avg: expect.closeTo(toTag(avg), MEAN),
    last: expect.closeTo(toTag(last), MICRO),
  };
}
