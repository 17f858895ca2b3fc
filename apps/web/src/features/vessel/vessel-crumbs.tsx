import type { Folder } from '@fms/contract/organization';
import type { Vessel } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { Icon } from '@fms/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import style from './vessel-page.module.css';

/** Folder › vessel on a wide screen, a way back before the name on a narrow one. */
export function VesselCrumbs({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { data: folders = [] } = useQuery(vesselQueries.folders());
  const folder = folderOf(folders, vessel.id);
  return (
    <>
      <Link to="/vessel/home" className={style.back} data-way-back aria-label={t('HOME')}>
        <Icon name="chevron-left" />
      </Link>
      {folder !== undefined && (
        <span className={style.folder}>
          <span>{folder.name}</span> <Icon name="chevron-right" size={14} />
        </span>
      )}
      <span>{vessel.name}</span>
    </>
  );
}

/** The innermost folder that holds the vessel. */
function folderOf(folders: readonly Folder[], vesselId: VesselId): Folder | undefined {
  for (const folder of folders) {
    const inner = folderOf(folder.children, vesselId);
    if (inner !== undefined) return inner;
    if (folder.vessels.some(({ id }) => id === vesselId)) return folder;
  }
  return undefined;
}
