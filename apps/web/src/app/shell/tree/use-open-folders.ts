import { type FolderId, toId, type VesselId } from '@fms/domain/identity';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { parseVesselPath } from '../../../entities/vessel/index.ts';
import { changeDevicePreference, useDevicePreference } from '../../../settings/device-preference.ts';
import { listFoldersAround } from './tree-line.ts';
import type { VesselTree } from './vessel-tree-model.ts';

export interface OpenFolders {
  readonly open: ReadonlySet<FolderId>;
  /** The folders around the vessel of the present page, from the outside in. */
  readonly around: ReadonlySet<FolderId>;
  readonly toggle: (folderId: FolderId) => void;
}

/** Which folders of the tree are open. Going to a vessel opens the folders around it; they can be folded again. */
export function useOpenFolders(tree: VesselTree): OpenFolders {
  const { openFolders } = useDevicePreference();
  const open = useMemo(() => new Set((openFolders ?? []).map((id) => toId<FolderId>(id))), [openFolders]);
  const { pathname, search } = useLocation();
  const vesselId = parseVesselPath(pathname, search);
  const around = useMemo(() => listAround(tree, vesselId), [tree, vesselId]);
  const path = around.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another vessel, or its move, opens folders
  useEffect(() => {
    if (around.some((id) => !open.has(id))) changeDevicePreference({ openFolders: [...new Set([...open, ...around])] });
  }, [vesselId, path]);
  const toggle = (id: FolderId) =>
    changeDevicePreference({ openFolders: open.has(id) ? [...open].filter((other) => other !== id) : [...open, id] });
  return { open, around: useMemo(() => new Set(around), [around]), toggle };
}

function listAround(tree: VesselTree, vesselId: VesselId | undefined): readonly FolderId[] {
  return vesselId === undefined ? [] : listFoldersAround(tree, vesselId);
}
