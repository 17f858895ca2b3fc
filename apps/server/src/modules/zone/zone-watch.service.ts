/**
 * Watches vessels cross the borders of zones, and how fast they are inside. Positions come here once they are stored and
 * became the latest, so that late data is never evaluated; those a track leaves out are not either. What counts as a
 * crossing, or as too fast, are the domain's rules.
 */
import type { ZoneEventKind } from '@fms/contract/zone';
import type { OrganizationId, VesselId } from '@fms/domain/identity';
import { isTrackable } from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';
import {
  computeZoneBox,
  computeZoneDepthMeters,
  evaluateZone,
  evaluateZoneSpeed,
  isNear,
  type ZoneBox,
  type ZoneFix,
  type ZoneSpeedState,
  type ZoneState,
} from '@fms/domain/zone';
import type { Bus, LatestPosition } from '../../platform/bus/bus.ts';
import { SerialQueue } from '../../platform/concurrency/serial-queue.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  findLastZoneEvents,
  findVesselOrganizations,
  findZones,
  insertZoneEvents,
  type StoredZone,
} from './zone.repository.ts';

export interface ZoneWatchPorts {
  db: Db;
  bus: Bus;
  /** Last known position of each vessel: its first crossing is evaluated against that. */
  latestOf(vesselId: VesselId): (ZoneFix & { quality: number }) | undefined;
  /** Told when what was seen could not be stored. */
  onFailure: (error: unknown) => void;
}

interface WatchedZone extends StoredZone {
  readonly box: ZoneBox;
}

/** What is to be stored of a vessel and a zone. */
interface Incident {
  readonly zone: WatchedZone;
  readonly vesselId: VesselId;
  readonly kind: ZoneEventKind;
  readonly first: ZoneFix;
  readonly knownUntil: Instant;
  readonly speedKnots: number | null;
  /** Forgets the position that confirmed it. */
  readonly takeBack: () => void;
}

/** Loads zones and begins to watch. Resolves when it does; stops with the bus. */
export async function openZoneWatch(ports: ZoneWatchPorts): Promise<void> {
  const watch = new ZoneWatch(ports);
  await watch.load();
  const { bus, onFailure } = ports;
  bus.subscribe('zone.changed', () => void watch.loadZones().catch(onFailure));
  bus.subscribe('vessel.changed', ({ vesselIds }) => void watch.loadVessels(vesselIds).catch(onFailure));
  bus.subscribe('organization.changed', () => void watch.load().catch(onFailure));
  bus.subscribe('positions.stored', (positions) => void watch.take(positions).catch(onFailure));
}

class ZoneWatch {
  readonly #ports: ZoneWatchPorts;
  readonly #states = new Map<string, ZoneState>();
  readonly #speeds = new Map<string, { readonly state: ZoneSpeedState; readonly limitKnots: number }>();
  readonly #last = new Map<VesselId, ZoneFix>();
  readonly #queue = new SerialQueue();
  #zones = new Map<OrganizationId, WatchedZone[]>();
  readonly #organizations = new Map<VesselId, OrganizationId>();
  #isResumed = false;

  constructor(ports: ZoneWatchPorts) {
    this.#ports = ports;
  }

  /** Zones and vessels as they are stored now. */
  async load(): Promise<void> {
    await this.loadVessels('all');
    await this.loadZones();
  }

  /** The organisations these vessels belong to now; one that was deleted is watched no longer. */
  loadVessels(vesselIds: readonly VesselId[] | 'all'): Promise<void> {
    return this.#queue.run(async () => {
      const found = await findVesselOrganizations(this.#ports.db, vesselIds);
      for (const id of vesselIds === 'all' ? [...this.#organizations.keys()] : vesselIds)
        this.#organizations.delete(id);
      for (const [id, organizationId] of found) this.#organizations.set(id, organizationId);
    });
  }

  /** Zones as they are stored now; one that was moved is evaluated anew. */
  loadZones(): Promise<void> {
    return this.#queue.run(async () => {
      const { db } = this.#ports;
      const before = new Map([...this.#zones.values()].flat().map((zone) => [zone.id, JSON.stringify(zone.outlines)]));
      const zones = (await findZones(db, 'all')).map((zone) => ({ ...zone, box: computeZoneBox(zone.outlines) }));
      this.#zones = Map.groupBy(zones, ({ organizationId }) => organizationId);
      if (!this.#isResumed) await this.#resume();
      const isSame = new Set(
        zones.filter((zone) => before.get(zone.id) === JSON.stringify(zone.outlines)).map(({ id }) => id),
      );
      for (const key of this.#states.keys()) {
        if (before.size > 0 && !isSame.has(zoneOf(key))) this.#states.delete(key);
      }
      // A changed speed limit is evaluated anew.
      const limitOf = new Map(zones.map(({ id, speedLimitKnots }) => [id, speedLimitKnots]));
      for (const [key, { limitKnots }] of this.#speeds) {
        if (limitOf.get(zoneOf(key)) !== limitKnots) this.#speeds.delete(key);
      }
    });
  }

  take(positions: readonly LatestPosition[]): Promise<void> {
    const fixes = positions.filter(({ quality }) => isTrackable(quality)).sort((a, b) => a.time - b.time);
    if (fixes.length === 0) return Promise.resolve();
    return this.#queue.run(async () => {
      const incidents = fixes.flatMap((fix) => this.#evaluate(fix));
      if (incidents.length > 0) await this.#storeOrTakeBack(incidents);
    });
  }

  /** What could not be stored is in doubt again: the next position confirms it, with the time at which it began. */
  async #storeOrTakeBack(incidents: readonly Incident[]): Promise<void> {
    try {
      await this.#store(incidents);
    } catch (error) {
      for (const { takeBack } of incidents.toReversed()) takeBack();
      throw error;
    }
  }

