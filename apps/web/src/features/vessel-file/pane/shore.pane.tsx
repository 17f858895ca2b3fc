import type { FileEntry } from '@fms/contract/file';
import type { Vessel } from '@fms/contract/vessel';
import { formatBytes } from '@fms/domain/format';
import { Segmented } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { Button, FileButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fileQueries } from '../../../entities/file/index.ts';
import { useText } from '../../../language/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import type { FileAddress } from '../model/file-address.ts';
import { getTree, SHORE_TREES } from '../model/file-path.ts';
import type { SideDrag } from '../model/use-side-drag.ts';
import { MarkedFoot } from '../part/marked-foot.tsx';
import style from '../style/file.module.css';
import { FilePane } from './file-pane.tsx';
import { PathCrumbs } from './path-crumbs.tsx';
import type { PaneState } from './use-pane.ts';

interface ShorePaneProps {
  readonly vessel: Vessel;
  readonly state: FileAddress;
  readonly change: ChangeAddress<FileAddress>;
  readonly directory: string;
  readonly pane: PaneState;
  readonly mayWrite: boolean;
  readonly selected: string | undefined;
  /** The address names a file that is not there. */
  readonly isMissing: boolean;
  readonly onSend: (files: readonly FileEntry[]) => void;
  readonly onUpload: (files: readonly File[]) => void;
  readonly drag: SideDrag;
}

const TITLES = { 'to-vessel': 'TREE_TO_VESSEL', 'from-vessel': 'TREE_FROM_VESSEL' } as const;

/** What lies ashore: what goes on board, which is filled here, and what the ship sent. */
export function ShorePane(props: ShorePaneProps) {
  const { vessel, state, change, directory, pane, mayWrite, isMissing, onSend, onUpload, ...rest } = props;
  const t = useText();
  const tree = SHORE_TREES.find((name) => name === getTree(directory)) ?? 'to-vessel';
  const isUpload = mayWrite && tree === 'to-vessel';
  const open = (path: string) => change({ shore: path, fileId: undefined });
  const { files } = pane;
  const hint = mayWrite ? (isUpload ? 'SHORE_FOOT' : 'SHORE_FOOT_RECEIVED') : 'FILE_NO_RIGHT';
  return (
    <FilePane
      side="shore"
      title={t('SHORE_SIDE')}
      note={<StoredNote vessel={vessel} />}
      directory={directory}
      place={
        <span className={style.place}>
          <Segmented
            label={t('SHORE_TREE')}
            value={tree}
            onChange={open}
            options={SHORE_TREES.map((value) => ({ value, label: t(TITLES[value]) }))}
          />
          {directory !== tree && <PathCrumbs path={directory} root={t(TITLES[tree])} onOpen={open} />}
        </span>
      }
      actions={
        isUpload && (
          <FileButton multiple onChange={onUpload}>
            {(button) => (
              <Button size="xs" variant="default" leftSection={<Icon name="upload" size={16} />} {...button}>
                {t('UPLOAD_FILES')}
              </Button>
            )}
          </FileButton>
        )
      }
      pane={pane}
      words={state.shoreWords}
      onWords={(shoreWords) => change({ shoreWords })}
      order={state.shoreOrder}
      onOrder={(shoreOrder) => change({ shoreOrder })}
      isFixed={!mayWrite}
      empty={{ title: t('NO_SHORE_FILES'), detail: t(isUpload ? 'NO_SHORE_FILES_UPLOAD' : 'NO_SHORE_FILES_DETAIL') }}
      {...rest}
      foot={
        <MarkedFoot
          files={files}
          hint={t(hint, { vessel: vessel.name })}
          mayWrite={mayWrite}
          icon="upload"
          action={t('SEND_TO_SHIP')}
          onAction={onSend}
        />
      }
    >
      {isMissing && (
        <p className={style.missing} role="status">
          {t('FILE_GONE')}
        </p>
      )}
    </FilePane>
  );
}

/** How much of the quota ashore is used. */
function StoredNote({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { data } = useQuery(fileQueries.policy(vessel.id));
  if (data === undefined) return null;
  const { used, keep } = data;
  return (
    <span className="fms-label">
      {t('STORED_OF', { used: formatBytes(used.storeBytes), quota: formatBytes(keep.quotaBytes) })}
    </span>
  );
}
