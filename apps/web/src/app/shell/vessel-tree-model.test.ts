import { toId, type VesselId } from '@fms/domain';
import { describe, expect, it } from 'vitest';
import { aFolder, aVessel } from '../../test-kit/builders.ts';
import { vesselTree } from './vessel-tree-model.ts';

const holds = (...ids: number[]) => ({ vessels: ids.map((id) => ({ id: toId<VesselId>(id) })) });
const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

describe('§2.3, the vessel tree', () => {
  it('shows the children of a single root directly', () => {
    const roots = [aFolder(1, 'All', { children: [aFolder(2, 'Tugs', holds(1)), aFolder(3, 'Ferries', holds(2))] })];
    const tree = vesselTree(roots, [aVessel(1), aVessel(2)]);
    expect(labels(tree.folders)).toEqual(['Ferries', 'Tugs']);
  });

  it('shows several roots as they are, by label', () => {
    const tree = vesselTree([aFolder(1, 'Wind', holds(1)), aFolder(2, 'Coast', holds(2))], [aVessel(1), aVessel(2)]);
    expect(labels(tree.folders)).toEqual(['Coast', 'Wind']);
    expect(tree.folders.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('puts vessels of no folder beside the folders, by label', () => {
    const tree = vesselTree(
      [aFolder(1, 'Coast', holds(2)), aFolder(3, 'Wind')],
      [aVessel(1, { name: 'Zara' }), aVessel(2), aVessel(3, { name: 'Anna' })],
    );
    expect(labels(tree.vessels)).toEqual(['Anna', 'Zara']);
  });

  it('leaves out a vessel the user may no longer see, and counts what is below', () => {
    const roots = [aFolder(1, 'A', { ...holds(1, 9), children: [aFolder(2, 'B', holds(2))] }), aFolder(3, 'C')];
    expect(vesselTree(roots, [aVessel(1), aVessel(2)]).folders[0]?.count).toBe(2);
  });

  it.each([
    ['with the project number in brackets', '4471', 'Vessel 1 (4471)'],
    ['without brackets where there is none', '', 'Vessel 1'],
  ])('names a vessel in its tooltip %s', (_words, projectNumber, expected) => {
    expect(vesselTree([], [aVessel(1, { projectNumber })]).vessels[0]?.tooltip).toBe(expected);
  });
});
