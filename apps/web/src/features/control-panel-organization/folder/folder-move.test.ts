import { type FolderId, toId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { listFolders } from '../../../entities/organization/index.ts';
import { buildFolder } from '../../../testing/builders.ts';
import { findMove, listPlaces } from './folder-move.ts';

const folders = listFolders([
  buildFolder(1, 'Offshore', { children: [buildFolder(2, 'North', { children: [buildFolder(3, 'Far north')] })] }),
  buildFolder(4, 'Harbour'),
]);

describe('a folder that is moved', () => {
  it.each([
    [4, 'in', 1],
    [1, 'in', undefined],
    [2, 'in', undefined],
    [3, 'out', 1],
    [2, 'out', null],
    [4, 'out', undefined],
  ] as const)('%i %s goes to %s', (id, way, place) => {
    const folder = folders.find((one) => one.id === id);
    expect(folder && findMove(folders, folder, way)).toBe(place);
  });

  it('never goes into itself or what it holds', () => {
    expect(listPlaces(folders, toId<FolderId>(2)).map(({ id }) => id)).toEqual([1, 4]);
  });
});
