import type { Vessel } from '@fms/contract/vessel';
import { EmptyState } from '@fms/ui/panel';
import { Modal } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileCalls, fileQueries } from '../../../entities/file/index.ts';
import { useText } from '../../../language/index.ts';
import { showRefusal } from '../../../message/show-refusal.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import style from '../style/preview.module.css';
import { ContentView } from './content-view.tsx';
import { saveFile } from './save-file.ts';
import { usePreview } from './use-preview.ts';
import { VersionList } from './version-list.tsx';

interface LookDialogProps {
  readonly vessel: Vessel;
  readonly fileId: number;
  /** Undefined without the right to send. */
  readonly onSend: ((fileId: number) => void) | undefined;
  readonly onClose: () => void;
}

/** A file ashore: its content where that may be shown, and its versions to look at, download or send. */
export default function LookDialog({ vessel, fileId, onSend, onClose }: LookDialogProps) {
  const t = useText();
  const query = useQuery(fileQueries.versions(vessel.id, fileId));
  const [chosen, setChosen] = useState<number>();
  const download = useMutation({
    mutationFn: async (id: number) => saveFile((await fileCalls.askTicket(id)).address),
    onError: showRefusal,
    meta: { speaks: true },
  });
  const shown = chosen ?? fileId;
  const { name = '', versions = [] } = query.data ?? {};
  return (
    <Modal
      opened
      onClose={onClose}
      title={name}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      size="min(1100px, 94vw)"
      transitionProps={{ duration: 120 }}
    >
      {query.data === undefined ? (
        <QueryState query={query} loading={t('LOADING_FILE')} unreadable={t('FILE_GONE')} />
      ) : (
        <div className={style.dialog}>
          <p className="fms-label">{query.data.directory}</p>
          <Content vessel={vessel} fileId={shown} query={query.data} />
          <VersionList
            versions={versions}
            shown={shown}
            onShow={setChosen}
            onDownload={(id) => download.mutate(id)}
            onSend={onSend}
          />
        </div>
      )}
    </Modal>
  );
}

interface ContentProps {
  readonly vessel: Vessel;
  readonly fileId: number;
  readonly query: {
    readonly name: string;
    readonly versions: readonly { readonly fileId: number; readonly size: number }[];
  };
}

function Content({ vessel, fileId, query: { name, versions } }: ContentProps) {
  const t = useText();
  const version = versions.find((one) => one.fileId === fileId);
  const query = usePreview(vessel.id, version && { fileId, name, size: version.size });
  const { data } = query;
  return (
    <div className={style.content}>
      {data === undefined ? (
        <QueryState query={query} loading={t('LOADING_FILE')} unreadable={t('FILE_UNREADABLE')} />
      ) : 'refused' in data ? (
        <EmptyState title={t('NO_PREVIEW')} detail={data.sentence} />
      ) : (
        <ContentView key={fileId} content={data} name={name} />
      )}
    </div>
  );
}
