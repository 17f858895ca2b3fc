import { type FolderId, toId, type VesselId } from '@fms/domain/identity';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { buildFolder, buildVessel } from '../../../testing/builders.ts';
import { useOpenFolders } from './use-open-folders.ts';
import { buildVesselTree } from './vessel-tree-model.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const folder = (id: number) => toId<FolderId>(id);
const holding = (id: number) => ({ vessels: [{ id: toId<VesselId>(id) }] });
const TREE = buildVesselTree(
  [
    buildFolder(1, 'Offshore', { ...holding(1), children: [buildFolder(2, 'Ferries', holding(2))] }),
    buildFolder(3, 'Tankers', holding(3)),
  ],
  [buildVessel(1), buildVessel(2), buildVessel(3)],
);

function openAt(path: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ folders: useOpenFolders(TREE), navigate: useNavigate() }), { wrapper }).result;
}

it('opens and marks the folders around the vessel of the page', () => {
  const tree = openAt('/vessel/vessel/2?tab=alarm');
  expect([...tree.current.folders.open]).toEqual([1, 2]);
  expect([...tree.current.folders.around]).toEqual([1, 2]);
});

it('lets them be folded, until another vessel is opened', async () => {
  const tree = openAt('/vessel/vessel/3');
  act(() => tree.current.folders.toggle(folder(3)));
  expect([...tree.current.folders.open]).toEqual([]);
  expect([...tree.current.folders.around]).toEqual([3]);
  await act(() => tree.current.navigate('/vessel/vessel/1'));
  expect([...tree.current.folders.open]).toEqual([1]);
});

it('opens nothing on a page without a vessel', () => {
  const tree = openAt('/vessel/overview/1');
  expect(tree.current.folders.open.size + tree.current.folders.around.size).toBe(0);
});
