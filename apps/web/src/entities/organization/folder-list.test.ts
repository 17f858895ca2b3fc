import type { FolderId } from '@fms/domain/identity';
import { toId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { buildFolder } from '../../testing/builders.ts';
import { listFolders, listInside } from './folder-list.ts';

const tree = [
  buildFolder(1, 'Offshore', { children: [buildFolder(2, 'North', { children: [buildFolder(3, 'Far north')] })] }),
  buildFolder(4, 'Harbour'),
];

it('lists each folder before those inside of it, with its way down', () => {
  expect(listFolders(tree).map(({ path, depth, parentId }) => [path, depth, parentId])).toEqual([
    ['Offshore', 0, null],
    ['Offshore / North', 1, 1],
    ['Offshore / North / Far north', 2, 2],
    ['Harbour', 0, null],
  ]);
});

it('knows what lies inside of a folder, itself included', () => {
  expect([...listInside(listFolders(tree), toId<FolderId>(2))]).toEqual([2, 3]);
});
