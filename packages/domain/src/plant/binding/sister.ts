/** What people decided on one ship, as evidence for the tags of its sisters: ships of one yard series or organisation. */
import type { VesselId } from '../../identity/index.ts';
import { getBoardName } from '../../tag/tag-name.ts';
import { findSlotOf, type Plant } from '../model/plant.ts';
import { parseSlotRef } from '../model/slot-ref.ts';
import { findSlot } from '../slot/index.ts';
import { type BindableTag, type Candidate, type Proposal, SILENT_SCORE } from './candidate.ts';
import { foldName } from './fold-name.ts';
import { compareUnit } from './match-slot.ts';

/** A tag of that name fills that slot; undefined as name: the slot is there and no tag fills it. */
export interface Decision {
  readonly tagName: string | undefined;
  readonly place: Pick<Candidate, 'kind' | 'mark' | 'equipmentName' | 'key' | 'index'>;
  /** The ship it was decided on; undefined where the decisions have no ship. */
  readonly vesselId?: VesselId;
}

/** All sisters that know a name say the same slot, and so do the rules: two sources that do not know of each other. */
const CONFIRMED_SCORE = 0.96;
/** From this score on a rule has read words of the name: by unit and range alone it confirms nothing. */
const CONFIRMING_SCORE = 0.5;
/**
 * All sisters that know a name say the same slot, and the rules do not. A yard may number the sensors of the next ship
 * anew, so that the proposal leads and a person accepts it.
 */
const AGREED_SCORE = SILENT_SCORE - 0.05;
/** Sisters contradict one another: the most common one leads, and a person decides. */
const DISPUTED_SCORE = 0.7;
/** A person left that slot of a sister empty although a rule would have filled it. */
const LEFT_EMPTY_SCORE = SILENT_SCORE - 0.1;

/**
 * The decisions a ship's stored plant holds, by the names its tags have on board. Equipment whose id does not begin with
 * its kind was named by a person for that ship alone and tells its sisters nothing.
 */
export function listDecisions(stored: Plant, tags: readonly BindableTag[], vesselId?: VesselId): Decision[] {
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  return stored.bindings.flatMap(({ slot: ref, tagId }): Decision[] => {
    const found = findSlotOf(stored, ref);
    const tag = tagId === null ? undefined : byId.get(tagId);
    if (found === undefined || (tagId !== null && tag === undefined)) return [];
    const { id, kind, name } = found.equipment;
    if (id !== kind && !id.startsWith(`${kind}-`)) return [];
    const mark = id.slice(kind.length + 1);
    const place = { kind, mark, equipmentName: name, key: found.slot.key, index: parseSlotRef(ref)?.index };
    return [{ tagName: tag && getBoardName(tag), place, ...(vesselId !== undefined && { vesselId }) }];
  });
}

/**
 * Proposals with what sisters decided put first, as evidence `sister`: the slot of the tag of the same name, where its
 * unit and kind of value fit. What sisters alone say is never bound without asking, nor is a slot that sisters left
 * empty, nor what a rule says against them.
 * @param decisions those of each sister, the ship itself not among them
 */
export function learnFromSisters(
  proposals: readonly Proposal[],
  tags: readonly BindableTag[],
  decisions: readonly (readonly Decision[])[],
): Proposal[] {
  const all = decisions.flat();
  const byName = Map.groupBy(all, ({ tagName }) => (tagName === undefined ? '' : foldName(tagName)));
  const filled = new Set(all.filter(({ tagName }) => tagName !== undefined).map(toPlaceKey));
  const empty = new Set((byName.get('') ?? []).map(toPlaceKey).filter((place) => !filled.has(place)));
  const byId = new Map(tags.map((tag) => [tag.id, tag]));
  return proposals.map(({ tagId, candidates }) => {
    const tag = byId.get(tagId);
    const said = tag === undefined ? [] : listLearned(tag, byName.get(foldName(getBoardName(tag))) ?? []);
    const learned = said.length === 1 ? said.map((one) => confirm(one, candidates[0])) : said;
    const others = candidates.filter(
      (one) => !learned.some((sister) => toPlaceKey({ place: sister }) === toPlaceKey({ place: one })),
    );
    return { tagId, candidates: [...learned, ...others.map((one) => doubt(one, learned, empty))].sort(byScore) };
  });
}

const byScore = (a: Candidate, b: Candidate) => b.score - a.score;

const toPlaceKey = ({ place: { kind, mark, key, index } }: Pick<Decision, 'place'>) =>
  `${kind}/${mark.toLowerCase().replace(/[^a-z0-9]+/g, '-')}/${key}/${index ?? ''}`;

/** The slots sisters have for a tag of that name, the most common first. */
function listLearned(tag: BindableTag, decisions: readonly Decision[]): Candidate[] {
  const fitting = decisions.filter(({ place }) => {
    const slot = findSlot(place.kind, place.key);
    return slot !== undefined && compareUnit(tag, slot) > 0;
  });
  const byPlace = [...Map.groupBy(fitting, toPlaceKey).values()].sort((a, b) => b.length - a.length);
  return byPlace.flatMap((of, at) => {
    const place = of[0]?.place;
    if (place === undefined) return [];
    const score = byPlace.length === 1 ? AGREED_SCORE : (DISPUTED_SCORE * of.length) / fitting.length - at / 100;
    const sisters = [...new Set(of.flatMap(({ vesselId }) => vesselId ?? []))];
    return [{ ...place, score, evidence: ['sister' as const], sisters }];
  });
}

/** The sisters' only slot, sure where the rules read the same from the name; with what speaks for both. */
function confirm(learned: Candidate, rule: Candidate | undefined): Candidate {
  if (rule === undefined || rule.score < CONFIRMING_SCORE) return learned;
  if (toPlaceKey({ place: rule }) !== toPlaceKey({ place: learned })) return learned;
  const score = Math.max(rule.score, CONFIRMED_SCORE);
  return { ...learned, score, evidence: [...rule.evidence, ...learned.evidence] };
}

/** A rule's candidate is not made silently beside a sister's other slot, nor for a slot that sisters left empty. */
function doubt(one: Candidate, learned: readonly Candidate[], empty: ReadonlySet<string>): Candidate {
  if (learned.length === 0 && !empty.has(toPlaceKey({ place: one }))) return one;
  return { ...one, score: Math.min(one.score, LEFT_EMPTY_SCORE) };
}
