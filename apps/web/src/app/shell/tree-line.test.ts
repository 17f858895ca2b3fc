import { type FolderId, toId } from '@fms/domain';
import { describe, expect, it } from 'vitest';
import { aFolder, aVessel } from '../../test-kit/builders.ts';
import { foundLines, type TreeLine, treeLines, vesselsIn } from './tree-line.ts';
import { vesselTree } from './vessel-tree-model.ts';

const vessels = [
  aVessel(1, { name: 'Havbris', projectNumber: 'NB-17' }),
  aVessel(2, { name: 'Tindra' }),
  aVessel(3, { name: 'Brimnes' }),
];
const ids = (...numbers: number[]) => numbers.map((id) => ({ id: toId<(typeof vessels)[0]['id']>(id) }));
const tree = vesselTree(
  [
    aFolder(1, 'Offshore', { vessels: ids(1), children: [aFolder(2, 'Ferries', { vessels: ids(2) })] }),
    aFolder(3, 'Tankers'),
  ],
  vessels,
);
const words = (lines: readonly TreeLine[]) =>
  lines.map(
    (line) => `${'  '.repeat(line.depth)}${line.kind === 'folder' ? `${line.folder.label}/` : line.vessel.label}`,
  );
const open = (...numbers: number[]) => new Set(numbers.map((id) => toId<FolderId>(id)));

describe('treeLines', () => {
  it('holds what is unfolded', () => {
    expect(words(treeLines(tree, open()))).toEqual(['Offshore/', 'Tankers/', 'Brimnes']);
    expect(words(treeLines(tree, open(1)))).toEqual(['Offshore/', '  Ferries/', '  Havbris', 'Tankers/', 'Brimnes']);
  });
});

describe('foundLines', () => {
  it.each([
    ['tind', ['Offshore/', '  Ferries/', '    Tindra']],
    ['nb-17', ['Offshore/', '  Havbris']],
    ['BRI', ['Offshore/', '  Havbris', 'Brimnes']],
    ['nothing', []],
  ])('%s leaves %j', (sought, expected) => {
    expect(words(foundLines(tree, sought))).toEqual(expected);
  });
});

describe('vesselsIn', () => {
  it('counts those of folders inside', () => {
    expect(tree.folders[0] && vesselsIn(tree.folders[0]).map(({ label }) => label)).toEqual(['Havbris', 'Tindra']);
  });
});
