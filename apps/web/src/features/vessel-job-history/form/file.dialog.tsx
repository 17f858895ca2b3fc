import type { VesselId } from '@fms/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileQueries } from '../../../entities/file/index.ts';
import { useText } from '../../../language/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import style from '../style/detail.module.css';

interface FileDialogProps {
  readonly vesselId: VesselId;
  readonly onChoose: (fileId: number) => void;
  readonly onClose: () => void;
}

/** The trees of the files of a vessel; a file that lies ashore may be chosen. */
export function FileDialog({ vesselId, onChoose, onClose }: FileDialogProps) {
  const t = useText();
  const [directory, setDirectory] = useState('');
  const query = useQuery(fileQueries.list(vesselId, directory));
  const entries = (query.data ?? []).filter(({ isDirectory, fileId }) => isDirectory || fileId !== null);
  const below = (name: string) => (directory === '' ? name : `${directory}/${name}`);
  return (
    <Dialog onClose={onClose} title={t('JOB_FILE_CHOICE')} centered>
      {directory !== '' && (
        <button
          type="button"
          className="fms-plain-link"
          onClick={() => setDirectory(directory.split('/').slice(0, -1).join('/'))}
        >
          {`‹ ${directory}`}
        </button>
      )}
      {entries.length === 0 ? (
        <QueryState query={query} empty={{ title: t('JOB_FILES_EMPTY'), detail: t('JOB_FILES_EMPTY_DETAIL') }} />
      ) : (
        <ul className={style.links}>
          {entries.map(({ name, isDirectory, fileId }) => (
            <li key={name}>
              <button
                type="button"
                className="fms-plain-link"
                onClick={() => (isDirectory ? setDirectory(below(name)) : fileId !== null && onChoose(fileId))}
              >
                {isDirectory ? `${name}/` : name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
