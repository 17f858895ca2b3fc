import type { PermissionMatrix } from '@fms/contract/permission';
import { toId, type UserId, type VesselId } from '@fms/domain/identity';
import { MANAGER_WORDS, USER_WORDS, VESSEL_WORDS } from '@fms/domain/permission';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { press } from '../../../testing/form-screen.tsx';
import { renderPage } from '../../../testing/page-screen.tsx';
import { type Answer, clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { KNOWN, NORDLYS } from '../testing/people.ts';
import UserPage from '../user.page.tsx';

const [MATRIX, PREVIEW, SAVE] = ['/matrix', '/preview', '/save'].map((call) => `/api/v2/permission${call}`) as [
  string,
  string,
  string,
];
const WHY = '/api/v2/vessel/why';
const V = [...USER_WORDS];
const [BERG, AAS, HAVBRIS, STORMFUGL] = [toId<UserId>(1), toId<UserId>(2), toId<VesselId>(7), toId<VesselId>(8)];

const person = {
  fullName: '',
  reach: 'organization',
  organizationId: NORDLYS,
  disabled: false,
  editable: true,
} as const;
const matrix: PermissionMatrix = {
  users: [
    { ...person, id: BERG, userName: 'berg', role: 'Manager' },
    { ...person, id: AAS, userName: 'aas', role: 'User', editable: false },
  ],
  vessels: [
    { id: HAVBRIS, name: 'Havbris', organizationId: NORDLYS, grantable: [...VESSEL_WORDS] },
    { id: STORMFUGL, name: 'Stormfugl', organizationId: NORDLYS, grantable: [...VESSEL_WORDS] },
  ],
  userTotal: 2,
  vesselTotal: 2,
  cells: [
    { userId: BERG, vesselId: HAVBRIS, words: V, usable: V, through: 'organization', until: null, assigned: null },
    { userId: AAS, vesselId: HAVBRIS, words: V, usable: V, through: 'assignment', until: null, assigned: V },
  ],
};
const explanation = {
  ...{ userId: 1, userName: 'berg', vesselId: 8, vesselName: 'Stormfugl', steps: ['berg has the role Manager.'] },
  words: [{ word: 'view', given: false, usable: false, steps: ['Nothing gives it.'] }],
};
const effect = {
  userId: 1,
  userName: 'berg',
  vesselId: 8,
  vesselName: 'Stormfugl',
  before: [],
  lost: [],
  refusal: null,
};

afterEach(clearScreen);

async function draw(answers: Record<string, Answer | (() => Promise<Answer>)> = {}, address = '') {
  const asked = stubCalls({
    [MATRIX]: { body: matrix },
    [WHY]: { body: explanation },
    [PREVIEW]: { body: [{ ...effect, after: V, gained: V }] },
    ...answers,
  });
  renderPage(<UserPage />, `/setting/users?view=matrix${address}`, KNOWN);
  const grid = await screen.findByRole('grid', { name: 'Access matrix' });
  const bodiesOf = (path: string) => asked.flatMap((each) => (each.path === path ? [each.body] : []));
  return { grid, bodiesOf };
}

const cell = (label: string) => screen.getByLabelText(label);
const given = (words: readonly string[]) => ({ userId: 1, vesselId: 8, words, until: null, before: null });

it('says of each cell what is held and through what, and why when it is clicked', async () => {
  await draw();
  expect(cell('aas, Havbris: V, direct')).toBeTruthy();
  expect(cell('berg, Havbris: V, inherited')).toBeTruthy();
  fireEvent.click(cell('berg, Stormfugl: none'));
  expect(await screen.findByText('Why can berg not see Stormfugl?')).toBeTruthy();
  expect(await screen.findByText('berg has the role Manager.')).toBeTruthy();
  expect(window.location.search).toBe('?view=matrix&user=1&vessel=8');
});

it('changes a cell by a key, shows the effect, and saves all changes as one', async () => {
  const { grid, bodiesOf } = await draw({ [SAVE]: { body: { changed: 1 } } }, '&user=1&vessel=7');
  fireEvent.keyDown(grid, { key: 'ArrowRight' });
  await screen.findByText('Why can berg not see Stormfugl?');
  fireEvent.keyDown(grid, { key: 'm' });
  expect(await screen.findByText('Gains View, Acknowledge, Read files, Reports, Ship view.')).toBeTruthy();
  // A part of the words cannot be used by this person.
  expect(cell('berg, Stormfugl: M, direct, given, cannot be used, Not saved yet')).toBeTruthy();
  expect(bodiesOf(PREVIEW)).toEqual([{ changes: [given(MANAGER_WORDS)], leaveUnmanaged: false }]);
  press('Save 1 change');
  await screen.findByText('1 assignment saved');
  expect(bodiesOf(SAVE)).toEqual([{ changes: [given(MANAGER_WORDS)], leaveUnmanaged: false }]);
  expect(screen.queryByText('Not saved yet')).toBeNull();
});

it('takes a change back by the key that ends an assignment', async () => {
  const { grid } = await draw({}, '&user=1&vessel=8');
  fireEvent.keyDown(grid, { key: 'v' });
  await screen.findByText('1 change');
  fireEvent.keyDown(grid, { key: 'Delete' });
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
});

it('changes a whole column where rights are missing, and not those of others', async () => {
  const { bodiesOf } = await draw();
  press('Stormfugl');
  await screen.findByText('Stormfugl, 2 users');
  press('View');
  await screen.findByText('1 change');
  await waitFor(() => expect(bodiesOf(PREVIEW)).toEqual([{ changes: [given(V)], leaveUnmanaged: false }]));
});

it('hides what is inherited', async () => {
  await draw();
  fireEvent.click(screen.getByLabelText('Only direct'));
  await waitFor(() => expect(cell('berg, Havbris: none')).toBeTruthy());
  expect(cell('aas, Havbris: V, direct')).toBeTruthy();
});

it('shows what another user changed meanwhile, and saves over it only when told', async () => {
  let shown = matrix;
  const taken = { status: 409, body: { code: 'changed-meanwhile', message: 'kaasen changed this.', errors: [] } };
  let answer: Answer = taken;
  const { grid, bodiesOf } = await draw(
    { [MATRIX]: async () => ({ body: shown }), [SAVE]: async () => answer },
    '&user=1&vessel=8',
  );
  fireEvent.keyDown(grid, { key: 'v' });
  await screen.findByText('1 change');
  const now = { userId: BERG, vesselId: STORMFUGL, words: V, usable: V, through: 'assignment', until: null } as const;
  shown = { ...matrix, cells: [...matrix.cells, { ...now, assigned: ['view', 'report'] }] };
  press('Save 1 change');
  await screen.findByText('Another user changed this meanwhile. It is now: V−.', { exact: false });
  answer = { body: { changed: 1 } };
  press('Keep mine for berg, Stormfugl');
  await waitFor(() => expect(screen.queryByText(/changed this meanwhile/)).toBeNull());
  press('Save 1 change');
  await screen.findByText('1 assignment saved');
  const before = { words: ['view', 'report'], until: null };
  expect(bodiesOf(SAVE)[1]).toEqual({ changes: [{ ...given(V), before }], leaveUnmanaged: false });
});

it('asks before a vessel is left without a manager', async () => {
  let refusals = 1;
  const conflict = { status: 409, body: { code: 'conflict', message: 'Havbris would have no manager.', errors: [] } };
  const { grid, bodiesOf } = await draw(
    { [SAVE]: async () => (refusals-- > 0 ? conflict : { body: { changed: 1 } }) },
    '&user=2&vessel=7',
  );
  fireEvent.keyDown(grid, { key: 'Delete' });
  press('Save 1 change');
  await screen.findByText(/^Havbris would have no manager\. Continue anyway\?/);
  press('OK');
  await screen.findByText('1 assignment saved');
  expect(bodiesOf(SAVE).map((body) => (body as { leaveUnmanaged: boolean }).leaveUnmanaged)).toEqual([false, true]);
});
