import type { MatrixUser, MatrixVessel } from '@fms/contract/permission';
import { type OrganizationId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import type { MatrixColumn, MatrixRow } from './matrix-layout.ts';
import { findNextCell } from './selection.ts';

const organizationId = toId<OrganizationId>(3);
const user = (id: number): MatrixRow => {
  const person = { userName: `user${id}`, fullName: '', role: 'User', reach: 'organization' } as const;
  const of: MatrixUser = { id: toId<UserId>(id), ...person, organizationId, disabled: false, editable: true };
  return { kind: 'user', user: of };
};
const vessel = (id: number): MatrixColumn => {
  const of: MatrixVessel = { id: toId<VesselId>(id), name: `Ship ${id}`, organizationId, grantable: [] };
  return { kind: 'vessel', folder: '', vessel: of };
};
const HEADING: MatrixRow = { kind: 'organization', id: organizationId, count: 1 };
const ROWS = [HEADING, user(1), HEADING, user(2)];
const COLUMNS: MatrixColumn[] = [vessel(7), { kind: 'folder', folder: 'Supply', vessels: [] }, vessel(8)];

it.each([
  ['ArrowDown', [1, 7], [2, 7]],
  ['ArrowUp', [1, 7], [1, 7]],
  ['ArrowRight', [1, 7], [1, 8]],
  ['ArrowLeft', [2, 8], [2, 7]],
  ['ArrowDown', [undefined, 8], [1, 8]],
  ['ArrowRight', [2, undefined], [2, 7]],
  ['ArrowDown', [undefined, undefined], [1, 7]],
] as const)('%s leads from %j to %j, past headings and folders', (key, [from, at], [to, there]) => {
  const next = findNextCell(key, { user: from, vessel: at }, ROWS, COLUMNS);
  expect(next?.selection).toEqual({ user: to, vessel: there });
});

it('leads nowhere without a cell, and by other keys', () => {
  const none = { user: undefined, vessel: undefined };
  expect(findNextCell('ArrowDown', none, [HEADING], COLUMNS)).toBeUndefined();
  expect(findNextCell('x', none, ROWS, COLUMNS)).toBeUndefined();
});
