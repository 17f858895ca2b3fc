import { type FolderId, toId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { buildFolder, buildVessel } from '../../../testing/builders.ts';
import { buildTreeLines, findTreeLines, listVesselsIn, type TreeLine } from './tree-line.ts';
import { buildVesselTree } from './vessel-tree-model.ts';

const vessels = [
  buildVessel(1, { name: 'Havbris', projectNumber: 'NB-17' }),
  buildVessel(2, { name: 'Tindra' }),
  buildVessel(3, { name: 'Brimnes' }),
];
const ids = (...numbers: number[]) => numbers.map((id) => ({ id: toId<(typeof vessels)[0]['id']>(id) }));
const tree = buildVesselTree(
  [
    buildFolder(1, 'Offshore', { vessels: ids(1), children: [buildFolder(2, 'Ferries', { vessels: ids(2) })] }),
    buildFolder(3, 'Tankers'),
  ],
  vessels,
);
const words = (lines: readonly TreeLine[]) =>
  lines.map(
    (line) => `${'  '.repeat(line.depth)}${line.kind === 'folder' ? `${line.folder.label}/` : line.vessel.label}`,
  );
const open = (...numbers: number[]) => new Set(numbers.map((id) => toId<FolderId>(id)));

describe('buildTreeLines', () => {
  it('holds what is unfolded', () => {
    expect(words(buildTreeLines(tree, open()))).toEqual(['Offshore/', 'Tankers/', 'Brimnes']);
    expect(words(buildTreeLines(tree, open(1)))).toEqual([
      'Offshore/',
      '  Ferries/',
      '  Havbris',
      'Tankers/',
      'Brimnes',
    ]);
  });
});

describe('findTreeLines', () => {
  it.each([
    ['tind', ['Offshore/', '  Ferries/', '    Tindra']],
    ['nb-17', ['Offshore/', '  Havbris']],
    ['BRI', ['Offshore/', '  Havbris', 'Brimnes']],
    ['nothing', []],
  ])('%s leaves %j', (sought, expected) => {
    expect(words(findTreeLines(tree, sought))).toEqual(expected);
  });
});

describe('listVesselsIn', () => {
  it('counts those of folders inside', () => {
    expect(tree.folders[0] && listVesselsIn(tree.folders[0]).map(({ label }) => label)).toEqual(['Havbris', 'Tindra']);
  });
});
