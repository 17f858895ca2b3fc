import { MAX_RELEASE_BYTES, type Version } from '@fms/contract/version';
import { formatBytes } from '@fms/domain/format';
import { formatVersionName } from '@fms/domain/version';
import { Icon } from '@fms/ui/icon';
import { EmptyState, Panel } from '@fms/ui/panel';
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { saveBlob } from '../../../export/save-blob.ts';
import { useText } from '../../../language/index.ts';
import { openQuestion } from '../../../message/index.ts';
import { ProblemText } from '../../../ui/form/problem-text.tsx';
import { useVersionAction, versionCalls } from '../query/version.queries.ts';
import style from './release.module.css';
import { ReleaseNotes } from './release-notes.tsx';

interface ReleaseFileProps {
  readonly release: Version;
  readonly isAdmin: boolean;
}

interface ReleasePanelProps extends ReleaseFileProps {
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** One release: its notes and its file; admins edit, upload and delete. */
export function ReleasePanel({ release, isAdmin, onEdit, onDeleted }: ReleasePanelProps) {
  const t = useText();
  const name = formatVersionName(release);
  const remove = useVersionAction((id: number) => versionCalls.remove(id), onDeleted);
  const ask = () =>
    openQuestion({
      message: { kind: 'dialog', text: 'VERSION_DELETE_QUESTION', values: { name }, canCancel: true },
      onOk: () => remove.mutate(release.id),
    });
  return (
    <Panel
      title={t('RELEASE_NOTES_OF', { name })}
      flush
      actions={
        isAdmin && (
          <>
            <Button size="xs" variant="default" onClick={onEdit}>
              {t('EDIT')}
            </Button>
            <Button size="xs" variant="outline" color="red" loading={remove.isPending} onClick={ask}>
              {t('DELETE')}
            </Button>
          </>
        )
      }
    >
      {release.notes.trim() === '' ? (
        <EmptyState title={t('NO_RELEASE_NOTES')} detail={t('NO_RELEASE_NOTES_DETAIL')} />
      ) : (
        <ReleaseNotes notes={release.notes} />
      )}
      <ReleaseFile release={release} isAdmin={isAdmin} />
    </Panel>
  );
}

function ReleaseFile({ release, isAdmin }: ReleaseFileProps) {
  const t = useText();
  const { id, file } = release;
  const [problem, setProblem] = useState('');
  const upload = useVersionAction((chosen: File) => versionCalls.putFile(id, chosen));
  const save = useVersionAction(async (fileName: string) => saveBlob(fileName, await versionCalls.readFile(id)));
  const take = (chosen: File | null) => {
    if (chosen === null) return;
    const isTooLarge = chosen.size > MAX_RELEASE_BYTES;
    setProblem(isTooLarge ? t('RELEASE_FILE_TOO_LARGE', { size: formatBytes(MAX_RELEASE_BYTES) }) : '');
    if (!isTooLarge) upload.mutate(chosen);
  };
  return (
    <div className={style.file}>
      {file === null ? (
        <span>{t('NO_RELEASE_FILE')}</span>
      ) : (
        <>
          <span>{`${file.name}, ${formatBytes(file.size)}`}</span>
          <span className={style.hash} title={file.sha256}>
            {`SHA-256 ${file.sha256.slice(0, 4)}…${file.sha256.slice(-4)}`}
          </span>
          <Button
            size="xs"
            variant="default"
            leftSection={<Icon name="export" size={16} />}
            loading={save.isPending}
            onClick={() => save.mutate(file.name)}
          >
            {t('DOWNLOAD')}
          </Button>
        </>
      )}
      {isAdmin && (
        <FileButton onChange={take}>
          {(props) => (
            <Button {...props} size="xs" variant="default" loading={upload.isPending}>
              {t(file === null ? 'UPLOAD_RELEASE_FILE' : 'REPLACE_RELEASE_FILE')}
            </Button>
          )}
        </FileButton>
      )}
      <ProblemText text={problem} />
    </div>
  );
}
