/**
 * Every tag of the fleet, in memory: the hot path looks up each declared tag here, and calls answer from here. Rows are
 * written to the database first. No other process writes them: one server runs on a database.
 */
import type { TagDeclaration } from '@fms/contract/link';
import type { TagId, VesselId } from '@fms/domain/identity';
import { isRuled, type QualityRule } from '@fms/domain/quality';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { BatchLoader } from '../../platform/concurrency/batch-loader.ts';
import type { Db } from '../../platform/database/database.ts';
import type { TagRow as StoredTag, TagRole } from '../../platform/database/tables/telemetry.ts';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import { DESCRIBED, EDITABLE, findAllTags, type NewTag, upsertDeclaredTags } from './tag.repository.ts';

/**
 * A tag as people see it: what they gave stands in the place of the ship's declaration. Links hold the object for as
 * long as they live; one that was deleted meanwhile says so.
 */
export type TagRow = StoredTag & {
  readonly declared: Declared;
  /** Its name on board, where people gave it another: widgets and formulas are bound to it. */
  declaredName: string | undefined;
  /** Null where nothing is evaluated: nearly all tags, and each of their samples. */
  qualityRule: QualityRule | null;
  isGone?: true;
};
type Declared = Pick<StoredTag, 'name' | 'description' | 'unit' | 'decimals'>;

/** Tags in one statement: PostgreSQL takes 65,535 parameters, and a tag has twenty. */
const TAGS_PER_STATEMENT = 2000;

export interface TagCatalog {
  of(tagId: TagId | number): TagRow | undefined;
  /** In the order they were declared. */
  ofVessel(vesselId: VesselId): readonly TagRow[];
  /** The tag that plays a part on its vessel; of several the one declared first. */
  inRole(vesselId: VesselId, role: TagRole): TagRow | undefined;
  all(): Iterable<TagRow>;
  /** Makes the tags known or brings them up to date; answers one row per declaration, in order. */
  declare(vesselId: VesselId, declarations: readonly Omit<TagDeclaration, 'vesselIndex'>[]): Promise<TagRow[]>;
  /** Takes over stored rows that changed, and publishes them. */
  adopt(rows: readonly StoredTag[]): void;
  /** Forgets a deleted tag, and publishes that. */
  forget(tagId: TagId): void;
}

export async function openTagCatalog(db: Db, bus: Pick<Bus, 'publish'>, clock: Clock): Promise<TagCatalog> {
  const byId = new Map<number, TagRow>();
  const byVessel = new Map<VesselId, TagRow[]>();
  const byName = new Map<string, TagRow>();

  function keep(stored: StoredTag): void {
    const row = toTagRow(stored);
    const known = byId.get(row.id);
    // The same object stays, because links hold it.
    if (known) {
      byName.delete(boardNameOf(known));
      Object.assign(known, row);
      byName.set(boardNameOf(known), known);
    } else {
      byId.set(row.id, row);
      byName.set(boardNameOf(row), row);
      const siblings = byVessel.get(row.vesselId);
      if (siblings) siblings.push(row);
      else byVessel.set(row.vesselId, [row]);
    }
  }
  for (const row of await findAllTags(db)) keep(row);

  /** Of many vessels at once; what two links declare alike in one moment is one row. */
  const writing = new BatchLoader<NewTag, undefined>(async (tags) => {
    const once = new Map(tags.map((tag) => [nameOf(tag), tag]));
    const rows = await upsertDeclaredTags(db, [...once.values()]);
    for (const row of rows.sort((a, b) => a.id - b.id)) keep(row);
    bus.publish('tag.changed', { vesselIds: [...new Set(rows.map(({ vesselId }) => vesselId))] });
    return tags.map(() => undefined);
  }, TAGS_PER_STATEMENT);

  return {
    of: (tagId) => byId.get(tagId),
    ofVessel: (vesselId) => byVessel.get(vesselId) ?? [],
    inRole: (vesselId, role) => byVessel.get(vesselId)?.find((row) => row.role === role),
    all: () => byId.values(),
    async declare(vesselId, declarations) {
      const wanted = declarations.map((declaration) => newTag(vesselId, declaration, clock.now()));
      const changed = new Map<string, NewTag>();
      for (const tag of wanted) {
        const known = byName.get(nameOf(tag));
        if (!known || differs(known, tag)) changed.set(nameOf(tag), tag);
      }
      await Promise.all([...changed.values()].map((tag) => writing.load(tag)));
      return wanted.map((tag) => {
        const row = byName.get(nameOf(tag));
        if (!row) throw new Error(`tag ${tag.name} of vessel ${vesselId} is not there after it was declared`);
        return row;
      });
    },
    adopt(rows) {
      for (const row of rows) keep(row);
      bus.publish('tag.changed', { vesselIds: [...new Set(rows.map(({ vesselId }) => vesselId))] });
    },
    forget(tagId) {
      const row = byId.get(tagId);
      if (!row) return;
      row.isGone = true;
      byId.delete(tagId);
      byName.delete(boardNameOf(row));
      const siblings = (byVessel.get(row.vesselId) ?? []).filter(({ id }) => id !== tagId);
      if (siblings.length > 0) byVessel.set(row.vesselId, siblings);
      else byVessel.delete(row.vesselId);
      bus.publish('tag.changed', { vesselIds: [row.vesselId] });
    },
  };
}

