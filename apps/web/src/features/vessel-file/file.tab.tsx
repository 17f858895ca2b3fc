import type { FileEntry } from '@fms/contract/file';
import type { Vessel } from '@fms/contract/vessel';
import { lazy, Suspense } from 'react';
import { fileCalls } from '../../entities/file/index.ts';
import '../../language/exchange/file.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { doForEach, useFileAction } from './model/file-action.ts';
import { FILE_ADDRESS } from './model/file-address.ts';
import { getTree, joinPath } from './model/file-path.ts';
import { useFileFeed } from './model/use-file-feed.ts';
import { useOpenedFile } from './model/use-opened-file.ts';
import { useSideDrag } from './model/use-side-drag.ts';
import { ShipPane } from './pane/ship.pane.tsx';
import { ShorePane } from './pane/shore.pane.tsx';
import { usePane } from './pane/use-pane.ts';
import { ApprovalPanel } from './policy/approval.panel.tsx';
import { QuotaPanel } from './policy/quota.panel.tsx';
import { QueuePanel } from './queue/queue.panel.tsx';
import style from './style/file.module.css';
import { UploadPanel } from './upload/upload.panel.tsx';
import { useUploads } from './upload/use-uploads.ts';

const LookDialog = lazy(() => import('./preview/look.dialog.tsx'));

/** Going back closes what was looked at, and leads up again. */
const STEPS = ['look', 'ship', 'shore'] as const;

/** Files between ship and shore: what lies where, what travels and why it waits, and the rules of the line. */
export default function FileTab({ vessel }: { vessel: Vessel }) {
  const [state, change] = useAddressState(FILE_ADDRESS, STEPS);
  const mayWrite = vessel.permission.words.includes('file-write');
  useFileFeed(vessel.id);
  const opened = useOpenedFile(vessel, state.fileId);
  const shore = state.shore ?? opened.directory ?? 'to-vessel';
  const uploads = useUploads(vessel.id);
  const { fetchFiles, sendFiles } = useCrossing(vessel, state.ship);
  const look = ({ fileId }: Pick<FileEntry, 'fileId'>) => fileId !== null && change({ look: fileId });

  const shipPane = usePane({
    ...{ vesselId: vessel.id, directory: state.ship, words: state.shipWords, order: state.shipOrder },
    ...{ key: 'f', onSend: mayWrite ? fetchFiles : undefined, onFile: look },
    onDirectory: (ship) => change({ ship, shipWords: '' }),
  });
  const shorePane = usePane({
    ...{ vesselId: vessel.id, directory: shore, words: state.shoreWords, order: state.shoreOrder },
    ...{ key: 's', onSend: mayWrite ? sendFiles : undefined, onFile: look },
    onDirectory: (path) => change({ shore: path, fileId: undefined, shoreWords: '' }),
  });
  const upload = (files: readonly File[]) => uploads.start(getTree(shore) === 'to-vessel' ? shore : 'to-vessel', files);
  const dragOf = useSideDrag({
    mayWrite,
    onMove: (from) => (from === 'ship' ? fetchFiles(shipPane.files) : sendFiles(shorePane.files)),
    onFiles: upload,
  });
  return (
    <div className={style.tab} data-file-tab>
      <ShipPane {...{ vessel, state, change, mayWrite, pane: shipPane, drag: dragOf('ship') }} onFetch={fetchFiles} />
      <ShorePane
        {...{ vessel, state, change, mayWrite, directory: shore, pane: shorePane, drag: dragOf('shore') }}
        selected={opened.path}
        isMissing={opened.isMissing}
        onSend={sendFiles}
        onUpload={upload}
      />
      <UploadPanel uploads={uploads} />
      <QueuePanel vessel={vessel} mayWrite={mayWrite} onShow={look} />
      <div className={style.rules}>
        <QuotaPanel vessel={vessel} />
        <ApprovalPanel vessel={vessel} />
      </div>
      <Suspense>
        {state.look !== undefined && (
          <LookDialog
            key={state.look}
            vessel={vessel}
            fileId={state.look}
            onSend={mayWrite ? (fileId) => sendFiles([{ fileId }]) : undefined}
            onClose={() => change({ look: undefined })}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Asking the ship for files of a directory of its outbox, and sending on board what lies ashore. */
function useCrossing({ id: vesselId }: Vessel, directory: string) {
  const fetch = useFileAction(vesselId, (paths: readonly string[]) =>
    doForEach(paths, (path) => fileCalls.fetch({ vesselId, path, priority: 'normal' })),
  );
  const send = useFileAction(vesselId, (fileIds: readonly number[]) =>
    doForEach(fileIds, (fileId) => fileCalls.send({ fileId, priority: 'normal' })),
  );
  return {
    fetchFiles: (files: readonly Pick<FileEntry, 'name'>[]) =>
      fetch.mutate(files.map(({ name }) => joinPath(directory, name))),
    sendFiles: (files: readonly Pick<FileEntry, 'fileId'>[]) =>
      send.mutate(files.flatMap(({ fileId }) => fileId ?? [])),
  };
}
