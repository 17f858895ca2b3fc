/**
 * What changed in the last two minutes. A page asks for its lists before its connection stands, and what changes in
 * between reaches no connection of it: each new connection is told what changed lately.
 */
import { type HubMessages, MISSED_CHANGES_MS } from '@fms/contract/hub';
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Bus } from '../platform/bus/bus.ts';
import type { Clock } from '../platform/clock/clock.ts';

type Change = HubMessages['changed'][0];
type Subject = Change['subject'];

/** Ids remembered of a subject; beyond, it counts as changed for all. */
const MOST_IDS = 20_000;

/** Who a connection belongs to, and what it may see. */
interface Reader {
  readonly userId: UserId;
  readonly visible: ReadonlySet<VesselId>;
}

/** Since when each id, or all of them, count as changed. */
class ChangedIds<Id extends number> {
  readonly #at = new Map<Id, Instant>();
  #allAt = Number.NEGATIVE_INFINITY;

  note(ids: readonly Id[] | 'all', at: Instant): void {
    if (ids === 'all' || this.#at.size + ids.length > MOST_IDS) {
      this.#at.clear();
      this.#allAt = at;
      return;
    }
    for (const id of ids) this.#at.set(id, at);
  }

  isOfAll(since: Instant): boolean {
    return this.#allAt >= since;
  }

  /** Ids since then; older ones are forgotten. */
  list(since: Instant): Id[] {
    for (const [id, at] of this.#at) if (at < since) this.#at.delete(id);
    return [...this.#at.keys()];
  }
}

export class RecentChanges {
  readonly #clock: Clock;
  readonly #vessels = new Map<Subject, ChangedIds<VesselId>>();
  readonly #users = new ChangedIds<UserId>();
  readonly #ways: (() => void)[];

  constructor({ bus, clock }: { bus: Bus; clock: Clock }) {
    this.#clock = clock;
    this.#ways = [
      bus.subscribe('vessel.changed', ({ vesselIds }) => this.#note('vessel', vesselIds)),
      // What is deleted is visible to none: that something was has to be told to all.
      bus.subscribe('vessel.removed', () => this.#note('vessel', 'all')),
      bus.subscribe('tag.changed', ({ vesselIds }) => this.#note('tag', vesselIds)),
      bus.subscribe('zone.changed', ({ vesselIds }) => this.#note('zone', vesselIds)),
      bus.subscribe('job.changed', ({ vesselIds }) => this.#note('job', vesselIds)),
      bus.subscribe('organization.changed', ({ vesselIds }) =>
        this.#note('organization', vesselIds.length === 0 ? 'all' : vesselIds),
      ),
      bus.subscribe('right.changed', ({ userIds }) => this.#users.note(userIds ?? 'all', clock.now())),
    ];
  }

  /** As the hub would have told a connection of this reader; a change of rights includes all others. */
  listFor({ userId, visible }: Reader): Change[] {
    const since = this.#clock.now() - MISSED_CHANGES_MS;
    const isUserChanged = this.#users.isOfAll(since) || this.#users.list(since).includes(userId);
    if (isUserChanged) return [{ subject: 'right', vesselIds: [] }];
    return [...this.#vessels].flatMap(([subject, changed]): Change[] => {
      const seen = changed.list(since).filter((id) => visible.has(id));
      return seen.length > 0 || changed.isOfAll(since) ? [{ subject, vesselIds: seen }] : [];
    });
  }

  close(): void {
    for (const leave of this.#ways) leave();
  }

  #note(subject: Subject, vesselIds: readonly VesselId[] | 'all'): void {
    const changed = this.#vessels.get(subject) ?? new ChangedIds<VesselId>();
    changed.note(vesselIds, this.#clock.now());
    this.#vessels.set(subject, changed);
  }
}