/** What a tag is known by on board; names hold no control characters. */
function nameOf({ vesselId, name, source }: Pick<NewTag, 'vesselId' | 'name' | 'source'>): string {
  return `${vesselId}\n${name}\n${source}`;
}

/** The key of a known tag: what people call it changes nothing of it. */
function boardNameOf({ vesselId, declared, source }: TagRow): string {
  return nameOf({ vesselId, name: declared.name, source });
}

/** A stored tag as people see it. */
function toTagRow(stored: StoredTag): TagRow {
  const { name, description, unit, decimals, lowestPossible, highestPossible, fastestChange, stuckSeconds } = stored;
  const rule = { lowestPossible, highestPossible, fastestChange, stuckSeconds };
  const shown = stored.givenName ?? name;
  return {
    ...stored,
    name: shown,
    description: stored.givenDescription ?? description,
    unit: stored.givenUnit ?? unit,
    decimals: stored.givenDecimals ?? decimals,
    declared: { name, description, unit, decimals },
    declaredName: shown === name ? undefined : name,
    qualityRule: isRuled(rule) ? rule : null,
  };
}

/** Texts come from ships: what the database cannot hold or a screen would trip over is taken out. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
}

function newTag(vesselId: VesselId, declaration: Omit<TagDeclaration, 'vesselIndex'>, now: number): NewTag {
  const { name, source, sentence = '', description, unit, subsystem, type, ...rest } = declaration;
  return {
    vesselId,
    name: clean(name) || 'unnamed',
    source: clean(source),
    sentence: clean(sentence),
    description: clean(description),
    unit: clean(unit),
    subsystem: clean(subsystem),
    type: type as NewTag['type'],
    valueKind: rest.valueKind,
    decimals: rest.decimals,
    intervalSeconds: rest.intervalSeconds,
    min: rest.min,
    max: rest.max,
    alarmLevel: rest.alarmLevel,
    emergencyLevel: rest.emergencyLevel,
    reverse: rest.reverse,
    delaySeconds: rest.delaySeconds,
    deadBand: rest.deadBand,
    role: rest.role,
    createdMs: now,
  };
}

function differs(known: TagRow, declared: NewTag): boolean {
  const columns = known.editedMs === null ? [...DESCRIBED, ...EDITABLE] : DESCRIBED;
  const before = { ...known, ...known.declared };
  const isTold = declared.sentence !== '' && declared.sentence !== known.sentence;
  return isTold || columns.some((column) => before[column] !== declared[column]);
}

export const TAG_CATALOG: ServiceKey<TagCatalog> = serviceKey('the tag catalogue');
