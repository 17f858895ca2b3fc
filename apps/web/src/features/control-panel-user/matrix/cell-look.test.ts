import type { MatrixCell, PermissionChange, PreviewedChange } from '@fms/contract/permission';
import { toId, type UserId, type VesselId } from '@fms/domain/identity';
import { MANAGER_WORDS, USER_WORDS, type VesselWord } from '@fms/domain/permission';
import { expect, it } from 'vitest';
import { type CellLook, describeCell, describeDraft } from './cell-look.ts';

const NOW = Date.parse('2026-11-23T08:00:00.000Z');
const [EARLIER, LATER] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'];
const of = { userId: toId<UserId>(1), vesselId: toId<VesselId>(7) };
const V = [...USER_WORDS];

/** `V direct end struck`. */
const say = ({ text, kind, hasEnd, isStruck }: CellLook) =>
  [text, kind, hasEnd && 'end', isStruck && 'struck'].filter(Boolean).join(' ');

it.each([
  ['none', undefined],
  ['V inherited', { words: V, usable: V, through: 'organization' }],
  ['V direct', { words: V, usable: V, through: 'assignment', assigned: V }],
  ['V direct end', { words: V, usable: V, through: 'assignment', assigned: V, until: LATER }],
  ['V− direct end struck', { assigned: ['view'], until: EARLIER }],
  ['V inherited end', { words: V, usable: V, through: 'organization', assigned: ['view'], until: EARLIER }],
  ['V+ direct struck', { words: [...V, 'edit'], usable: V, through: 'organization', assigned: ['edit'] }],
] satisfies [string, Partial<MatrixCell> | undefined][])('shows %j of %o', (looks, given) => {
  const none = { words: [], usable: [], through: 'none' as const, until: null, assigned: null };
  expect(say(describeCell(given && { ...of, ...none, ...given }, NOW))).toBe(looks);
});

const change = (words: VesselWord[], until: string | null = null): PermissionChange => ({ ...of, words, until });
const effect = (after: VesselWord[]): PreviewedChange => ({
  ...{ ...of, userName: 'berg', vesselName: 'Havbris', before: [], after, gained: [], lost: [], refusal: null },
});
const INHERITED: MatrixCell = { ...of, words: V, usable: V, through: 'organization', until: null, assigned: null };

it.each([
  ['V direct', change(V), undefined, undefined],
  ['V direct end', change(V, LATER), effect(V), undefined],
  ['M direct struck', change([...MANAGER_WORDS]), effect(V), undefined],
  ['V inherited', change([]), undefined, INHERITED],
  ['none', change([]), effect([]), { ...INHERITED, through: 'assignment', assigned: V }],
] satisfies [string, PermissionChange, PreviewedChange | undefined, MatrixCell | undefined][])(
  'shows the change to %j',
  (looks, draft, known, cell) => {
    expect(say(describeDraft(draft, known, cell))).toBe(looks);
  },
);
