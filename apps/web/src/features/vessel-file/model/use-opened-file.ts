/** The file that the address names (§8.8): its directory, which the shore's pane opens at, and its name there. */
import type { Vessel } from '@fms/contract/vessel';
import { useQuery } from '@tanstack/react-query';
import { fileQueries } from '../../../entities/file/index.ts';
import { joinPath } from './file-path.ts';

export interface NamedFile {
  /** With the name of its tree; undefined where none is named, and until it is known. */
  readonly directory: string | undefined;
  readonly path: string | undefined;
  /** It was deleted, or is another vessel's. */
  readonly isMissing: boolean;
}

const NONE: NamedFile = { directory: undefined, path: undefined, isMissing: false };

export function useOpenedFile({ id }: Vessel, fileId: number | undefined): NamedFile {
  const { data, isError } = useQuery({ ...fileQueries.versions(id, fileId ?? 0), enabled: fileId !== undefined });
  if (fileId === undefined) return NONE;
  if (isError || (data !== undefined && data.vesselId !== id)) return { ...NONE, isMissing: true };
  if (data === undefined) return NONE;
  const { directory, name } = data;
  return { directory, path: joinPath(directory, name), isMissing: false };
}