  /** Restores from the last events which vessels were inside when the server ended. */
  async #resume(): Promise<void> {
    this.#isResumed = true;
    for (const { zoneId, vesselId, kind, atMs, latitude, longitude } of await findLastZoneEvents(this.#ports.db)) {
      const last = { latitude, longitude, time: atMs };
      this.#states.set(keyOf(zoneId, vesselId), { isInside: kind === 'entered', isSettled: true, last, doubt: [] });
    }
  }

  #evaluate({ vesselId, time, latitude, longitude, speedKnots }: LatestPosition): Incident[] {
    const fix = { time, latitude, longitude };
    const organizationId = this.#organizations.get(vesselId);
    const last = this.#last.get(vesselId) ?? this.#lastKnown(vesselId, time);
    if (last !== undefined && fix.time <= last.time) return [];
    this.#last.set(vesselId, fix);
    const zones = organizationId === undefined ? [] : (this.#zones.get(organizationId) ?? []);
    return zones.flatMap((zone) => [
      ...this.#evaluateBorder(zone, vesselId, fix, last),
      ...this.#evaluateSpeed(zone, vesselId, fix, speedKnots),
    ]);
  }

  #evaluateBorder(zone: WatchedZone, vesselId: VesselId, fix: ZoneFix, last: ZoneFix | undefined): Incident[] {
    const key = keyOf(zone.id, vesselId);
    let state = this.#states.get(key);
    const near = isNear(zone.box, fix);
    if (state === undefined && !near && (last === undefined || !isNear(zone.box, last))) return [];
    // A vessel that comes from far away was outside, though its position was not compared with this zone.
    if (state === undefined && last !== undefined)
      ({ state } = evaluateZone(undefined, last, computeZoneDepthMeters(zone.outlines, last)));
    const evaluated = evaluateZone(state, fix, computeZoneDepthMeters(zone.outlines, fix));
    if (near || evaluated.state.isInside || evaluated.state.doubt.length > 0) this.#states.set(key, evaluated.state);
    else this.#states.delete(key);
    const before = state;
    if (evaluated.crossing === undefined || before === undefined) return [];
    const takeBack = () => void this.#states.set(key, before);
    return [{ ...evaluated.crossing, zone, vesselId, speedKnots: null, takeBack }];
  }

  /** Only of who is surely inside: the rule is that of the zone. */
  #evaluateSpeed(zone: WatchedZone, vesselId: VesselId, fix: ZoneFix, speedKnots: number | null): Incident[] {
    const key = keyOf(zone.id, vesselId);
    const place = this.#states.get(key);
    const isInside = place?.isInside === true && place.isSettled && place.doubt.length === 0;
    const limitKnots = zone.speedLimitKnots;
    if (limitKnots === null || !isInside) {
      this.#speeds.delete(key);
      return [];
    }
    if (speedKnots === null) return [];
    const before = this.#speeds.get(key);
    const { state, speeding } = evaluateZoneSpeed(before?.state, { ...fix, speedKnots }, limitKnots);
    this.#speeds.set(key, { state, limitKnots });
    if (speeding === undefined) return [];
    const takeBack = () => void (before === undefined ? this.#speeds.delete(key) : this.#speeds.set(key, before));
    const { first, knownUntil } = speeding;
    return [{ zone, vesselId, kind: 'speeding', first, knownUntil, speedKnots: first.speedKnots, takeBack }];
  }

  /** Before the first position since the start there is only what was stored; the position itself may be that already. */
  #lastKnown(vesselId: VesselId, before: Instant): ZoneFix | undefined {
    const known = this.#ports.latestOf(vesselId);
    return known !== undefined && known.time < before && isTrackable(known.quality) ? known : undefined;
  }

  async #store(incidents: readonly Incident[]): Promise<void> {
    const { db, bus } = this.#ports;
    await insertZoneEvents(
      db,
      incidents.map(({ zone, vesselId, kind, first, knownUntil, speedKnots }) => ({
        zoneId: zone.id,
        vesselId,
        kind,
        atMs: first.time,
        knownUntilMs: knownUntil,
        latitude: first.latitude,
        longitude: first.longitude,
        speedKnots,
      })),
    );
    bus.publish('zone.crossed', { vesselIds: [...new Set(incidents.map(({ vesselId }) => vesselId))] });
  }
}

const keyOf = (zoneId: number, vesselId: VesselId) => `${zoneId}:${vesselId}`;
const zoneOf = (key: string) => Number(key.split(':')[0]);
