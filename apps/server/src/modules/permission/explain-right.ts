/**
 * Why a person has or lacks each word on a vessel. It is worked out from answers of the store and the table below, by
 * another path than the decision, so that a test can hold the two against each other.
 */
import type { RightExplanation } from '@fms/contract/permission';
import { toWireTime } from '@fms/contract/scalar';
import { VESSEL_WORDS, type VesselWord } from '@fms/domain/permission';
import type { RightFacts } from './explanation.repository.ts';

/** Which people of the vessel's organisation have a word without being given it (§6). */
const OF_ORGANIZATION: Readonly<Record<VesselWord, 'users' | 'managers' | 'none'>> = {
  view: 'users',
  acknowledge: 'users',
  edit: 'managers',
  'file-read': 'users',
  'file-write': 'managers',
  report: 'users',
  'ship-view': 'users',
  'ship-basic': 'managers',
  'ship-control': 'none',
};
/** Words that a user cannot use, whatever gave them. */
const FOR_MANAGERS: readonly VesselWord[] = ['edit'];

type ExplainedWord = RightExplanation['words'][number];
/** What is read of the facts; tests without a store make them up. */
export type ExplainedFacts = Omit<RightFacts, 'userId' | 'vesselId'>;

/** One reason for or against a word. */
interface Reason {
  gives: boolean;
  step: string;
}

const isAdminNow = ({ role, isWithheld }: ExplainedFacts) => role === 'Admin' && !isWithheld;
const isManagerNow = ({ role, isWithheld }: ExplainedFacts) => role === 'Manager' && !isWithheld;

const readable = (ms: number) => `${toWireTime(ms).slice(0, 16).replace('T', ' ')} UTC`;

function byRole(facts: ExplainedFacts): Reason | null {
  return isAdminNow(facts) ? { gives: true, step: 'An admin has every word on every vessel.' } : null;
}

function byOrganization(word: VesselWord, facts: ExplainedFacts): Reason | null {
  if (!facts.isOfOrganization || !facts.reachesOrganization || isAdminNow(facts)) return null;
  const whose = OF_ORGANIZATION[word];
  const of = facts.vesselOrganizationName;
  if (whose === 'users') return { gives: true, step: `Every user of ${of} has it on the vessels of ${of}.` };
  if (whose === 'managers') {
    const gives = isManagerNow(facts);
    return { gives, step: `Managers of ${of} have it on the vessels of ${of}${gives ? '' : ', other users do not'}.` };
  }
  return { gives: false, step: `Being of ${of} does not give it.` };
}

function byAssignment(word: VesselWord, facts: ExplainedFacts): Reason | null {
  const { assignedWords, hasAssignmentEnded } = facts;
  if (assignedWords === null || hasAssignmentEnded || !assignedWords.includes(word)) return null;
  return { gives: true, step: 'The assignment gives it.' };
}

function reasonsFor(word: VesselWord, facts: ExplainedFacts): Reason[] {
  const reasons = [byRole(facts), byOrganization(word, facts), byAssignment(word, facts)];
  return reasons.filter((reason) => reason !== null);
}

/** What keeps every word away; null where nothing does. */
function findBar(facts: ExplainedFacts): string | null {
  if (facts.isDeactivated) return 'The account is deactivated, which leaves no word.';
  if (facts.isRemoved) return 'The vessel is removed, which leaves no word.';
  return null;
}

function explainWord(word: VesselWord, facts: ExplainedFacts, isSeen: boolean): ExplainedWord {
  const bar = findBar(facts);
  if (bar !== null) return { word, given: false, usable: false, steps: [bar] };
  const reasons = reasonsFor(word, facts);
  const steps = reasons.map(({ step }) => step);
  if (!reasons.some(({ gives }) => gives)) {
    return { word, given: false, usable: false, steps: [...steps, 'Nothing gives it.'] };
  }
  if (!isSeen) return { word, given: false, usable: false, steps: [...steps, 'It does not count without view.'] };
  const isHigh = !FOR_MANAGERS.includes(word) || isManagerNow(facts) || isAdminNow(facts);
  return {
    word,
    given: true,
    usable: isHigh,
    steps: isHigh ? steps : [...steps, 'Only managers and admins can use it.'],
  };
}

/** What holds for every word. */
function commonSteps(facts: ExplainedFacts): string[] {
  const { userName, role, organizationName, vesselName, vesselOrganizationName, assignedWords } = facts;
  const steps = [
    `${userName} is ${role === 'User' ? 'a user' : role === 'Admin' ? 'an admin' : 'a manager'} of ${organizationName ?? 'no organisation'}.`,
    `${vesselName} belongs to ${vesselOrganizationName}.`,
  ];
  if (facts.isWithheld) steps.push(`Without two-factor authentication ${userName} counts as a user.`);
  if (!facts.reachesOrganization)
    steps.push(`${userName} reaches assigned vessels only, none through an organisation.`);
  if (assignedWords === null) steps.push(`${vesselName} is not assigned to ${userName}.`);
  else steps.push(assignmentStep(facts, assignedWords));
  const bar = findBar(facts);
  return bar === null ? steps : [...steps, bar];
}

function assignmentStep(
  { userName, vesselName, assignedUntilMs, assignedBy, hasAssignmentEnded }: ExplainedFacts,
  words: readonly VesselWord[],
): string {
  const by = assignedBy === null ? '' : ` by ${assignedBy}`;
  const end =
    assignedUntilMs === null ? '' : `, ${hasAssignmentEnded ? 'which ended' : 'until'} ${readable(assignedUntilMs)}`;
  return `${vesselName} is assigned to ${userName}${by} with ${words.join(', ')}${end}.`;
}

/** Steps for the whole and for each word of the dictionary, in its order. */
export function explainFacts(facts: ExplainedFacts): Pick<RightExplanation, 'steps' | 'words'> {
  const isSeen = reasonsFor('view', facts).some(({ gives }) => gives);
  return { steps: commonSteps(facts), words: VESSEL_WORDS.map((word) => explainWord(word, facts, isSeen)) };
}
