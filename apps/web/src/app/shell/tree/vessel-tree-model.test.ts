import { toId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { buildFolder, buildVessel } from '../../../testing/builders.ts';
import { buildVesselTree } from './vessel-tree-model.ts';

const holds = (...ids: number[]) => ({ vessels: ids.map((id) => ({ id: toId<VesselId>(id) })) });
const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

describe('§2.3, the vessel tree', () => {
  it('shows the children of a single root directly', () => {
    const roots = [
      buildFolder(1, 'All', { children: [buildFolder(2, 'Tugs', holds(1)), buildFolder(3, 'Ferries', holds(2))] }),
    ];
    const tree = buildVesselTree(roots, [buildVessel(1), buildVessel(2)]);
    expect(labels(tree.folders)).toEqual(['Ferries', 'Tugs']);
  });

  it('shows several roots as they are, by label', () => {
    const tree = buildVesselTree(
      [buildFolder(1, 'Wind', holds(1)), buildFolder(2, 'Coast', holds(2))],
      [buildVessel(1), buildVessel(2)],
    );
    expect(labels(tree.folders)).toEqual(['Coast', 'Wind']);
    expect(tree.folders.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('puts vessels of no folder beside the folders, by label', () => {
    const tree = buildVesselTree(
      [buildFolder(1, 'Coast', holds(2)), buildFolder(3, 'Wind')],
      [buildVessel(1, { name: 'Zara' }), buildVessel(2), buildVessel(3, { name: 'Anna' })],
    );
    expect(labels(tree.vessels)).toEqual(['Anna', 'Zara']);
  });

  it('leaves out a vessel the user may no longer see, and counts what is below', () => {
    const roots = [
      buildFolder(1, 'A', { ...holds(1, 9), children: [buildFolder(2, 'B', holds(2))] }),
      buildFolder(3, 'C'),
    ];
    expect(buildVesselTree(roots, [buildVessel(1), buildVessel(2)]).folders[0]?.count).toBe(2);
  });

  it.each([
    ['with the project number in brackets', '4471', 'Vessel 1 (4471)'],
    ['without brackets where there is none', '', 'Vessel 1'],
  ])('names a vessel in its tooltip %s', (_words, projectNumber, expected) => {
    expect(buildVesselTree([], [buildVessel(1, { projectNumber })]).vessels[0]?.tooltip).toBe(expected);
  });
});
