/**
 * Where what a name says is too little to bind without asking. Names of another yard have words the lexicon does not know, and
 * what tells two sensors apart may be just such a word: a wrong binding that no person saw is worse than a question.
 */
import { type BindableTag, type Candidate, type Proposal, SILENT_SCORE } from './candidate.ts';
import { readName } from './read-name.ts';
import { splitWords } from './split-words.ts';

/** A question, however well the words fit. */
const ASKED_SCORE = SILENT_SCORE - 0.01;
/** Words fit all but wholly: less leaves out something that was said. */
const WHOLE_SCORE = 0.95;
/** The next best must be this much less likely. */
const LEAST_MARGIN = 0.15;
/** From this score on the words of a name say something of a slot. */
const SAYING_SCORE = 0.5;

export const toPlace = ({ kind, mark, key, index }: Candidate) => `${kind}/${mark}/${key}/${index ?? ''}`;

const ask = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.map((one) => ({ ...one, score: Math.min(one.score, ASKED_SCORE) }));

/** Whether the words have a meaning the candidate does not use: one that is not known, or a number of neither machine nor cylinder. */
function hasRest(words: string, { mark, index }: Candidate): boolean {
  const { unknown, numbers } = readName(words);
  const used = new Set([...(mark.match(/\d+/g) ?? []).map(Number), index]);
  return unknown.length > 0 || numbers.some(({ value }) => !used.has(value));
}

/**
 * Candidates read from words, best first, as questions where the best leaves words unused, fits not wholly, is hardly more likely
 * than the next, or where name and description say two slots.
 * @param byText the candidates of the name and of the description by themselves
 */
export function doubtWords(
  { name, description }: Pick<BindableTag, 'name' | 'description'>,
  candidates: readonly Candidate[],
  byText: readonly (readonly Candidate[])[],
): readonly Candidate[] {
  const [best, next] = candidates;
  if (best === undefined || best.score < SILENT_SCORE) return candidates;
  const places = byText.flatMap(([first]) =>
    first !== undefined && first.score >= SAYING_SCORE ? [toPlace(first)] : [],
  );
  const isRead = [name, description].some((words, at) => {
    const [first] = byText[at] ?? [];
    return first !== undefined && toPlace(first) === toPlace(best) && !hasRest(words, best);
  });
  const isSure =
    isRead &&
    best.score >= WHOLE_SCORE &&
    best.score - (next?.score ?? 0) >= LEAST_MARGIN &&
    new Set(places).size === 1;
  return isSure ? candidates : ask(candidates);
}

/**
 * Two tags whose words say one slot differ in what was not understood: a person says which of them it is. So does one that
 * says a slot beside a twin, named as it is but for one word that is not known: that word tells them apart, and may say as
 * much of the slot as its own.
 */
export function doubtRivals(tags: readonly BindableTag[], proposals: readonly Proposal[]): Proposal[] {
  const isByWords = ({ evidence, score }: Candidate) => evidence.includes('abbreviation') && score >= SILENT_SCORE;
  const claims = Map.groupBy(
    proposals.flatMap(({ candidates: [best] }) => (best !== undefined && isByWords(best) ? [toPlace(best)] : [])),
    (place) => place,
  );
  const unclear = new Set(tags.flatMap(listUnclear));
  return proposals.map((proposal, index) => {
    const [best] = proposal.candidates;
    if (best === undefined || !isByWords(best)) return proposal;
    const tag = tags[index];
    const isRivalled = (claims.get(toPlace(best))?.length ?? 0) > 1;
    const hasTwin = tag !== undefined && splitWords(tag.name).some((_word, at) => unclear.has(nameWithout(tag, at)));
    return isRivalled || hasTwin ? { ...proposal, candidates: ask(proposal.candidates) } : proposal;
  });
}

/** The name without one of its words, with a mark in its place, and the unit. */
const nameWithout = ({ name, unit }: BindableTag, at: number) => `${splitWords(name).with(at, '*').join(' ')} ${unit}`;

/** Of each word that is not known, the name without it. */
function listUnclear(tag: BindableTag): string[] {
  const unknown = new Set(readName(tag.name).unknown);
  return splitWords(tag.name).flatMap((word, at) => (unknown.has(word) ? [nameWithout(tag, at)] : []));
}
